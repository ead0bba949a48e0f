import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { either } from './language/speak.ts'
import { arrive, offerCar } from './people.ts'
import { expect, test, type Product } from './product.ts'

const exec = promisify(execFile)

/** Lets offers end by themselves. */
async function end(product: Product, ids: string[]): Promise<void> {
  await exec(process.execPath, ['server/testing/end-offers.ts', ...ids], { env: { ...process.env, ...product.store } })
}

test('ended offers say so at their address, and are renewed at once by keyboard, with undo', async ({
  browser,
  page,
  product,
}) => {
  const alice = await arrive(browser, product, 'alice')
  const model = `Ended ${alice.username}`
  const id = await offerCar(alice, { brand: 'Subaru', model })
  const also = await offerCar(alice, { brand: 'Subaru', model: `Also ${model}` })
  const other = await offerCar(alice, { brand: 'Subaru', model: `Still ${model}` })
  await end(product, [id, also])

  expect((await page.goto(`/c/${id}-subaru-ended-2019`))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'This offer is not for sale at the moment.' })).toBeVisible()
  await expect(page.getByText(either(/^It ended on .*; its owner/, /^Обявата изтече на/))).toBeVisible()
  await expect(page.locator(`a[href^="/c/${other}"]`)).toBeVisible()

  const bobby = await arrive(browser, product, 'bobby')
  await bobby.page.goto(`/themes/${id}`)
  await expect(bobby.page.getByText(/^Expired on/)).toBeVisible()
  const similar = bobby.page.getByRole('region', { name: 'Similar cars' })
  await expect(similar.locator(`a[href="/themes/${other}"]`)).toBeVisible()

  await alice.page.goto('/profile')
  await alice.page.getByRole('button', { name: 'Renew all 2' }).press('Enter')
  await expect(
    alice.page.getByText(either(/^2 offers are for sale again\.$/, /^Подновени са 2 обяви\.$/)),
  ).toBeVisible()
  // Undo stays while one looks at what has come of it.
  await expect(alice.page.getByRole('heading', { name: 'Posts' })).toBeFocused()
  const posts = alice.page.getByRole('main').getByRole('listitem')
  await expect(posts.filter({ hasText: 'Expired' })).toHaveCount(0)
  await alice.page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(
    alice.page.getByText(either(/^2 offers have ended again\.$/, /^Отново са изтекли 2 обяви\.$/)),
  ).toBeVisible()
  await expect(posts.filter({ hasText: 'Expired' })).toHaveCount(2)
  await alice.page.getByRole('button', { name: 'Renew all 2' }).press('Enter')
  await expect(posts.filter({ hasText: 'Expired' })).toHaveCount(0)
  await page.goto(`/c/${id}-subaru-ended-2019`)
  await expect(page.getByRole('heading', { level: 1, name: `Subaru ${model}` })).toBeVisible()
})
