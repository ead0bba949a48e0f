import { AxeBuilder } from '@axe-core/playwright'
import { type Page } from '@playwright/test'
import { fillLists, openedParts } from './opened.ts'
import { arrive, offerCar } from './people.ts'
import { expect, test } from './product.ts'

/** The moving picture of /404 goes on being drawn while the next pages are looked at, where it is the last one. */
const visitorAddresses = ['/home', '/themes', '/login', '/register', '/recover', '/price', '/404', '/saved', '/seen']
const userAddresses = ['/home', '/themes', '/add-theme', '/profile', '/profile/settings', '/all-users', '/search']
const findAddresses = [
  '/themes?brand=BMW&engine=Diesel&sort=cheapest',
  '/themes?brand=Ferrari&engine=Electric&town=Vidin',
  '/saved',
  '/following',
  '/searches',
]
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function setUp(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
}

/** All rules in the light theme; in the dark one only colours differ. */
async function expectNothing(page: Page, where: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expectNoViolation(lookAt(page).withTags(rules), where)
  await page.emulateMedia({ colorScheme: 'dark' })
  // Even the shortest transition holds the light colours until it has had its frames.
  await page.waitForFunction(() => document.getAnimations().every((moving) => !(moving instanceof CSSTransition)))
  await expectNoViolation(lookAt(page).withRules(['color-contrast']), `${where}, dark`)
  await page.emulateMedia({ colorScheme: 'light' })
}

/**
 * Only violations are told of: with what is right each run describes all elements of the page. Frames of other sites,
 * for which a run is put together in a page of its own, the product has none.
 */
function lookAt(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
}

async function expectNoViolation(axe: AxeBuilder, where: string): Promise<void> {
  const { violations } = await axe.analyze()
  const found = violations.map((violation) => [violation.id, violation.nodes.map((node) => node.html)])
  expect.soft(found, where).toEqual([])
}

for (const width of [390, 1280]) {
  test(`axe finds nothing where cars are found at ${width} px`, async ({ browser, product }) => {
    test.slow()
    const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
    const other = await offerCar(bobby)
    const id = await fillLists(alice, bobby)
    const { page } = alice
    await setUp(page, width)
    for (const address of [`/themes/${id}`, ...findAddresses, `/compare?ids=${id},${other}`, `/c/${id}`]) {
      await page.goto(address)
      await expectNothing(page, address)
    }
  })

  test(`axe finds nothing in what opens where cars are found at ${width} px`, async ({ browser, product }) => {
    test.slow()
    const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
    const id = await fillLists(alice, bobby)
    const { page } = alice
    await setUp(page, width)
    for (const { name, address, below = Infinity, open } of openedParts(id)) {
      if (width >= below) continue
      await page.goto(address)
      await open(page)
      await expectNothing(page, name)
    }
  })

  test(`axe finds nothing in any screen at ${width} px`, async ({ browser, product }) => {
    test.slow()
    const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby', 'Other')]
    const id = await offerCar(alice)
    await bobby.context.request.post(`/api/cars/${id}/comments.json?auth=${bobby.token}`, {
      data: { comments: 'Nice car' },
    })
    await bobby.context.request.post(`/api/messages.json?auth=${bobby.token}`, {
      data: { sendTo: alice.email, content: 'Hello' },
    })
    const visitors = await browser.newContext({ baseURL: product.address })
    const visitor = await visitors.newPage()
    const own = [...userAddresses, `/themes/${id}`, `/edit-theme/${id}`, `/all-users/${bobby.id}`, `/chats/${bobby.id}`]
    for (const [page, addresses] of [
      [visitor, visitorAddresses],
      [alice.page, own],
    ] as const) {
      await setUp(page, width)
      for (const address of addresses) {
        await page.goto(address)
        await expectNothing(page, address)
      }
    }
  })
}

test('a whole offer is made by keyboard alone', async ({ browser, product }) => {
  const { page } = await arrive(browser, product, 'alice')
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.goto('/add-theme')
  const type = async (label: string, keys: string) => {
    while (!(await page.getByLabel(label, { exact: true }).evaluate((field) => field === document.activeElement))) {
      await page.keyboard.press('Tab')
    }
    await page.keyboard.type(keys)
  }
  for (const [label, keys] of [
    ['Brand', 'Volvo'],
    ['Model', 'XC60'],
    ['Engine type', 'Hybrid'],
    ['Transmission', 'Automatic'],
    ['Year', '2020'],
    ['Description', 'Made by keyboard alone.'],
    ['Location', 'Varna'],
    ['Price', '52000'],
  ] as const) {
    await type(label, keys)
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/home')
  await expect(page.getByRole('button', { name: 'Show the offer' })).toBeVisible()
})
