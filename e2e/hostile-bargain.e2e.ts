import { inParallel, piecesOf, send } from './hostile-store.ts'
import { inParts } from './hostile-showable.ts'
import { watchForHarm, type Harm } from './hostile-watch.ts'
import { arrive, offerCar } from './people.ts'
import { expect, test } from './product.ts'

/** Hostile texts in the fields of deals are refused, or stored as they were sent and shown by a browser as plain text. */
for (const part of inParts(4))
  test(`hostile words and places of deals stay text, ${part.name}`, async ({ browser, product }) => {
    test.slow()
    const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
    const harm: Harm = []
    await watchForHarm(bobby.context, product.address, harm)
    const as = async (person: typeof alice, method: string, path: string, body: unknown) => {
      const answer = await send(method, `${product.address}/api/${path}.json?auth=${person.token}`, body)
      expect(answer.status, JSON.stringify(body)).toBeLessThan(500)
      return { isOk: answer.ok, body: (await answer.json()) as Record<string, string> }
    }
    let count = 0
    for (const texts of piecesOf(part.texts, 10)) {
      const shown = { words: new Set<string>(), places: new Set<string>() }
      await inParallel(texts, 4, async (text) => {
        // A car for each, because a buyer has one open offer for a car.
        const carId = await offerCar(alice)
        const { name: offer } = (await as(bobby, 'POST', 'price-offers', { carId, amount: 1 })).body
        const no = await as(alice, 'PUT', `price-offers/${offer}/action`, { action: 'decline', round: 1, words: text })
        if (no.isOk && no.body.words !== undefined && no.body.words !== '') shown.words.add(no.body.words)
        const times = [Date.now() + 24 * 60 * 60 * 1000]
        const seen = await as(bobby, 'POST', 'viewings', { carId, withId: alice.id, times, place: text })
        if (!seen.isOk) return
        const over = await as(alice, 'PUT', `viewings/${seen.body.name}/action`, {
          action: 'cancel',
          round: 0,
          words: text,
        })
        if (over.isOk && over.body.place !== undefined) shown.places.add(over.body.place)
      })
      count += shown.words.size + shown.places.size
      await bobby.page.goto(`/chats/${alice.id}`)
      const log = bobby.page.getByRole('log')
      // Ten texts are 40 messages: all cards are on the first page.
      const missing = async () => {
        const words = new Set(await log.getByRole('blockquote').allTextContents())
        return [...shown.words].filter((text) => !words.has(text))
      }
      await expect.poll(missing).toEqual([])
      const cards = (await log.getByRole('region').allTextContents()).join('\n')
      expect([...shown.places].filter((text) => !cards.includes(text))).toEqual([])
    }
    expect(count).toBeGreaterThan(part.texts.length * 0.7)
    expect(harm).toEqual([])
  })
