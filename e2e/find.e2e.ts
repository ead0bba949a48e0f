import { type Page } from '@playwright/test'
import { type NewCar } from '../contract/car.ts'
import { gotoSubscribed } from './goto-subscribed.ts'
import { either } from './language/speak.ts'
import { arrive, buildCar, offerCar, type Person } from './people.ts'
import { expect, startProduct, test } from './product.ts'
import { scrollTo } from './scroll-to.ts'

/** A buyer filters the list. Expected numbers come from a small market of this file's own. */

let product: Awaited<ReturnType<typeof startProduct>>
let alice: Person
const stock: Partial<NewCar>[] = [
  { brand: 'Porsche', model: 'Cayenne', engine: 'Diesel', price: 41_000, mileage: 90_000 },
  { brand: 'Porsche', model: 'Macan', engine: 'Diesel', price: 39_000 },
  { brand: 'Porsche', model: 'Cayman', engine: 'Petrol', price: 52_000, mileage: 200_000 },
  { brand: 'Ferrari', model: 'Roma', engine: 'Petrol', price: 310_000 },
  ...Array.from({ length: 24 }, (_none, i) => ({
    brand: 'Jeep' as const,
    model: `Number ${i + 1}`,
    price: 20_000 + i,
  })),
]

test.describe.configure({ mode: 'serial' })
test.beforeAll(async ({ browser }) => {
  product = await startProduct()
  alice = await arrive(browser, product, 'alice')
  for (const car of stock) await offerCar(alice, car)
})
test.afterAll(() => product.stop())

const column = (page: Page) => page.getByRole('complementary', { name: 'Filters' })
const option = (page: Page, name: string, count: number) =>
  column(page).getByRole('checkbox', { name: new RegExp(`^${name}\\s*${count}$`) })
const chip = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Chosen filters' }).getByRole('button', { name: `Remove ${name}`, exact: true })
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name })

test('brand and engine filter the list, counts ignore the own choice, and back and reload restore it', async ({
  page,
}) => {
  await page.goto(product.address + '/themes')
  await option(page, 'Porsche', 3).check()
  await expect(page.getByText('3 offers')).toBeVisible()
  await expect(option(page, 'Ferrari', 1)).toBeVisible()
  await expect(option(page, 'Petrol', 1)).toBeVisible()
  await option(page, 'Diesel', 2).check()
  await expect(page.getByText('2 offers')).toBeVisible()
  await expect(page).toHaveURL(product.address + '/themes?brand=Porsche&engine=Diesel')
  await expect(option(page, 'Jeep', 24)).toBeVisible()
  await expect(option(page, 'Petrol', 1)).toBeVisible()
  await expect(title(page, /^Porsche/)).toHaveText(['Porsche Macan', 'Porsche Cayenne'])
  await expect(chip(page, 'Diesel')).toBeVisible()

  await page.goBack()
  await expect(chip(page, 'Diesel')).toHaveCount(0)
  await expect(title(page, /^Porsche/)).toHaveCount(3)
  await page.goForward()
  await expect(title(page, /^Porsche/)).toHaveCount(2)
  await page.reload()
  await expect(option(page, 'Diesel', 2)).toBeChecked()
  await expect(title(page, /^Porsche/)).toHaveText(['Porsche Macan', 'Porsche Cayenne'])
  await chip(page, 'Diesel').click()
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Price, high to low')
  await expect(title(page, /^Porsche/)).toHaveText(['Porsche Cayman', 'Porsche Cayenne', 'Porsche Macan'])
})

test('options ticked at the same moment all stay', async ({ page }) => {
  await page.goto(product.address + '/themes')
  await expect(option(page, 'Porsche', 3)).toBeVisible()
  await column(page)
    .getByRole('checkbox', { name: /^(Porsche|Ferrari|Petrol)/ })
    .evaluateAll((boxes) => boxes.forEach((box) => (box as HTMLInputElement).click()))
  await expect(page).toHaveURL(product.address + '/themes?brand=Porsche&brand=Ferrari&engine=Petrol')
  await expect(page.getByText('2 offers')).toBeVisible()
  await expect(column(page).getByRole('checkbox', { checked: true })).toHaveCount(3)
})

test('counts and total stay while an answer is under way, and the ticked option never moves', async ({ page }) => {
  await page.goto(product.address + '/themes')
  await expect(option(page, 'Electric', 0)).toBeVisible()
  const held = Promise.withResolvers<void>()
  await page.route('**/api/search.json*', async (route) => {
    await held.promise
    await route.continue()
  })
  const ticked = column(page).getByRole('checkbox', { name: /^Petrol/ })
  await ticked.scrollIntoViewIfNeeded()
  const place = async () => Math.round((await ticked.boundingBox())?.y ?? 0)
  const before = await place()
  await ticked.check()
  await expect(page.getByText('28 offers')).toBeVisible()
  await expect(option(page, 'Porsche', 3)).toBeVisible()
  expect(await place()).toBe(before)
  held.resolve()
  await expect(page.getByText('2 offers', { exact: true })).toBeVisible()
  expect(await place()).toBe(before)
})

test('cars without a mileage are left out only while it is filtered, and can be included', async ({ page }) => {
  await page.goto(product.address + '/themes?brand=Porsche')
  await expect(title(page, /^Porsche/)).toHaveCount(3)
  await column(page).getByLabel('Mileage, km, to').fill('150000')
  await expect(title(page, /^Porsche/)).toHaveText(['Porsche Cayenne'])
  await column(page).getByRole('button', { name: '+ 1 without mileage' }).click()
  await expect(title(page, /^Porsche/)).toHaveText(['Porsche Macan', 'Porsche Cayenne'])
  await chip(page, 'or without mileage').click()
  await expect(title(page, /^Porsche/)).toHaveText(['Porsche Cayenne'])
})

for (const width of [390, 768, 1280]) {
  test(`a car opens at its top, and back returns to the same card of the results, at ${width} px`, async ({
    browser,
  }) => {
    const { page } = await arrive(browser, product, 'bobby')
    await page.setViewportSize({ width, height: 800 })
    // The car's screen loads late, so that a loader replaces it.
    const { promise: isLetCome, resolve: letCome } = Promise.withResolvers<void>()
    await page.route(/car-page-screen/, async (route) => {
      await isLetCome
      await route.continue()
    })
    await page.goto('/themes?brand=Jeep&sort=cheapest')
    const wanted = page.getByRole('link', { name: 'Details, Jeep Number 17', exact: true })
    await scrollTo(page, wanted, 600)
    const before = (await wanted.boundingBox())?.y ?? 0
    const scrolled = () => page.evaluate(() => window.scrollY)
    await wanted.click()
    await expect(wanted).toHaveCount(0)
    expect(await scrolled()).toBe(0)
    letCome()
    await expect(page.getByRole('heading', { level: 1, name: 'Jeep Number 17' })).toBeVisible()
    expect(await scrolled()).toBe(0)
    await page.goBack()
    await expect(wanted).toBeInViewport()
    await expect.poll(async () => Math.abs(((await wanted.boundingBox())?.y ?? 0) - before)).toBeLessThan(40)
  })
}

test('an empty result names the filter to drop and the number of cars that this finds', async ({ page }) => {
  await page.goto(product.address + '/themes?brand=Porsche&engine=Electric')
  await expect(page.getByText('No cars match these filters.')).toBeVisible()
  const drop = page.getByRole('listitem').filter({ hasText: 'Drop Electric' })
  await drop.getByRole('button', { name: 'Show 3 cars' }).click()
  await expect(title(page, /^Porsche/)).toHaveCount(3)
  await expect(page).toHaveURL(product.address + '/themes?brand=Porsche')
})

test('a new offer that matches waits behind a pill, and any other is not mentioned', async ({ page }) => {
  await gotoSubscribed(page, product.address + '/themes?brand=Ferrari', 'cars')
  await expect(title(page, 'Ferrari Roma')).toBeVisible()
  await offerCar(alice, { brand: 'Kia', model: 'Ceed' })
  await offerCar(alice, { brand: 'Ferrari', model: 'Purosangue' })
  const pill = page.getByRole('button', { name: '1 new offer' })
  await expect(pill).toBeVisible()
  await expect(title(page, 'Ferrari Purosangue')).toHaveCount(0)
  await pill.click()
  await expect(title(page, /^Ferrari|^Kia/)).toHaveText(['Ferrari Purosangue', 'Ferrari Roma'])
  await expect(page.getByRole('link', { name: 'Details, Ferrari Purosangue' })).toBeFocused()
})

async function changeCar(id: string, different: Partial<NewCar>): Promise<void> {
  const data = { ...buildCar(different), img: 'https://example.com/a.jpg' }
  const answer = await alice.context.request.put(`/api/cars/${id}.json?auth=${alice.token}`, { data })
  expect(answer.ok(), await answer.text()).toBe(true)
}

test('an offer that starts to match waits behind the pill, and one that goes is no longer counted', async ({
  browser,
}) => {
  const [known, dear, unwanted] = [
    await offerCar(alice, { brand: 'Honda', model: 'Jazz', price: 7000 }),
    await offerCar(alice, { brand: 'Honda', model: 'Civic', price: 11_000 }),
    await offerCar(alice, { brand: 'Honda', model: 'Accord', price: 11_000 }),
  ]
  const { page, context, token } = await arrive(browser, product, 'carol')
  const leaveOut = { data: { kind: 'car', value: unwanted, isLeftOut: true } }
  expect((await context.request.put(`/api/exclusions.json?auth=${token}`, leaveOut)).ok()).toBe(true)
  await gotoSubscribed(page, '/themes?brand=Honda&priceTo=10000&sort=cheapest', 'cars')
  await expect(page.getByText('1 offer', { exact: true })).toBeVisible()
  await changeCar(unwanted, { brand: 'Honda', model: 'Accord', price: 5000 })
  await changeCar(dear, { brand: 'Honda', model: 'Civic', price: 6000 })
  const pill = page.getByRole('button', { name: '1 new offer' })
  await expect(pill).toBeVisible()
  await expect(page.getByText('2 offers', { exact: true })).toBeVisible()
  await pill.click()
  await expect(title(page, /^Honda/)).toHaveText(['Honda Civic', 'Honda Jazz'])
  await expect(page.getByRole('link', { name: 'Details, Honda Civic' })).toBeFocused()

  await changeCar(known, { brand: 'Honda', model: 'Jazz', price: 12_000 })
  await expect(title(page, /^Honda/)).toHaveText(['Honda Civic'])
  await alice.context.request.delete(`/api/cars/${dear}.json?auth=${alice.token}`)
  await expect(page.getByText('0 offers', { exact: true })).toBeVisible()
})

test('the feeds of the list follow its filters, on the page and in its head', async ({ page }) => {
  await page.goto(product.address + '/themes?brand=Porsche')
  const feed = page.getByRole('link', { name: 'Atom feed' })
  const head = page.locator('head link[type="application/atom+xml"]')
  await expect(feed).toHaveAttribute('href', '/feed.atom?brand=Porsche')
  await expect(head).toHaveAttribute('href', '/feed.atom?brand=Porsche')
  await option(page, 'Petrol', 1).check()
  await expect(feed).toHaveAttribute('href', '/feed.atom?brand=Porsche&engine=Petrol')
  await expect(head).toHaveAttribute('href', '/feed.atom?brand=Porsche&engine=Petrol')
  const [answer] = await Promise.all([page.waitForResponse(/feed\.atom/), feed.press('Enter')])
  expect(answer.headers()['content-type']).toContain('application/atom+xml')
  expect(await answer.text()).toContain('Porsche Cayman')
})

test('below 1024 px the filters are a sheet that says how many cars match', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(product.address + '/themes')
  await expect(column(page)).toBeHidden()
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await page.setViewportSize({ width: 390, height: 600 })
  await sheet.getByRole('checkbox').last().focus()
  await sheet.evaluate((frame) => frame.scrollBy(0, 300))
  for (const name of [/^Close/, either(/^Show /, /^Към /)])
    await expect(sheet.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  expect(await sheet.evaluate((frame) => frame.scrollTop)).toBe(0)
  await sheet.getByRole('checkbox', { name: /^Porsche/ }).check()
  await sheet.getByRole('button', { name: 'Show 3 cars' }).click()
  await expect(sheet).toBeHidden()
  await expect(title(page, /^Porsche/)).toHaveCount(3)
})
