import { thereAndBack } from './language-choice.ts'
import { openMailServer } from './mailed-letters.ts'
import { arrive, password } from './people.ts'
import { expect, startProduct, test } from './product.ts'

test('a mailed link replaces a forgotten password, and its token leaves no trace', async ({ browser }) => {
  const mail = await openMailServer()
  const product = await startProduct({ SMTP_URL: mail.url, SITE_URL: 'https://cars.example' })
  try {
    const alice = await arrive(browser, product, 'alice')
    const page = await (await browser.newContext({ baseURL: product.address })).newPage()
    const asked: string[] = []
    page.on('request', (request) => asked.push(`${request.url()} ${JSON.stringify(request.headers())}`))
    await page.goto('/login')
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'New password' })).toBeVisible()
    await page.getByLabel('Email').fill(alice.email)
    await page.getByRole('button', { name: 'Send me a link' }).click()
    await expect(page.getByText(/a link is on its way/)).toBeVisible()
    const link = /https:\/\/cars\.example(\/recover#token=([\w-]{43}))/
    await expect.poll(() => mail.letters.filter((letter) => link.test(letter)).length).toBe(1)
    const [, path = '', token = ''] = link.exec(mail.letters.join('\n')) ?? []

    await page.goto('/home')
    await page.goto(path)
    await expect(page.getByLabel('New password', { exact: true })).toBeVisible()
    await expect(page).toHaveURL('/recover')
    // The link is not lost with the language in which its page opened.
    await thereAndBack(page)
    await expect(page).toHaveURL('/recover')
    await page.getByLabel('New password', { exact: true }).fill(`${password} again`)
    await page.getByRole('button', { name: 'Set new password' }).click()
    await expect(page).toHaveURL('/login')
    await page.goBack()
    await expect(page).toHaveURL('/home')
    expect(asked.filter((request) => request.includes(token))).toEqual([])

    await page.goto('/login')
    await page.getByLabel('Email').fill(alice.email)
    await page.getByLabel('Password', { exact: true }).fill(`${password} again`)
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page).toHaveURL('/home')
  } finally {
    await product.stop()
    await mail.stop()
  }
})
