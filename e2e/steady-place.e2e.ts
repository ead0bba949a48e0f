import { type Locator, type Page } from '@playwright/test'
import { untilPainted, untilStill } from './frames.ts'
import { send } from './hostile-store.ts'
import { arrive, offerCar, type Person } from './people.ts'
import { expect, test, type Product } from './product.ts'

/** Has the browser keep no place by itself, like Safari. */
async function withoutAnchoring(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { overflow-anchor: none !important }')
    document.adoptedStyleSheets = [sheet]
  })
}

async function write(product: Product, { from, to }: { from: Person; to: Person }, content: string): Promise<void> {
  await send('POST', `${product.address}/api/messages.json?auth=${from.token}`, { sendTo: to.email, content })
}

async function topOf(element: Locator): Promise<number> {
  const box = await element.boundingBox()
  return box?.y ?? Number.NaN
}

test('twenty messages that arrive leave the line that one reads where it is', async ({ browser, product }) => {
  test.slow()
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  for (let number = 1; number <= 40; number++)
    await write(product, { from: number % 2 ? alice : bobby, to: number % 2 ? bobby : alice }, `Line ${number} of many`)
  const { page } = alice
  await withoutAnchoring(page)
  await page.goto(`/chats/${bobby.id}`)
  const log = page.getByRole('log')
  await expect(log.getByText('Line 40 of many')).toBeVisible()
  const line = log.getByText('Line 25 of many')
  await line.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await untilPainted(page)
  const before = await topOf(line)
  for (let number = 1; number <= 20; number++)
    await write(product, { from: bobby, to: alice }, `News ${number} `.repeat(20))
  await expect(page.getByRole('button', { name: '20 new' })).toBeVisible()
  await untilPainted(page)
  expect(Math.abs((await topOf(line)) - before)).toBeLessThan(2)

  await page.getByRole('button', { name: '20 new' }).click()
  await expect(log.getByText('News 20').first()).toBeInViewport()
  await write(product, { from: bobby, to: alice }, 'The very last')
  await expect(log.getByText('The very last')).toBeInViewport()
})

test('offers that arrive leave the list where it is', async ({ browser, product }) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  const model = `Placed ${bobby.username}`
  for (let number = 1; number <= 20; number++) await offerCar(bobby, { model: `${model} ${number}` })
  const { page } = alice
  await withoutAnchoring(page)
  await page.goto(`/themes?q=${encodeURIComponent(model)}`)
  await expect(page.getByRole('heading', { name: `${model} 20` })).toBeVisible()
  const seen = page.getByRole('heading', { name: `${model} 12` })
  await seen.scrollIntoViewIfNeeded()
  await untilPainted(page)
  const before = await topOf(seen)
  for (let number = 21; number <= 25; number++) await offerCar(bobby, { model: `${model} ${number}` })
  await expect(page.getByRole('button', { name: /5 new offers/ })).toBeVisible()
  await untilPainted(page)
  expect(Math.abs((await topOf(seen)) - before)).toBeLessThan(2)
})

for (const isAnchored of [true, false])
  test(`parts above comments that come late leave the one that is read where it is, ${isAnchored ? 'with' : 'without'} scroll anchoring`, async ({
    browser,
    product,
  }) => {
    const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
    const id = await offerCar(alice, { description: 'Пратете капаро по Revolut и я пазя за вас.' })
    const comments = `${product.address}/api/cars/${id}/comments.json?auth=${bobby.token}`
    for (let number = 1; number <= 12; number++) await send('POST', comments, { comments: `Comment ${number}` })
    const { page } = bobby
    if (!isAnchored) await withoutAnchoring(page)
    const read = Promise.withResolvers<void>()
    await page.route(new RegExp(`/(?:warnings|profiles/${alice.id})\\.json`), async (route) => {
      await read.promise
      await route.continue()
    })
    await page.goto(`/themes/${id}`)
    const line = page.getByText('Comment 4', { exact: true })
    await untilStill(page, line)
    await line.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 200))
    await untilPainted(page)
    const before = await topOf(line)
    read.resolve()
    await expect(page.getByText('It asks for money before you have seen the car.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'About the seller' })).toBeVisible()
    await untilPainted(page)
    expect(Math.abs((await topOf(line)) - before)).toBeLessThan(2)
  })
