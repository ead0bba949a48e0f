import { send, store } from './hostile-store.ts'
import { someShowable } from './hostile-showable.ts'
import { watchForHarm, type Harm } from './hostile-watch.ts'
import { arrive, offerCar } from './people.ts'
import { expect, test } from './product.ts'

const asIs = (text: string) => text

interface Shown {
  about: string
  trader?: { name: string; address: string }
}

/** Hostile texts in what people say of themselves are refused, or stored tidied and shown by a browser as plain text. */
test('hostile words about oneself stay text', async ({ browser, product }) => {
  test.slow()
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  const harm: Harm = []
  await watchForHarm(bobby.context, product.address, harm)
  const offer = await offerCar(alice)
  const at = (path: string, { token } = alice) => `${product.address}/api/${path}.json?auth=${token}`
  const facts = async () => (await (await fetch(at(`profiles/${alice.id}/facts`, bobby))).json()) as Shown
  const count = { about: 0, name: 0, address: 0 }
  for (const [index, text] of someShowable(1).entries()) {
    const own = await store(text, { about: asIs }, (hostile) =>
      send('PUT', at('own-profile'), { about: '', ...hostile }),
    )
    const seller = await store(text, { name: asIs, address: asIs }, (hostile) =>
      send('PUT', at('own-seller'), { kind: 'Trader', eik: '131129282', name: 'Rila', address: 'Sofia', ...hostile }),
    )
    const shown = await facts()
    if (own?.stored.about !== undefined) expect(shown.about).toBe(own.stored.about.trim())
    for (const field of ['name', 'address'] as const) {
      if (seller?.stored[field] === undefined) continue
      expect(shown.trader?.[field]).toBe(seller.stored[field])
      count[field]++
    }
    if (own) count.about++
    if (index % 12 !== 0) continue
    await bobby.page.goto(`/all-users/${alice.id}`)
    await expect(bobby.page.getByRole('region', { name: 'Facts' })).toContainText('131129282')
    await bobby.page.goto(`/themes/${offer}`)
    await expect(bobby.page.getByRole('region', { name: 'About the seller' })).toContainText('131129282')
  }
  expect(Math.min(count.about, count.name, count.address)).toBeGreaterThan(50)
  expect(harm).toEqual([])
})
