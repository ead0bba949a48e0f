import { type Page } from '@playwright/test'
import { appCodeAt } from './app-codes.ts'
import { expect } from './product.ts'

/** Sets up an authenticator app in the open settings; answers its secret and the backup codes. */
export async function setUpApp(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.getByRole('button', { name: 'Set up an app' }).click()
  const dialog = page.getByRole('dialog', { name: 'Authenticator app' })
  await expect(dialog.getByRole('img', { name: 'QR code of the key' })).toBeVisible()
  const secret = ((await dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '').replaceAll(' ', '')
  await dialog.getByLabel('Code that the app shows').fill('000000')
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(/That code is not right/)
  await dialog.getByLabel('Code that the app shows').fill(appCodeAt(secret, Date.now()))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(dialog).toBeHidden()
  const codes = await page.getByRole('status').getByRole('listitem').allTextContents()
  await page.getByRole('button', { name: 'Done' }).click()
  return { secret, codes }
}
