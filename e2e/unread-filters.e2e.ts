import { type Page } from '@playwright/test'
import { bringAxe, violationsOf } from './axe.ts'
import { either } from './language/speak.ts'
import { arrive, offerCar } from './people.ts'
import { expect, test } from './product.ts'

const box = (page: Page) => page.getByRole('combobox', { name: 'Find a car' })
const chip = (page: Page, name: string | RegExp) =>
  page.getByRole('list', { name: 'Chosen filters' }).getByRole('button', { name })
const unread = (page: Page) => page.getByRole('status', { name: 'Filters that were not understood' })
const inTexts = (page: Page) => page.getByRole('button', { name: /^Look for "48990" in texts: 1 car$/ })

test('an address with filters that are none says which, and filters by the others', async ({
  browser,
  page,
  product,
}) => {
  const alice = await arrive(browser, product, 'alice')
  const model = `Elise ${alice.username}`
  await offerCar(alice, { brand: 'Ferrari', model })
  await page.goto('/themes?brand=ferrari&priceTo=abc&engine=Steam')
  await expect(unread(page)).toContainText(
    either(
      /^Not understood, so it does not filter: Price, to: "abc"; Engine type: "Steam"/,
      /^Не е разбрано и не се прилага: Цена, до: „abc“; Двигател: „Steam“/,
    ),
  )
  await expect(page.getByRole('heading', { level: 2, name: `Ferrari ${model}` })).toBeVisible()
  await bringAxe(page)
  expect(await violationsOf(page)).toEqual([])
  await unread(page).getByRole('button', { name: 'Remove from the address' }).click()
  await expect(page).toHaveURL('/themes?brand=Ferrari')
  await expect(unread(page)).toHaveCount(0)
  await page.goto('/themes?brand=Lada')
  await expect(unread(page)).toContainText('Lada is not among the brands of Volan.')
})

test('a number alone is read as a price, which is said and undone', async ({ browser, page, product }) => {
  const alice = await arrive(browser, product, 'alice')
  const model = `Macan ${alice.username}`
  await offerCar(alice, { brand: 'Porsche', model, price: 60_000, description: `Belt at 48990 km, ${alice.username}.` })
  await page.goto('/themes?brand=Porsche')
  await expect(chip(page, 'Remove Porsche')).toBeVisible()
  await box(page).fill('48990')
  await expect(page.locator('dl').first()).toContainText('up to 48990 BGN')
  await expect(page.getByRole('option', { name: 'Look for "48990" in texts: 1 car' })).toBeVisible()
  await box(page).press('Enter')
  await expect(page).toHaveURL('/themes?brand=Porsche&priceTo=48990')
  await expect(page.getByText('"48990" was read as a price:')).toBeVisible()
  await inTexts(page).click()
  await expect(page).toHaveURL('/themes?brand=Porsche&word=48990')
  await expect(page.getByRole('heading', { level: 2, name: `Porsche ${model}` })).toBeVisible()
  await expect(inTexts(page)).toHaveCount(0)

  // An address with the words says the same.
  await page.goto('/themes?brand=Porsche&q=48990')
  await expect(page).toHaveURL('/themes?brand=Porsche&priceTo=48990')
  await expect(inTexts(page)).toBeVisible()
})

test('the currency of a price filter back and forth changes nothing', async ({ page }) => {
  await page.goto('/themes?priceFrom=5000&priceTo=15000')
  await page.getByRole('radio', { name: 'EUR' }).check()
  await expect(page).toHaveURL('/themes?priceFrom=2556.46&priceTo=7669.38&currency=EUR')
  await expect(page.getByLabel('Price, EUR, to')).toHaveValue('7669.38')
  await page.getByRole('radio', { name: 'BGN' }).check()
  await expect(page).toHaveURL('/themes?priceFrom=5000&priceTo=15000')
  await page.getByRole('radio', { name: 'EUR' }).check()
  await expect(page).toHaveURL('/themes?priceFrom=2556.46&priceTo=7669.38&currency=EUR')
})
