import { type Page } from '@playwright/test'
import { bringAxe, violationsOf } from './axe.ts'
import { bringEqualAccess, failuresOf } from './equal-access.ts'
import { untilComplete, untilLoaded } from './complete.ts'
import { discuss } from './discussion.ts'
import { journeyLanguage } from './language/journey-language.ts'
import { arriveAs, report } from './moderators.ts'
import { fillLists, openedParts } from './opened.ts'
import { arrive, bargainFor, offerCar } from './people.ts'
import { expect, test } from './product.ts'
import { reportBoth } from './reported.ts'

/** The moving picture of /404 goes on being drawn while the next pages are looked at, where it is the last one. */
const visitorAddresses = ['/home', '/themes', '/login', '/register', '/recover', '/price', '/404', '/saved', '/seen']
/** Those where others' words stand are looked at where two people talk. */
const userAddresses = ['/themes', '/add-theme', '/profile', '/profile/settings', '/all-users', '/search']
const findAddresses = [
  '/themes?brand=BMW&engine=Diesel&sort=cheapest',
  '/themes?brand=Ferrari&engine=Electric&town=Vidin',
  '/saved',
  '/following',
  '/searches',
]
const rules = {
  type: 'tag' as const,
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}
const colours = { type: 'rule' as const, values: ['color-contrast'] }

/** In Bulgarian only the names differ, and the phone has nearly all of them. */
const widths = journeyLanguage === 'bg' ? [390] : [390, 1280]

async function setUp(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
}

/** All rules at each width in the light theme; in the dark one only colours differ, which no language or width changes. */
async function expectNothing(page: Page, where: string, at: number[]): Promise<void> {
  await untilLoaded(page)
  await bringAxe(page)
  if (journeyLanguage !== 'bg') await bringEqualAccess(page)
  for (const width of at) {
    await page.setViewportSize({ width, height: 900 })
    // The whole page, because what a bar covers only until one scrolls is no small target.
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ width, height })
    await expectNoViolation(page, rules, `${where} at ${width} px`)
    if (journeyLanguage === 'bg') continue
    // Slower than axe by far, and what it asks for depends on no language.
    expect.soft(await failuresOf(page), `${where} at ${width} px, by the second judge`).toEqual([])
    if (width !== at[0]) continue
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectNoViolation(page, colours, `${where} at ${width} px, dark`)
    await page.emulateMedia({ colorScheme: 'light' })
  }
}

async function expectNoViolation(page: Page, runOnly: typeof rules | typeof colours, where: string): Promise<void> {
  // Even the shortest transition holds the colours before until it has had its frames.
  const isMoving = () =>
    document.getAnimations().some((moving) => moving instanceof CSSTransition && moving.playState === 'running')
  // Asked by time, because a page that paints no frames would never be asked by them.
  await expect.poll(() => page.evaluate(isMoving)).toBe(false)
  expect.soft(await violationsOf(page, runOnly), where).toEqual([])
}

test('axe finds nothing where cars are found, narrow and wide', async ({ browser, product }) => {
  test.slow()
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  const other = await offerCar(bobby)
  const id = await fillLists(alice, bobby)
  const { page } = alice
  await setUp(page, 390)
  for (const address of [`/themes/${id}`, ...findAddresses, `/compare?ids=${id},${other}`, `/c/${id}`]) {
    await page.goto(address)
    await untilComplete(page, address)
    await expectNothing(page, address, widths)
  }
})

for (const third of [0, 1, 2])
  test(`axe finds nothing in what opens where cars are found, part ${third + 1} of 3`, async ({ browser, product }) => {
    test.slow()
    const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
    const parts = openedParts(await fillLists(alice, bobby)).filter((_part, index) => index % 3 === third)
    const { page } = alice
    for (const { name, address, below = Infinity, open } of parts) {
      // What opens is not the same at each width.
      for (const width of widths.filter((one) => one < below)) {
        await setUp(page, width)
        await page.goto(address)
        await open(page)
        await expectNothing(page, name, [width])
      }
    }
  })

test('axe finds nothing in any screen of visitors, narrow and wide', async ({ browser, product }) => {
  test.slow()
  const id = await offerCar(await arrive(browser, product, 'alice'))
  const page = await (await browser.newContext({ baseURL: product.address })).newPage()
  await setUp(page, 390)
  for (const address of [...visitorAddresses, `/login?next=/themes/${id}`, `/c/${id}`, `/c/${id}/sheet`]) {
    await page.goto(address)
    await untilComplete(page, address)
    await expectNothing(page, address, widths)
  }
})

test('axe finds nothing in any screen of people, narrow and wide', async ({ browser, product }) => {
  test.slow()
  const { page } = await arrive(browser, product, 'alice')
  await setUp(page, 390)
  for (const address of userAddresses) {
    await page.goto(address)
    await untilComplete(page, address)
    await expectNothing(page, address, widths)
  }
})

test('axe finds nothing where two people talk and bargain, narrow and wide', async ({ browser, product }) => {
  test.slow()
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby', 'Other')]
  const id = await offerCar(alice)
  await discuss(alice, bobby, id)
  await bobby.context.request.post(`/api/messages.json?auth=${bobby.token}`, {
    data: { sendTo: alice.email, content: 'Hello' },
  })
  await bargainFor(id, { buyer: bobby, seller: alice })
  const { page } = alice
  await setUp(page, 390)
  const reported = await reportBoth(browser, product, alice)
  const addresses = ['/home', '/chats', '/notifications', `/themes/${id}`, `/edit-theme/${id}`, ...reported]
  for (const address of [...addresses, `/all-users/${bobby.id}`, `/chats/${bobby.id}`]) {
    await page.goto(address)
    await untilComplete(page, address)
    await expectNothing(page, address, widths)
  }
})

test("axe finds nothing in a seller's tools of comments, narrow and wide", async ({ browser, product }) => {
  test.slow()
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby', 'Other')]
  const id = await offerCar(alice)
  await discuss(alice, bobby, id)
  const { page } = alice
  await setUp(page, 390)
  await page.goto(`/themes/${id}`)
  await page.getByText('1 hidden by the seller: advertising').click()
  for (const { username } of [alice, bobby]) {
    const more = page.getByRole('log').getByRole('button', { name: `More, comment of ${username}` })
    for (const button of await more.all()) await button.click()
  }
  for (const tool of [/^Hide/, /^Add to the facts/, /^Reply/, /^Delete/]) {
    await page.getByRole('log').getByRole('button', { name: tool }).first().click()
    // The header would cover what is scrolled below it.
    await page.evaluate(() => scrollTo(0, 0))
    await expectNothing(page, `the form of ${tool}`, widths)
  }
})

test('axe finds nothing in any part of the console, narrow and wide', async ({ browser, product }) => {
  test.slow()
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  const frank = await arriveAs(browser, product, 'frank', 'operator')
  const model = `Examined ${bobby.username}`
  const id = await offerCar(bobby, { model, description: 'Пратете капаро по Revolut и я пазя за вас.' })
  await report(alice, { targetId: id })
  await report(alice, { targetId: await offerCar(bobby) })
  const { page } = frank
  await setUp(page, 390)
  const parts = ['cases', 'appeals', 'radar', 'answers', 'sponsors', 'site', 'counts', 'audit', 'health']
  const files = [`q=${encodeURIComponent(model)}`, `person=${bobby.id}`, `offer=${id}`].map((query) => `find?${query}`)
  for (const part of [...parts, ...files]) {
    await page.goto(`/admin/${part}`)
    if (part === 'radar') await expect(page.getByRole('link', { name: model })).toBeVisible()
    await expectNothing(page, part, widths)
  }
  await page.goto('/admin')
  await page.getByRole('list', { name: 'Cases' }).getByRole('link', { name: model }).click()
  await page.getByRole('button', { name: 'Claim', exact: true }).click()
  await page.getByRole('radio', { name: 'Suspend' }).check()
  await page.getByText('1 other case about this person').click()
  await expectNothing(page, 'a claimed case', widths)
})

test('a whole offer is made by keyboard alone', async ({ browser, product }) => {
  const { page } = await arrive(browser, product, 'alice')
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.goto('/add-theme')
  const reach = async (label: string) => {
    const field = page.getByLabel(label, { exact: true })
    while (!(await field.evaluate((one) => one === document.activeElement))) await page.keyboard.press('Tab')
    return field
  }
  for (const [label, keys] of [
    ['Brand', 'Volvo'],
    ['Model', 'XC60'],
    ['Engine type', { value: 'Hybrid' }],
    ['Transmission', { value: 'Automatic' }],
    ['Year', '2020'],
    ['Description', 'Made by keyboard alone.'],
    ['Location', 'Varna'],
    ['Price', '52000'],
  ] as const) {
    const field = await reach(label)
    if (typeof keys === 'string') await page.keyboard.type(keys)
    // The runner's keyboard has no Cyrillic letters, by which the platform would find an option.
    else while ((await field.inputValue()) !== keys.value) await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/home')
  await expect(page.getByRole('link', { name: 'Show the offer' })).toBeVisible()
})
