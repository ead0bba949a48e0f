import { createServer } from 'node:http'
import { type AddressInfo } from 'node:net'
import { type Browser, type Page } from '@playwright/test'
import { pages } from '../contract/limits.ts'
import { write } from './chatting.ts'
import { expectAllSeen, notShown, untilShown, type Shown } from './hostile-shown.ts'
import { inParallel, piecesOf, send, store } from './hostile-store.ts'
import { hostileMarkup } from './hostile-markup.ts'
import { inParts, showableStrings as hostileStrings } from './hostile-showable.ts'
import { watchForHarm, type Harm } from './hostile-watch.ts'
import { arrive, buildCar, newRegistration, offerCar, password, type Person } from './people.ts'
import { expect, test, type Product } from './product.ts'

/** Every hostile text in every stored field is refused, or a real browser shows it as plain text. */

test('there are at least 300 hostile texts', () => expect(hostileStrings.length).toBeGreaterThanOrEqual(300))

test('pages that take the texts for more than text are caught by the same watch', async ({ browser }) => {
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

test('hostile comments stay text', async ({ browser, product }) => {
  const { alice, bobby, harm } = await meet(browser, product)
  const cars: { id: string; shown: string[] }[] = []
  for (const texts of piecesOf(hostileStrings, pages.comments)) {
    const car = { id: await offerCar(alice), shown: [] as string[] }
    cars.push(car)
    for (const text of texts) {
      const address = `${product.address}/api/cars/${car.id}/comments.json?auth=${alice.token}`
      const sent = await store(text, { comments: asIs }, (hostile) => send('POST', address, hostile))
      if (sent?.stored.comments !== undefined) car.shown.push(sent.stored.comments)
    }
  }
  expect(cars.flatMap(({ shown }) => shown).length).toBeGreaterThan(300)
  for (const { id, shown } of cars) {
    await bobby.page.goto(`/themes/${id}`)
    await expect.poll(() => bobby.page.getByRole('log').locator('li p').allTextContents()).toEqual(shown.toReversed())
  }
  expect(harm).toEqual([])
})

test('hostile messages stay text, live and read again', async ({ browser, product }) => {
  const { alice, bobby, harm } = await meet(browser, product)
  const shownOn = (page: Page) => page.getByRole('log').locator('li p').allTextContents()
  await bobby.page.goto(`/chats/${alice.id}`)
  await expect(bobby.page.getByText('Live', { exact: true })).toBeVisible()
  await write(bobby, alice, 'An answered person may send links')
  let count = 0
  for (const texts of piecesOf(hostileStrings, pages.messages)) {
    const shown: string[] = []
    for (const content of texts) {
      const sent = await store(content, { content: asIs }, (hostile) =>
        send('POST', `${product.address}/api/messages.json?auth=${alice.token}`, { sendTo: bobby.email, ...hostile }),
      )
      if (sent?.stored.content !== undefined) shown.push(sent.stored.content)
    }
    count += shown.length
    await expect.poll(async () => (await shownOn(bobby.page)).slice(-shown.length)).toEqual(shown)
    await alice.page.goto(`/chats/${bobby.id}`)
    await expect.poll(async () => (await shownOn(alice.page)).slice(-shown.length)).toEqual(shown)
  }
  expect(count).toBeGreaterThan(300)
  expect(harm).toEqual([])
})

for (const { name, texts } of inParts(3))
  test(`hostile texts of a car stay text on its page while it changes, ${name}`, async ({ browser, product }) => {
    test.slow()
    const { alice, bobby, harm } = await meet(browser, product)
    const id = await offerCar(alice)
    const address = `${product.address}/api/cars/${id}.json?auth=${alice.token}`
    const safe = buildCar({ img: 'https://hostile.invalid/a.jpg' })
    await bobby.page.goto(`/themes/${id}`)
    await expect(bobby.page.getByText('Live', { exact: true })).toBeVisible()
    const count = { model: 0, description: 0, location: 0, img: 0 }
    for (const text of texts) {
      const fields = { model: asIs, description: asIs, location: asIs, img: asIs }
      const sent = await store(text, fields, (hostile) => send('PUT', address, { ...safe, ...hostile }))
      if (!sent) continue
      for (const field of Object.keys(sent.stored) as (keyof typeof count)[]) count[field]++
      const { model, description, location } = { ...safe, ...sent.stored }
      await untilShown(bobby.page, [`${safe.brand} ${model}`, description, location], 'h1, p, dd')
    }
    expect(count.description).toBeGreaterThan(texts.length * 0.7)
    expect(Math.min(count.model, count.location)).toBeGreaterThan(texts.length * 0.4)
    expect(count.img).toBeGreaterThan(0)
    expect(harm).toEqual([])
  })

for (const { name, texts } of inParts(3))
  test(`hostile models stay text in the list and on a profile, ${name}`, async ({ browser, product }) => {
    test.slow()
    const { alice, bobby, harm } = await meet(browser, product)
    const names = new Set<string>()
    await inParallel(texts, 4, async (text) => {
      const address = `${product.address}/api/cars.json?auth=${alice.token}`
      const sent = await store(text, { model: asIs }, (hostile) => send('POST', address, { ...buildCar(), ...hostile }))
      if (sent) names.add(`BMW ${sent.stored.model}`)
    })
    expect(names.size).toBeGreaterThan(texts.length * 0.4)
    await bobby.page.goto('/themes')
    await expectAllSeen(bobby.page, 'h2', names)
    await bobby.page.goto(`/all-users/${alice.id}`)
    await expectAllSeen(bobby.page, 'main li a', names)
    expect(harm).toEqual([])
  })

for (const { name, texts } of inParts(3))
  test(`hostile usernames, e-mails and telephones stay text, ${name}`, async ({ browser, product }) => {
    test.slow()
    const { bobby, harm } = await meet(browser, product)
    const people: Shown[] = []
    const emails = new Set<string>()
    const fields = { username: asIs, email: (text: string) => `${text}@gmail.com`, telephone: asIs }
    await inParallel(texts, 4, async (text) => {
      const safe = { ...newRegistration('carol'), password }
      const sent = await store(text, fields, (hostile) =>
        send('POST', `${product.address}/api/auth/register`, { ...safe, ...hostile }),
      )
      if (!sent) return
      const { username, email, telephone } = { ...safe, ...sent.stored }
      const { userId } = sent.answer as { userId: string }
      emails.add(email)
      people.push({
        path: `/all-users/${userId}`,
        lines: [username, `Email: ${email}`, `Telephone number: ${telephone}`],
      })
    })
    expect(people.length).toBeGreaterThan(texts.length * 0.3)
    await bobby.page.goto('/all-users')
    await expectAllSeen(bobby.page, 'li a', emails)
    expect(await notShown(bobby.page, people, 'h1, p > span')).toEqual([])
    await bobby.page.goto(people[0]!.path.replace('all-users', 'chats'))
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
