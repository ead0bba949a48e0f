import { openMailServer, type MailServer } from './mailed-letters.ts'
import { arrive, newRegistration, password } from './people.ts'
import { expect, startProduct, test } from './product.ts'

/** The path of the link that a letter to an address holds. */
async function linkTo(mail: MailServer, email: string): Promise<string> {
  const link = /https:\/\/cars\.example(\/confirm-email\/[\w-]{43})/
  const sent = () => mail.letters.findLast((letter) => letter.includes(`To: ${email}`) && link.test(letter)) ?? ''
  await expect.poll(sent).not.toBe('')
  return link.exec(sent())?.[1] ?? ''
}

test('where letters are sent, an address is confirmed and changed by them', async ({ browser }) => {
  const mail = await openMailServer()
  const product = await startProduct({ SMTP_URL: mail.url, SITE_URL: 'https://cars.example' })
  try {
    const { page, context, email } = await arrive(browser, product, 'alice')
    const letter = await context.newPage()
    await page.goto('/profile/settings')
    await expect(page.getByText('Nobody has confirmed it yet.')).toBeVisible()
    await page.getByRole('button', { name: 'Set up an app' }).click()
    await expect(page.getByText(/Please confirm your email first/)).toBeVisible()
    await letter.goto(await linkTo(mail, email))
    await letter.getByRole('button', { name: 'Yes, confirm it' }).click()
    await expect(letter.getByText(`${email} is confirmed.`)).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Email of the account' })).toBeVisible()
    await expect(page.getByText('Nobody has confirmed it yet.')).toHaveCount(0)

    const newEmail = newRegistration('alice.new').email
    await page.getByRole('button', { name: 'Change email' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change email' })
    await dialog.getByLabel('New email').fill(newEmail)
    await dialog.getByLabel('Current password').fill(password)
    await dialog.getByRole('button', { name: 'Change email' }).click()
    await expect(page.getByText(`A letter to ${newEmail} is on its way. Its link works for two days.`)).toBeVisible()
    await letter.goto(await linkTo(mail, newEmail))
    await letter.getByRole('button', { name: 'Yes, confirm it' }).click()
    await expect(letter.getByText(`${newEmail} is confirmed.`)).toBeVisible()
    await page.reload()
    await expect(page.getByText(newEmail, { exact: true })).toBeVisible()
    await expect.poll(() => mail.letters.findLast((one) => one.includes(newEmail)) ?? '').toContain(`To: ${email}`)
  } finally {
    await product.stop()
    await mail.stop()
  }
})

test('where no letters are sent, the password changes the address', async ({ browser, product }) => {
  const { page } = await arrive(browser, product, 'alice')
  const newEmail = newRegistration('alice.new').email
  await page.goto('/profile/settings')
  await page.getByRole('button', { name: 'Change email' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change email' })
  await dialog.getByLabel('New email').fill(newEmail)
  await dialog.getByLabel('Current password').fill('not this one')
  await dialog.getByRole('button', { name: 'Change email' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('The current password is not right.')
  await dialog.getByLabel('Current password').fill(password)
  await dialog.getByRole('button', { name: 'Change email' }).click()
  await expect(page.getByText(/Your email is changed/)).toBeVisible()
  await expect(page.getByText(newEmail, { exact: true })).toBeVisible()
  await page.goto('/notifications')
  await expect(page.getByRole('link', { name: 'The email of your account was changed' })).toBeVisible()
})
