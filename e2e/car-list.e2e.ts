import { type Locator, type Page } from '@playwright/test'
import { pages } from '../contract/limits.ts'
import { gotoHearing } from './hearing.ts'
import { arrive, offerCar, type Person } from './people.ts'
import { expect, startProduct, test } from './product.ts'

let product: Awaited<ReturnType<typeof startProduct>>
let alice: Person
const total = 120
/** The filters stand beside the list under a heading of their own. */
const carTitles = (page: Page) => page.getByRole('heading', { level: 2, name: /^BMW/ })

/** The texts of the cards that are lifted from now on, as they come. */
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

/** Scrolls on in steps of so many pixels until it is seen. */
async function scrollTo(page: Page, wanted: Locator, step: number): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, step)
    await expect(wanted).toBeInViewport({ timeout: 150 })
  }).toPass({ intervals: [0] })
}

test.describe.configure({ mode: 'serial' })
test.beforeAll(async ({ browser }) => {
  product = await startProduct()
  alice = await arrive(browser, product, 'alice')
})
test.afterAll(() => product.stop())

test('an empty market says so', async ({ page }) => {
  await page.goto(`${product.address}/themes`)
  await expect(page.getByText('No cars yet.')).toBeVisible()
})

test('newest first, loaded as one scrolls, with a bounded number of cards on the page', async ({ page }) => {
  for (let i = 1; i <= total; i++) await offerCar(alice, { model: `Number ${i}` })
  await page.goto(`${product.address}/themes`)
  await expect(page.getByText(`${total} offers`)).toBeVisible()
  const titles = carTitles(page)
  await expect(titles.first()).toHaveText(`BMW Number ${total}`)
  // Not how many are loaded yet.
  await expect(page.getByRole('listitem').filter({ has: titles }).first()).toHaveAttribute('aria-setsize', `${total}`)
  // More than the server has drawn: some rows stand ready below the window.
  await expect.poll(() => titles.count()).toBeGreaterThan(12)
  const last = page.getByRole('heading', { name: 'BMW Number 1', exact: true })
  await scrollTo(page, last, 3000)
  expect(await titles.count()).toBeLessThan(total / 2 + pages.cars)
})

test('back returns to the same place', async () => {
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

test('the card that the pointer moves to lifts; one scrolls past a resting pointer, and none does', async ({
  page,
}) => {
  await page.goto(`${product.address}/themes`)
  const cards = page.getByRole('listitem').filter({ has: carTitles(page) })
  const lift = (card: Locator) => card.evaluate((element) => getComputedStyle(element).transform)
  // A page that the server drew does not follow the pointer before its script has come.
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
  test(`${address} loaded anew stays at the same place, and so does the list behind it`, async ({ page }) => {
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

test('new offers wait behind a quiet pill', async ({ page }) => {
  await gotoHearing(page, `${product.address}/themes`, 'cars')
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

test('the page asks only for a window of the list', async ({ page }) => {
  const asked: URL[] = []
  page.on('request', (request) => asked.push(new URL(request.url())))
  await page.goto(`${product.address}/themes`)
  await page.mouse.wheel(0, 5000)
  const ofCars = () => asked.filter(({ pathname }) => pathname.startsWith('/api/cars'))
  await expect.poll(() => ofCars().length).toBeGreaterThan(0)
  // A page of so many, or, after the live connection has opened, what lies between two cars that are loaded.
  const isWindow = ({ searchParams: query }: URL) =>
    query.has('limitToLast') || (query.has('startAt') && query.has('endAt'))
  expect(ofCars().filter((call) => !isWindow(call))).toEqual([])
})
