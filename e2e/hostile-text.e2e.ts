import { createServer } from 'node:http'
import { type AddressInfo } from 'node:net'
import { type Browser, type Page } from '@playwright/test'
import { pages } from '../contract/limits.ts'
import { inLanes, piecesOf, send, store } from './hostile-store.ts'
import { hostileMarkup } from './hostile-markup.ts'
import { showableStrings as hostileStrings } from './hostile-showable.ts'
import { watchForHarm, type Harm } from './hostile-watch.ts'
import { arrive, buildCar, newRegistration, offerCar, password, type Person } from './people.ts'
import { expect, test, type Product } from './product.ts'

/** Every hostile text in every field that is stored: it is refused, or a real browser shows it as the text it is. */

test('there are at least 300 of them', () => expect(hostileStrings.length).toBeGreaterThanOrEqual(300))

test('pages that take them for more than text trip the same watch', async ({ browser }) => {
  const policy = "default-src 'none'; require-trusted-types-for 'script'"
  const server = createServer(({ url = '' }, response) => {
    const index = Number(url.slice(-4))
    const headers = url.startsWith('/policy') ? { 'content-security-policy': policy } : {}
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers })
    response.end(`<!doctype html><body><p>${hostileMarkup.slice(index, index + 5).join('</p><p>')}</p>`)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const context = await browser.newContext()
  const harm = await watchForHarm(context, origin)
  const page = await context.newPage()
  for (const path of ['/open', '/policy']) {
    for (let i = 0; i < 40; i += 5) await page.goto(`${origin}${path}${String(i).padStart(4, '0')}`).catch(() => {})
  }
  await context.close()
  server.close()
  const kinds = new Set(harm.map((what) => what.split(':')[0]))
  expect([...kinds]).toEqual(
    expect.arrayContaining(['script', 'dialog', 'request', 'policy', 'element', 'handler', 'address']),
  )
})

test('comments', async ({ browser, product }) => {
  const { alice, bobby, harm } = await meet(browser, product)
  const cars: { id: string; shown: string[] }[] = []
  for (const texts of piecesOf(hostileStrings, pages.comments)) {
    const car = { id: await offerCar(alice), shown: [] as string[] }
    cars.push(car)
    for (const text of texts) {
      const address = `${product.address}/api/cars/${car.id}/comments.json?auth=${alice.token}`
      const kept = await store(text, { comments: asIs }, (hostile) => send('POST', address, hostile))
      if (kept?.stored.comments !== undefined) car.shown.push(kept.stored.comments)
    }
  }
  expect(cars.flatMap(({ shown }) => shown).length).toBeGreaterThan(300)
  for (const { id, shown } of cars) {
    await bobby.page.goto(`/themes/${id}`)
    await expect.poll(() => bobby.page.getByRole('log').locator('li p').allTextContents()).toEqual(shown)
  }
  expect(harm).toEqual([])
})

test('messages, read as they come and read again', async ({ browser, product }) => {
  const { alice, bobby, harm } = await meet(browser, product)
  const shownOn = (page: Page) => page.getByRole('log').locator('li p').allTextContents()
  await bobby.page.goto(`/chats/${alice.id}`)
  await expect(bobby.page.getByText('Live')).toBeVisible()
  let count = 0
  for (const texts of piecesOf(hostileStrings, pages.messages)) {
    const shown: string[] = []
    for (const content of texts) {
      const kept = await store(content, { content: asIs }, (hostile) =>
        send('POST', `${product.address}/api/messages.json?auth=${alice.token}`, { sendTo: bobby.email, ...hostile }),
      )
      if (kept?.stored.content !== undefined) shown.push(kept.stored.content)
    }
    count += shown.length
    await expect.poll(async () => (await shownOn(bobby.page)).slice(-shown.length)).toEqual(shown)
    await alice.page.goto(`/chats/${bobby.id}`)
    await expect.poll(async () => (await shownOn(alice.page)).slice(-shown.length)).toEqual(shown)
  }
  expect(count).toBeGreaterThan(300)
  expect(harm).toEqual([])
})

const every = (remainder: number) => hostileStrings.filter((_text, i) => i % 2 === remainder)

for (const [half, strings] of [
  ['one half', every(0)],
  ['the other half', every(1)],
] as const) {
  test(`model, description, location and image link of a car that changes while one looks, ${half} of them`, async ({
    browser,
    product,
  }) => {
    test.slow()
    const { alice, bobby, harm } = await meet(browser, product)
    const id = await offerCar(alice)
    const address = `${product.address}/api/cars/${id}.json?auth=${alice.token}`
    const safe = buildCar({ img: 'https://hostile.invalid/a.jpg' })
    await bobby.page.goto(`/themes/${id}`)
    await expect(bobby.page.getByText('Live')).toBeVisible()
    const count = { model: 0, description: 0, location: 0, img: 0 }
    for (const text of strings) {
      const fields = { model: asIs, description: asIs, location: asIs, img: asIs }
      const kept = await store(text, fields, (hostile) => send('PUT', address, { ...safe, ...hostile }))
      if (!kept) continue
      for (const field of Object.keys(kept.stored) as (keyof typeof count)[]) count[field]++
      const { model, description, location } = { ...safe, ...kept.stored }
      await bobby.page.waitForFunction(
        (expected) => {
          const texts = new Set([...document.querySelectorAll('h1, p, dd')].map((element) => element.textContent))
          return expected.every((line) => texts.has(line))
        },
        [`${safe.brand} ${model}`, description, location],
      )
    }
    expect(count.description).toBeGreaterThan(strings.length * 0.7)
    expect(Math.min(count.model, count.location)).toBeGreaterThan(strings.length * 0.4)
    expect(count.img).toBeGreaterThan(0)
    expect(harm).toEqual([])
  })
}

test('models in the list and on a profile', async ({ browser, product }) => {
  test.slow()
  const { alice, bobby, harm } = await meet(browser, product)
  const names = new Set<string>()
  await inLanes(hostileStrings, 4, async (text) => {
    const address = `${product.address}/api/cars.json?auth=${alice.token}`
    const kept = await store(text, { model: asIs }, (hostile) => send('POST', address, { ...buildCar(), ...hostile }))
    if (kept) names.add(`BMW ${kept.stored.model}`)
  })
  expect(names.size).toBeGreaterThan(200)
  await bobby.page.goto('/themes')
  await expectAllSeen(bobby.page, 'h2', names)
  await bobby.page.goto(`/all-users/${alice.id}`)
  await expectAllSeen(bobby.page, 'li a span', names)
  expect(harm).toEqual([])
})

test('username, e-mail and telephone', async ({ browser, product }) => {
  test.slow()
  const { bobby, harm } = await meet(browser, product)
  const people: { id: string; lines: string[] }[] = []
  const emails = new Set<string>()
  const fields = { username: asIs, email: (text: string) => `${text}@gmail.com`, telephone: asIs }
  await inLanes(hostileStrings, 4, async (text) => {
    const safe = { ...newRegistration('carol'), password }
    const kept = await store(text, fields, (hostile) =>
      send('POST', `${product.address}/api/auth/register`, { ...safe, ...hostile }),
    )
    if (!kept) return
    const { username, email, telephone } = { ...safe, ...kept.stored }
    const { userId } = kept.answer as { userId: string }
    emails.add(email)
    people.push({
      id: userId,
      lines: [username, `Email: ${email}`, `Telephone number: ${telephone}`],
    })
  })
  expect(people.length).toBeGreaterThan(150)
  await bobby.page.goto('/all-users')
  await expectAllSeen(bobby.page, 'li a', emails)
  for (const { id, lines } of people) {
    await bobby.page.evaluate((path) => history.pushState(null, '', path), `/all-users/${id}`)
    await bobby.page.waitForFunction((expected) => {
      const texts = new Set([...document.querySelectorAll('h1, p > span')].map((element) => element.textContent))
      return expected.every((line) => texts.has(line))
    }, lines)
  }
  await bobby.page.goto(`/chats/${people[0]?.id}`)
  await expect(bobby.page.getByPlaceholder('Type your message')).toBeVisible()
  expect(harm).toEqual([])
})

const asIs = (text: string) => text

/** Two people whose browsers are watched. */
async function meet(browser: Browser, product: Product): Promise<{ alice: Person; bobby: Person; harm: Harm }> {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  const harm: Harm = []
  for (const { context } of [alice, bobby]) await watchForHarm(context, product.address, harm)
  return { alice, bobby, harm }
}

/** Scrolls down a list until every text of `names` was there. */
async function expectAllSeen(page: Page, selector: string, names: ReadonlySet<string>): Promise<void> {
  await page.locator(selector).first().waitFor({ state: 'attached' })
  const missing = await page.evaluate(
    async ({ elements, texts }) => {
      const left = new Set(texts)
      for (let end = performance.now() + 60_000; left.size > 0 && performance.now() < end;) {
        for (const element of document.querySelectorAll(elements)) left.delete(element.textContent)
        const before = window.scrollY
        window.scrollBy(0, window.innerHeight / 2)
        // A row may pass before it is drawn: from the end it goes back to the beginning, unless more comes.
        await new Promise((resolve) => setTimeout(resolve, window.scrollY === before ? 500 : 30))
        window.scrollBy(0, 1)
        if (window.scrollY === before) window.scrollTo(0, 0)
      }
      return [...left]
    },
    { elements: selector, texts: [...names] },
  )
  expect(missing).toEqual([])
}
