import { answered } from './answered.ts'
import { gotoSubscribed } from './goto-subscribed.ts'
import { arrive, offerCar, password, type Person } from './people.ts'
import { either } from './language/speak.ts'
import { expect, test } from './product.ts'

async function saveSearch({ page }: Person, query: string): Promise<void> {
  await page.goto(`/themes?${query}`)
  await page.getByRole('button', { name: 'Save this search' }).click()
  await expect(page.getByText(/^Saved:/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Saved search' }).first()).toHaveAttribute('href', '/searches')
}

test('a new match of a saved search is reported at once and counted, unless its alerts are off', async ({
  browser,
  product,
}) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  const { page } = bobby
  const [dear, six, unheard, heard] = ['Too dear', 'Six', 'Unheard', 'Heard'].map((one) => `${one} ${alice.username}`)
  await saveSearch(bobby, 'brand=Mazda&priceTo=15000')
  await saveSearch(bobby, 'brand=Volvo')
  await gotoSubscribed(page, '/home', 'alerts')
  await offerCar(alice, { brand: 'Mazda', model: dear!, price: 16_000 })
  await offerCar(alice, { brand: 'Mazda', model: six!, price: 14_000 })
  await expect(page.getByText(`Mazda, up to 15000 BGN: Mazda ${six}`)).toBeVisible()
  await expect(page.getByText(`: Mazda ${dear}`)).toHaveCount(0)

  await gotoSubscribed(page, '/searches', 'alerts')
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Mazda, up to 15000 BGN' }) })
  await expect(row.getByText(either(/^\+1 new$/, /^\+1 нова$/))).toBeVisible()
  const feed = row.getByRole('link', { name: 'JSON feed, Mazda, up to 15000 BGN' })
  await expect(feed).toHaveAttribute('href', '/feed.json?brand=Mazda&priceTo=15000')
  await expect(row.getByRole('link', { name: `Mazda ${six}, 2019` })).toBeVisible()
  const off = row.getByRole('radiogroup', { name: /^Alerts/ }).getByLabel('Off')
  await answered(page, 'saved-searches', () => off.check())
  await expect(row.getByText('Alerts are off.')).toBeVisible()
  await offerCar(alice, { brand: 'Mazda', model: unheard!, price: 13_000 })
  await offerCar(alice, { brand: 'Volvo', model: heard! })
  await expect(page.getByText(`Volvo: Volvo ${heard}`)).toBeVisible()
  await expect(page.getByText(`: Mazda ${unheard}`)).toHaveCount(0)

  await answered(page, 'saved-searches', () => row.getByRole('link', { name: 'Show cars' }).click())
  await expect(page).toHaveURL('/themes?brand=Mazda&priceTo=15000')
  await page.goto('/searches')
  await expect(row.getByText('Alerts are off.')).toBeVisible()
  await expect(row.getByText(either(/new$/, /нов[аи]$/))).toHaveCount(0)
})

test('a search is saved with its words, also when it is late to be understood', async ({ browser, product }) => {
  const alice = await arrive(browser, product, 'alice')
  const { page } = alice
  // Distinguishes this offer from those of other journeys.
  const word = `quokka${Date.now()}`
  await offerCar(alice, { brand: 'Mazda', model: word })
  const late = Promise.withResolvers<void>()
  await page.route('**/api/search*', async (route) => {
    await late.promise
    await route.continue()
  })
  await page.goto(`/themes?brand=Mazda&q=${word}`)
  const save = page.getByRole('button', { name: 'Save this search' })
  await expect(save).toHaveAttribute('aria-busy', 'true')
  late.resolve()
  await expect(page).not.toHaveURL(/[?&]q=/)
  await save.click()
  await expect(page.getByText(/^Saved:/)).toContainText(word)
  await expect(page.getByRole('link', { name: 'Saved search' }).first()).toHaveAttribute('href', '/searches')
})

test('the news on the home page move nothing when they are late', async ({ browser, product }) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  const { page } = bobby
  await saveSearch(bobby, 'brand=Mazda')
  await offerCar(alice, { brand: 'Mazda', model: `Late ${alice.username}` })

  const late = Promise.withResolvers<void>()
  await page.route('**/api/saved-searches*', async (route) => {
    await late.promise
    await route.continue()
  })
  const main = page.getByRole('main')
  const market = page.waitForResponse(/\/api\/search/)
  await page.goto('/home')
  await (await market).finished()
  await expect(main.locator('[aria-busy=true]')).toBeVisible()
  await expect(main.getByRole('region', { name: 'Brands' })).toHaveCount(0)
  late.resolve()
  await expect(main.getByRole('region', { name: 'For you' })).toBeVisible()
  await expect(main.getByRole('region', { name: 'Brands' })).toBeVisible()
})

test('the login saves the search that a visitor wanted to save', async ({ browser, page, product }) => {
  const alice = await arrive(browser, product, 'alice')
  await page.goto('/themes?brand=Lexus&priceTo=3000')
  await page.getByRole('link', { name: 'Save this search' }).click()
  await expect(page.getByText('Log in or register to keep this search.')).toBeVisible()
  await page.getByLabel('Email').fill(alice.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Saved: Lexus, up to 3000 BGN.')).toBeVisible()
  await expect(page).toHaveURL('/themes?brand=Lexus&priceTo=3000')
  await page.goto('/searches')
  await expect(page.getByRole('heading', { name: 'Lexus, up to 3000 BGN' })).toBeVisible()
})

test('offers that arrive together are reported together', async ({ browser, product }) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  const { page } = bobby
  await saveSearch(bobby, 'brand=Lexus&priceTo=9000')
  await gotoSubscribed(page, '/home', 'alerts')
  const offers = Array.from({ length: 12 }, (_none, i) =>
    offerCar(alice, { brand: 'Lexus', model: `Batch ${i}`, price: 8000 + i }),
  )
  await Promise.all(offers)
  const toasts = page.getByRole('status').filter({ hasText: 'Lexus, up to 9000 BGN' })
  const many = either(
    /^Lexus, up to 9000 BGN: \d+ new offers$/,
    /^Lexus, до 9\s000\sлв\.: (?:\d+ нови обяви|нови обяви: \d+)$/,
  )
  const ofMany = toasts.locator('> div').filter({ has: page.getByText(many) })
  await expect(ofMany.first()).toBeVisible()
  expect(await toasts.getByRole('button', { name: 'Show' }).count()).toBeLessThanOrEqual(3)
  // Where the first came alone, its toast leads to that offer.
  await ofMany.getByRole('button', { name: 'Show' }).first().click()
  await expect(page.getByText(either(/^\+12 new$/, /^\+12 нови$/))).toBeVisible()
})

test('the search box saves the search it understands', async ({ browser, product }) => {
  const { page } = await arrive(browser, product, 'alice')
  await page.goto('/themes')
  await page.getByRole('combobox', { name: 'Find a car' }).fill('mazda dizel do 20000')
  await page.getByRole('option', { name: 'Save this search and be told at once' }).click()
  await expect(page.getByText('Saved: Mazda, Diesel, up to 20000 BGN.')).toBeVisible()
})
