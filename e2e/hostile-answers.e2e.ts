import { type Page } from '@playwright/test'
import { saidFacts } from '../contract/limits.ts'
import { lineOf } from '../contract/shown-message.ts'
import { tidyText } from '../contract/text-rules.ts'
import { gotoSubscribed } from './goto-subscribed.ts'
import { inParts } from './hostile-showable.ts'
import { untilShown } from './hostile-shown.ts'
import { inParallel, piecesOf, send, store } from './hostile-store.ts'
import { watchForHarm } from './hostile-watch.ts'
import { arrive, offerCar, type Person } from './people.ts'
import { expect, test } from './product.ts'

const asIs = (text: string) => text

for (const part of inParts(3))
  test(`hostile answers, corrections and facts stay text, ${part.name}`, async ({ browser, product }) => {
    const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
    const harm = await watchForHarm(bobby.context, product.address)
    const cars: { id: string; replies: string[]; names: string[]; values: string[] }[] = []

    await inParallel(piecesOf(part.texts, saidFacts.perOffer), 4, async (texts) => {
      const car = { id: await offerCar(alice), replies: [] as string[], names: [] as string[], values: [] as string[] }
      const call = (method: string, path: string, body: object) =>
        send(method, `${product.address}/api/cars/${car.id}/comments${path}.json?auth=${alice.token}`, body)
      const nameOf = async (answer: Response) => ((await answer.json()) as { name: string }).name
      const replyTo = await nameOf(await call('POST', '', { comments: 'Ask me' }))
      cars.push(car)
      for (const text of texts) {
        const reply = await nameOf(await call('POST', '', { comments: 'Before', replyTo }))
        const edited = await store(text, { comments: asIs }, (hostile) =>
          call('PUT', `/${reply}`, { comments: 'After', ...hostile }),
        )
        car.replies.push(edited?.stored.comments ?? 'Before')
        const said = await store(text, { name: asIs, value: asIs }, (hostile) =>
          call('PUT', `/${reply}/fact`, { name: 'Belt', value: '2024', ...hostile }),
        )
        if (!said) continue
        car.names.push(said.stored.name ?? 'Belt')
        car.values.push(`${said.stored.value ?? '2024'}, seller says`)
      }
    })

    expect(cars.flatMap(({ names }) => names).length).toBeGreaterThan(part.texts.length * 0.5)
    const { page } = bobby
    for (const { id, replies, names, values } of cars) {
      await page.goto(`/themes/${id}`)
      await expect.poll(() => page.getByRole('log').locator('li li p').allTextContents()).toEqual(replies)
      const facts = page.locator('section').filter({ has: page.getByRole('heading', { name: /seller’s answers/ }) })
      await expect.poll(() => facts.locator('dt').allTextContents()).toEqual(names)
      expect(await facts.locator('dd').allTextContents()).toEqual(values)
    }
    expect(harm).toEqual([])
  })

/** How a search is shown: what it found, that it found nothing, or why it failed. */
const answerOf = (page: Page) => page.getByRole('status').filter({ hasText: /found/ }).or(page.getByRole('alert'))

for (const part of inParts(6))
  test(`hostile messages stay text as an edit, a quote, a line of the inbox and a search, ${part.name}`, async ({
    browser,
    product,
  }) => {
    test.slow()
    const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
    const harm = await watchForHarm(bobby.context, product.address)
    const call = async (method: string, path: string, { token }: Person, body: object) =>
      send(method, `${product.address}/api/messages${path}.json?auth=${token}`, body)
    const first = await call('POST', '', alice, { sendTo: bobby.email, content: 'First' })
    const { name } = (await first.json()) as { name: string }
    const [chat, inbox] = [bobby.page, await bobby.context.newPage()]
    await chat.goto(`/chats/${alice.id}`)
    await expect(chat.getByText('Live', { exact: true })).toBeVisible()
    await gotoSubscribed(inbox, '/chats', 'conversations')
    const search = inbox.getByRole('searchbox')
    const searched = new Set([''])
    let count = 0
    for (const content of part.texts) {
      const edited = await call('PUT', `/${name}`, alice, { content })
      if (!edited.ok) continue
      count++
      await call('POST', '', bobby, { sendTo: alice.id, content: 'What?', replyTo: name })
      await call('POST', '', alice, { sendTo: bobby.id, content })
      const stored = tidyText(content)
      await untilShown(chat, [stored, lineOf(stored)], '[role=log] p, [role=log] button > span')
      await search.fill('')
      await untilShown(inbox, [lineOf(stored)], 'li p')

      const words = content.slice(0, 40).replaceAll(/\s/g, ' ').trim()
      if (searched.has(words)) continue
      searched.add(words)
      await Promise.all([inbox.waitForResponse(/found-messages/), search.fill(words)])
      await expect(answerOf(inbox).first()).toBeVisible()
    }
    expect(count).toBeGreaterThan(part.texts.length * 0.6)
    expect(harm).toEqual([])
  })
