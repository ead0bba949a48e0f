import { arrive, offerCar } from './people.ts'
import { untilHydrated } from './hydrated.ts'
import { expect, test } from './product.ts'
import { translate } from './translator.ts'

test('a buyer does all in a page that the browser translates', async ({ browser, product }) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  const [dear, cheap] = ['Translated dear', 'Translated cheap']
  await offerCar(alice, { model: dear, price: 90_000 })
  const id = await offerCar(alice, { model: cheap, price: 9000 })
  const { page } = bobby
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto('/themes?brand=BMW&q=translated')
  const count = page.getByText(/»?\d+ offers?«?/).first()
  await expect(page.getByRole('combobox', { name: 'Sort' })).toBeVisible()
  await translate(page)
  await expect(count).toHaveText(/^»2 offers/)

  await page
    .locator('input')
    .and(page.getByLabel(/Price.*to/i))
    .first()
    .fill('10000')
  await expect(count).toHaveText(/^»1 offer/)
  await page
    .getByRole('link', { name: `BMW ${cheap}` })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: `BMW ${cheap}` })).toBeVisible()

  await page.getByLabel('Add comment').fill('Is it still there?')
  await page.getByRole('button', { name: 'Post' }).click()
  await expect(page.getByRole('log').getByText('Is it still there?')).toBeVisible()
  await page.goBack()
  await expect(count).toHaveText(/^»1 offer/)
  await page.goto(`/chats/${alice.id}`)
  await translate(page)
  await page.getByRole('textbox', { name: /message/i }).fill('I come today')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('log').getByText('I come today')).toBeVisible()
  expect(errors).toEqual([])
  expect(id).not.toBe('')
})

test('a page that was translated before it was hydrated becomes live', async ({ browser, product }) => {
  const alice = await arrive(browser, product, 'alice')
  await offerCar(alice, { model: 'Translated early' })
  const context = await browser.newContext({ baseURL: product.address })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto('/themes?q=early', { waitUntil: 'commit' })
  await page.locator('h1').waitFor()
  await translate(page)
  await untilHydrated(page)
  await expect(page.getByRole('combobox', { name: 'Sort' })).toBeVisible()
  await page.getByRole('link', { name: 'BMW Translated early' }).first().click()
  // What the car is stands above the login.
  await expect(page.getByRole('heading', { level: 1, name: /Login/ })).toBeVisible()
  await expect(page.getByText('BMW Translated early').first()).toBeVisible()
  expect(errors).toEqual([])
})
