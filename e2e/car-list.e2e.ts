import { type Locator, type Page } from '@playwright/test'
import { pages } from '../contract/limits.ts'
import { gotoSubscribed } from './goto-subscribed.ts'
import { arrive, offerCar, type Person } from './people.ts'
import { expect, startProduct, test } from './product.ts'
import { scrollTo } from './scroll-to.ts'

let product: Awaited<ReturnType<typeof startProduct>>
let alice: Person
const total = 120
/** The titles of the cards; the filters beside the list have a heading of another text. */
const carTitles = (page: Page) => page.getByRole('heading', { level: 2, name: /^BMW/ })

/** Collects the texts of cards that are lifted after this call. */
function liftedFromNowOn(page: Page) {
  return page.evaluateHandle(() => {
    const lifted: string[] = []
    const note = ({ target }: MutationRecord) => {
      const { dataset, textContent } = target as HTMLElement
      if (dataset.lifted === 'true') lifted.push(textContent)
    }
    const observer = new MutationObserver((records) => records.forEach(note))
    observer.observe(document.body, { attributeFilter: ['data-lifted'], subtree: true })
    return lifted
  })
}

test.describe.configure({ mode: 'serial' })
test.beforeAll(async ({ browser }) => {
  product = await startProduct()
  alice = await arrive(browser, product, 'alice')
})
test.afterAll(() => product.stop())

test('an empty market says that it is empty', async ({ page }) => {
  await page.goto(`${product.address}/themes`)
  await expect(page.getByText('No cars yet.')).toBeVisible()
})

test('the list is newest first, loads while scrolling, and renders a bounded number of cards', async ({ page }) => {
  for (let i = 1; i <= total; i++) await offerCar(alice, { model: `Number ${i}` })
  await page.goto(`${product.address}/themes`)
  await expect(page.getByText(`${total} offers`)).toBeVisible()
  const titles = carTitles(page)
  await expect(titles.first()).toHaveText(`BMW Number ${total}`)
  // The size of the whole list, not of its loaded part.
  await expect(page.getByRole('listitem').filter({ has: titles }).first()).toHaveAttribute('aria-setsize', `${total}`)
  // More than the server renders, so that some rows wait below the window.
  await expect.poll(() => titles.count()).toBeGreaterThan(12)
  const last = page.getByRole('heading', { name: 'BMW Number 1', exact: true })
  await scrollTo(page, last, 3000)
  expect(await titles.count()).toBeLessThan(total / 2 + pages.cars)
})

test('back restores the scroll position', async () => {
  const { page } = alice
  await page.goto('/themes')
  const wanted = page.getByRole('link', { name: 'Details, BMW Number 60', exact: true })
  await scrollTo(page, wanted, 300)
  const before = (await wanted.boundingBox())?.y ?? 0
  await wanted.click()
  await expect(page.getByRole('heading', { level: 1, name: 'BMW Number 60' })).toBeVisible()
  await page.goBack()
  await expect(wanted).toBeInViewport()
  await expect.poll(async () => Math.abs(((await wanted.boundingBox())?.y ?? 0) - before)).toBeLessThan(40)
})

test('a card lifts under a moving pointer, and none does while the list scrolls past a resting one', async ({
  page,
}) => {
  await page.goto(`${product.address}/themes`)
  const cards = page.getByRole('listitem').filter({ has: carTitles(page) })
  const lift = (card: Locator) => card.evaluate((element) => getComputedStyle(element).transform)
  // A server-rendered page does not follow the pointer before its script has loaded.
  const expectLift = (card: Locator) =>
    expect(async () => {
      const { x, y } = (await card.boundingBox())!
      for (const step of [60, 70]) await page.mouse.move(x + step, y + 90)
      await expect.poll(() => lift(card), { timeout: 1000 }).toBe('matrix(1, 0, 0, 1, 0, -3)')
    }).toPass({ timeout: 10_000 })
  await expectLift(cards.first())
  const lifted = await liftedFromNowOn(page)
  await page.mouse.wheel(0, 500)
  await expect.poll(() => page.evaluate('scrollY')).toBe(500)
  await expect.poll(() => lift(cards.first())).toBe('none')
  await expect(cards.nth(3).locator(':scope:hover')).toHaveCount(1)
  await expect(page.locator('[data-lifted]')).toHaveCount(0)
  expect(await lifted.jsonValue()).toEqual([])
  await expectLift(cards.nth(4))
  await expectLift(cards.nth(3))
  await expect.poll(() => lift(cards.nth(4))).toBe('none')
})

for (const address of ['/themes', '/themes?brand=BMW&sort=cheapest']) {
  test(`${address} retains its scroll position after a reload, and so does the list before it`, async ({ page }) => {
    await page.goto(product.address + address)
    const wanted = page.getByRole('link', { name: 'Details, BMW Number 40', exact: true })
    await scrollTo(page, wanted, 300)
    const place = async () => (await wanted.boundingBox())?.y ?? 0
    const before = await place()
    await page.reload()
    await expect(wanted).toBeInViewport()
    await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(40)

    await page.goto(`${product.address}/login`)
    await page.goBack()
    await expect(wanted).toBeInViewport()
  })
}

test('new offers wait behind a pill', async ({ page }) => {
  await gotoSubscribed(page, `${product.address}/themes`, 'cars')
  await expect(page.getByText(`${total} offers`)).toBeVisible()
  const id = await offerCar(alice, { model: 'Just arrived' })
  const pill = page.getByRole('button', { name: '1 new offer' })
  await expect(pill).toBeVisible()
  await expect(page.getByRole('heading', { name: 'BMW Just arrived' })).toHaveCount(0)
  await pill.click()
  await expect(carTitles(page).first()).toHaveText('BMW Just arrived')
  await expect(pill).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Details, BMW Just arrived' })).toBeFocused()
  await alice.context.request.delete(`/api/cars/${id}.json?auth=${alice.token}`)
  await expect(page.getByRole('heading', { name: 'BMW Just arrived' })).toHaveCount(0)
})

test('the page requests only a window of the list', async ({ page }) => {
  const asked: URL[] = []
  page.on('request', (request) => asked.push(new URL(request.url())))
  await page.goto(`${product.address}/themes`)
  await page.mouse.wheel(0, 5000)
  const ofCars = () => asked.filter(({ pathname }) => pathname.startsWith('/api/cars'))
  await expect.poll(() => ofCars().length).toBeGreaterThan(0)
  // A page with a limit or, after the live connection has opened, the range between two loaded cars.
  const isWindow = ({ searchParams: query }: URL) =>
    query.has('limitToLast') || (query.has('startAt') && query.has('endAt'))
  expect(ofCars().filter((call) => !isWindow(call))).toEqual([])
})
