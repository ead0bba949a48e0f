import { saidFacts } from '../contract/limits.ts'
import { someShowable } from './hostile-showable.ts'
import { inParallel, piecesOf, send, store } from './hostile-store.ts'
import { watchForHarm } from './hostile-watch.ts'
import { arrive, offerCar } from './people.ts'
import { expect, test } from './product.ts'

const asIs = (text: string) => text

test('hostile answers, corrections and facts stay text', async ({ browser, product }) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  const harm = await watchForHarm(bobby.context, product.address)
  const cars: { id: string; replies: string[]; names: string[]; values: string[] }[] = []

  await inParallel(piecesOf(someShowable(2), saidFacts.perOffer), 4, async (texts) => {
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

  expect(cars.flatMap(({ names }) => names).length).toBeGreaterThan(66)
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
