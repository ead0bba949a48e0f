import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { appCodeAt } from './app-codes.ts'
import { setUpApp } from './app-setup.ts'
import { bringAxe, violationsOf } from './axe.ts'
import { arrive, arriveAgain, offerCar, password } from './people.ts'
import { expect, startProduct, test } from './product.ts'

const exec = promisify(execFile)

test('a moderator has no powers in a browser until it has used a second factor', async ({ browser }) => {
  const product = await startProduct({ ROLES_NEED_FACTOR: '1' })
  try {
    const [erica, alice] = [await arrive(browser, product, 'erica'), await arrive(browser, product, 'alice')]
    const id = await offerCar(alice)
    const role = ['server/moderation/role.ts', erica.email, 'moderator']
    await exec(process.execPath, role, { env: { ...process.env, ...product.store } })
    const hide = async ({ context, token }: typeof erica) => {
      const data = { state: 'hidden', reason: 'It is a boat.' }
      return (await context.request.put(`/api/moderation/offers/${id}?auth=${token}`, { data })).status()
    }
    expect(await hide(erica)).toBe(403)
    const older = await arriveAgain(browser, product, erica)
    await erica.page.goto('/profile/settings')
    const notice = 'What your role allows counts only where you have used a second factor.'
    await expect(erica.page.getByText(notice)).toBeVisible()
    const { secret } = await setUpApp(erica.page)
    await expect(erica.page.getByText(notice)).toHaveCount(0)
    expect(await hide(erica)).toBe(200)

    // A session that began before uses it now.
    expect(await hide(older)).toBe(403)
    await older.page.goto('/profile/settings')
    await older.page.getByRole('button', { name: 'Use it now' }).click()
    const dialog = older.page.getByRole('dialog', { name: 'Is it you?' })
    await bringAxe(older.page)
    expect(await violationsOf(older.page)).toEqual([])
    await dialog.getByRole('button', { name: 'With the password' }).click()
    await dialog.getByLabel('Current password').fill(password)
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await expect(dialog).toBeHidden()
    await expect(older.page.getByText(notice)).toBeVisible()
    await older.page.getByRole('button', { name: 'Use it now' }).click()
    await dialog.getByLabel('Code').fill(appCodeAt(secret, Date.now() + 30_000))
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await expect(older.page.getByText(notice)).toHaveCount(0)
    expect(await hide(older)).toBe(200)
  } finally {
    await product.stop()
  }
})
