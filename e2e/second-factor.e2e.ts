import { type Page } from '@playwright/test'
import { appCodeAt } from './app-codes.ts'
import { setUpApp } from './app-setup.ts'
import { bringAxe, violationsOf } from './axe.ts'
import { arrive, password } from './people.ts'
import { expect, test } from './product.ts'

const stepMs = 30_000

async function openAndSetUp(page: Page) {
  await page.goto('/profile/settings')
  return setUpApp(page)
}

async function givePassword(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Second step' })).toBeVisible()
}

test('an app is set up in the settings, and login asks for its code', async ({ browser, product }) => {
  const alice = await arrive(browser, product, 'alice')
  const { secret, codes } = await openAndSetUp(alice.page)
  expect(codes).toHaveLength(10)
  await expect(alice.page.getByText(codes[0] ?? '')).toHaveCount(0)
  await expect(alice.page.getByText('10 codes are left.')).toBeVisible()

  const page = await (await browser.newContext({ baseURL: product.address })).newPage()
  await page.goto('/login?next=/profile')
  await givePassword(page, alice.email)
  await bringAxe(page)
  expect(await violationsOf(page)).toEqual([])
  await page.getByLabel('Code').fill('123456')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('alert')).toHaveText(/That code is not right/)
  await page.getByLabel('Code').fill(appCodeAt(secret, Date.now() + stepMs))
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/profile')
})

test('without the phone a backup code logs in, once, and the app is removed', async ({ browser, product }) => {
  const alice = await arrive(browser, product, 'alice')
  const { codes } = await openAndSetUp(alice.page)
  const page = await (await browser.newContext({ baseURL: product.address })).newPage()
  await page.goto('/login?next=/profile/settings')
  await givePassword(page, alice.email)
  await page.getByRole('button', { name: 'Back to the password' }).click()
  await givePassword(page, alice.email)
  await page.getByLabel('Code').fill((codes[0] ?? '').toLowerCase())
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/profile/settings')
  await expect(page.getByText('9 codes are left.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove the app' }).click()
  await expect(page.getByText('The app is removed.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Set up an app' })).toBeVisible()
})

test('what is dangerous asks again for the password when it was given long ago', async ({ browser, product }) => {
  const alice = await arrive(browser, product, 'alice')
  const { page } = alice
  let refusals = 1
  await page.route(/auth\/factors\/app/, (route) =>
    refusals-- > 0
      ? route.fulfill({ status: 403, json: { error: 'Please confirm first that it is you.', code: 'confirmFirst' } })
      : route.continue(),
  )
  await page.goto('/profile/settings')
  await page.getByRole('button', { name: 'Set up an app' }).click()
  const dialog = page.getByRole('dialog', { name: 'Is it you?' })
  await dialog.getByLabel('Current password').fill('not this one')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('The current password is not right.')
  await dialog.getByLabel('Current password').fill(password)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('dialog', { name: 'Authenticator app' })).toBeVisible()
  await bringAxe(page)
  expect(await violationsOf(page)).toEqual([])
})

test('password fields are masked and known to password managers, and take what is pasted', async ({ page }) => {
  for (const [path, autocomplete] of [
    ['/login', 'current-password'],
    ['/register', 'new-password'],
  ] as const) {
    await page.goto(path)
    const field = page.getByLabel('Password', { exact: true })
    await expect(field).toHaveAttribute('type', 'password')
    await expect(field).toHaveAttribute('autocomplete', autocomplete)
    await field.focus()
    await page.keyboard.insertText('pasted at once')
    await expect(field).toHaveValue('pasted at once')
  }
})
