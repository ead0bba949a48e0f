import { readFile } from 'node:fs/promises'
import { type Page } from '@playwright/test'
import { arrive, offerCar, password } from './people.ts'
import { either } from './language/speak.ts'
import { expect, test } from './product.ts'

/** Presses a button of the settings and enters the password in its dialog. */
async function confirm(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: action }).click()
  const dialog = page.getByRole('dialog', { name: action })
  await dialog.getByLabel('Current password').fill(password)
  await dialog.getByRole('button', { name: action }).click()
  await expect(dialog).toBeHidden()
}

test("hidden contacts vanish from another person's open page at once, or are shown on request", async ({
  browser,
  product,
}) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby', 'Male')]
  const email = bobby.page.getByText(`Email: ${alice.email}`)
  const telephone = bobby.page.getByText('Telephone number: 0888 123 456')
  await bobby.page.goto(`/all-users/${alice.id}`)
  await expect(email).toBeVisible()
  await expect(telephone).toBeVisible()
  const call = bobby.page.getByText('Call', { exact: true })
  await expect(call).toHaveAttribute('href', /^tel:/)

  await alice.page.goto('/profile')
  await alice.page.getByRole('link', { name: 'Settings' }).click()
  await expect(alice.page).toHaveURL('/profile/settings')
  await expect(alice.page).toHaveTitle('Settings · Volan')
  const choice = (group: string, name: string) =>
    alice.page.getByRole('radiogroup', { name: group }).getByRole('radio', { name })
  await choice('Telephone number', 'On tap').check()
  await choice('Email', 'Hidden').check()
  await alice.page.getByRole('button', { name: 'Save' }).click()
  await expect(alice.page.getByText('Saved.')).toBeVisible()

  await expect(email).toBeHidden()
  await expect(telephone).toBeHidden()
  await bobby.page.getByRole('button', { name: 'Show telephone' }).click()
  await expect(telephone).toBeVisible()
  await alice.page.reload()
  await expect(alice.page.getByText('1 person opened your number.')).toBeVisible()
  await choice('Telephone number', 'Hidden').check()
  await alice.page.getByRole('button', { name: 'Save' }).click()
  await expect(telephone).toBeHidden()
  await expect(bobby.page.getByRole('button', { name: 'Show telephone' })).toBeHidden()
  await expect(call).toHaveCount(0)
})

test('two people exchange messages though one hides their e-mail', async ({ browser, product }) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby', 'Male')]
  const privacy = { telephoneShown: 'shown', emailShown: 'hidden' }
  await alice.context.request.put(`/api/auth/privacy?auth=${alice.token}`, { data: privacy })
  await bobby.page.goto(`/chats/${alice.id}`)
  await alice.page.goto(`/chats/${bobby.id}`)
  for (const { page } of [alice, bobby]) await expect(page.getByText('Live', { exact: true })).toBeVisible()
  for (const [from, text] of [
    [bobby, 'Is it still there?'],
    [alice, 'Yes, come and see it.'],
  ] as const) {
    await from.page.getByPlaceholder('Type your message').fill(text)
    await from.page.getByRole('button', { name: 'Send' }).click()
    for (const { page } of [alice, bobby]) await expect(page.getByText(text)).toHaveCount(1)
  }
  await expect(bobby.page.getByRole('log').getByText(alice.username)).toBeVisible()
  await expect(bobby.page.getByText(alice.email)).toHaveCount(0)
})

test('a session ended in the settings is logged out in the other browser at once', async ({ browser, product }) => {
  const alice = await arrive(browser, product, 'alice')
  const phone = await browser.newContext({ baseURL: product.address, userAgent: 'Firefox/130.0 Android' })
  const page = await phone.newPage()
  await page.goto('/login?next=/profile')
  await page.getByLabel('Email').fill(alice.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/profile')

  await alice.page.goto('/profile/settings')
  await expect(alice.page.getByText('This device')).toHaveCount(1)
  await alice.page
    .getByRole('button', { name: either(/Log out Firefox, Android/, /Изход от Firefox, Android/) })
    .click()
  await expect(alice.page.getByText('1 session ended.')).toBeVisible()
  // The same in both languages: names of programs.
  await expect(alice.page.getByText('Firefox, Android')).toBeHidden()
  await expect(page).toHaveURL(/\/login\?authFailed=true/)
  await expect(alice.page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
})

test('the printed code replaces a forgotten password', async ({ browser, product }) => {
  const alice = await arrive(browser, product, 'alice')
  await alice.page.goto('/profile/settings')
  await confirm(alice.page, 'Make a recovery code')
  const code =
    (await alice.page
      .getByText(/^([0-9A-Z]{5}-){4}[0-9A-Z]{5}$/)
      .first()
      .textContent()) ?? ''
  const shown = alice.page.getByText(code).filter({ visible: true })
  await alice.page.emulateMedia({ media: 'print' })
  await expect(shown).toHaveCount(1)
  await expect(alice.page.getByRole('heading', { name: 'Sessions' })).toBeHidden()
  await alice.page.emulateMedia({ media: 'screen' })
  await expect(shown).toHaveCount(1)
  await alice.page.getByRole('button', { name: 'Done' }).click()
  await expect(alice.page.getByText(code)).toHaveCount(0)
  await expect(alice.page.getByText(/You made one on/)).toBeVisible()

  const forgetful = await browser.newContext({ baseURL: product.address })
  const page = await forgetful.newPage()
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'New password' })).toBeVisible()
  await expect(page).toHaveTitle('New password · Volan')
  await page.getByLabel('Email').fill(alice.email)
  await page.getByLabel('Recovery code').fill('00000-00000-00000-00000-00000')
  await page.getByLabel('New password', { exact: true }).fill('another correct horse')
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page.getByRole('alert')).toHaveText('Email and recovery code do not belong together.')
  await page.getByLabel('Recovery code').fill(code.toLowerCase().replaceAll('-', ' '))
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
  await page.getByLabel('Email').fill(alice.email)
  await page.getByLabel('Password', { exact: true }).fill('another correct horse')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/home')
  // Her other browser has learned of it.
  await expect(alice.page).toHaveURL(/\/login\?authFailed=true/)
})

test("the person's data is prepared and downloaded once", async ({ browser, product }) => {
  const alice = await arrive(browser, product, 'alice')
  await offerCar(alice, { description: 'Known by its own words.' })
  // A session of the browser itself, because the download uses its cookie.
  await alice.page.goto('/profile/settings')
  await confirm(alice.page, 'Prepare my data')
  await expect(alice.page.getByText(/Your data is ready/)).toBeVisible()
  const downloading = alice.page.waitForEvent('download')
  await alice.page.getByRole('button', { name: 'Download' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('volan-data.zip')
  expect(download.url()).not.toContain(alice.token)
  const bytes = await readFile(await download.path())
  expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004')
  expect(bytes.includes('data.json')).toBe(true)
  await expect(alice.page.getByText('You have downloaded your data.')).toBeVisible()
  expect((await alice.context.request.get(download.url())).status()).toBe(404)
})

test('a deletion is planned for 14 days later and can be cancelled', async ({ browser, product }) => {
  const alice = await arrive(browser, product, 'alice')
  const { page } = alice
  await page.goto('/profile/settings')
  await confirm(page, 'Delete my account')
  const notice = page.getByText(/Your account will be deleted on/)
  await expect(notice).toBeVisible()
  await page.reload()
  await expect(notice).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeHidden()
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await expect(notice).toBeHidden()
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible()
})

test('the password is changed in the settings', async ({ browser, product }) => {
  const { page } = await arrive(browser, product, 'alice')
  await page.goto('/profile/settings')
  await page.getByRole('button', { name: 'Change password' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change password' })
  await dialog.getByLabel('Current password').fill('not this one')
  await dialog.getByLabel('New password', { exact: true }).fill('another correct horse')
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('The current password is not right.')
  await dialog.getByLabel('Current password').fill(password)
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(/Your password is changed/)).toBeVisible()
})
