import { gotoHearing } from './hearing.ts'
import { arrive, offerCar, type Person } from './people.ts'
import { expect, test } from './product.ts'

async function saveSearch({ page }: Person, query: string): Promise<void> {
  await page.goto(`/themes?${query}`)
  await page.getByRole('button', { name: 'Save this search' }).click()
  await expect(page.getByText(/^Saved: /)).toBeVisible()
}

test('what comes to fit a saved search is told at once and counted; not when its alerts are off', async ({
  browser,
  product,
}) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  const { page } = bobby
  await saveSearch(bobby, 'brand=Mazda&priceTo=15000')
  await saveSearch(bobby, 'brand=Volvo')
  await gotoHearing(page, '/home', 'alerts')
  await offerCar(alice, { brand: 'Mazda', model: 'Too dear', price: 16_000 })
  await offerCar(alice, { brand: 'Mazda', model: 'Six', price: 14_000 })
  await expect(page.getByText('Mazda, up to 15000: Mazda Six')).toBeVisible()
  await expect(page.getByText(/Too dear/)).toHaveCount(0)

  await page.goto('/searches')
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Mazda, up to 15000' }) })
  await expect(row.getByText('+1 new')).toBeVisible()
  const feed = row.getByRole('link', { name: 'JSON feed, Mazda, up to 15000' })
  await expect(feed).toHaveAttribute('href', '/feed.json?brand=Mazda&priceTo=15000')
  await expect(row.getByRole('link', { name: 'Mazda Six, 2019' })).toBeVisible()
  await row
    .getByRole('radiogroup', { name: /^Alerts/ })
    .getByLabel('Off')
    .check()
  await expect(row.getByText('Alerts are off.')).toBeVisible()
  await offerCar(alice, { brand: 'Mazda', model: 'Unheard', price: 13_000 })
  await offerCar(alice, { brand: 'Volvo', model: 'Heard' })
  await expect(page.getByText('Volvo: Volvo Heard')).toBeVisible()
  await expect(page.getByText(/: Mazda Unheard/)).toHaveCount(0)

  await row.getByRole('link', { name: 'Show cars' }).click()
  await expect(page).toHaveURL('/themes?brand=Mazda&priceTo=15000')
  await page.goto('/searches')
  await expect(row.getByText('Alerts are off.')).toBeVisible()
  await expect(row.getByText(/new$/)).toHaveCount(0)
})

test('offers that come together are told together', async ({ browser, product }) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  const { page } = bobby
  await saveSearch(bobby, 'brand=Lexus&priceTo=9000')
  await gotoHearing(page, '/home', 'alerts')
  const offers = Array.from({ length: 12 }, (_none, i) =>
    offerCar(alice, { brand: 'Lexus', model: `Batch ${i}`, price: 8000 + i }),
  )
  await Promise.all(offers)
  const toasts = page.getByRole('status').filter({ hasText: 'Lexus, up to 9000' })
  await expect(toasts.getByText(/^Lexus, up to 9000: \d+ new offers$/).first()).toBeVisible()
  expect(await toasts.getByRole('button', { name: 'Show' }).count()).toBeLessThanOrEqual(3)
  await toasts.getByRole('button', { name: 'Show' }).first().click()
  await expect(page.getByText('+12 new')).toBeVisible()
})

test('the search box saves what it understands', async ({ browser, product }) => {
  const { page } = await arrive(browser, product, 'alice')
  await page.goto('/themes')
  await page.getByRole('combobox', { name: 'Find a car' }).fill('mazda dizel do 20000')
  await page.getByRole('option', { name: 'Save this search and be told at once' }).click()
  await expect(page.getByText('Saved: Mazda, Diesel, up to 20000.')).toBeVisible()
})
