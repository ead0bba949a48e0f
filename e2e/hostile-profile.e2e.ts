import { notShown, type Shown } from './hostile-shown.ts'
import { inParallel, send, store } from './hostile-store.ts'
import { inParts } from './hostile-showable.ts'
import { watchForHarm } from './hostile-watch.ts'
import { arrive, buildCar, newRegistration } from './people.ts'
import { expect, test } from './product.ts'

const asIs = (text: string) => text

interface Facts {
  about: string
  trader: { name: string; address: string }
}

/** Hostile texts in what people say of themselves are refused, or stored tidied and shown by a browser as plain text. */
for (const part of inParts(3))
  test(`hostile words about oneself stay text, ${part.name}`, async ({ browser, product }) => {
    test.slow()
    const bobby = await arrive(browser, product, 'bobby')
    const harm = await watchForHarm(bobby.context, product.address)
    const call = async (method: string, path: string, { token }: { token: string }, body: unknown) =>
      send(method, `${product.address}/api/${path}.json?auth=${token}`, body)
    const [profiles, cars]: [Shown[], Shown[]] = [[], []]
    const count = { about: 0, name: 0, address: 0 }

    await inParallel(part.texts, 4, async (text) => {
      const registered = await send('POST', `${product.address}/api/auth/register`, newRegistration('carol'))
      const carol = (await registered.json()) as { userId: string; token: string }
      const offered = await call('POST', 'cars', carol, buildCar())
      const { name: carId } = (await offered.json()) as { name: string }
      const own = await store(text, { about: asIs }, (hostile) =>
        call('PUT', 'own-profile', carol, { about: '', ...hostile }),
      )
      const seller = await store(text, { name: asIs, address: asIs }, (hostile) =>
        call('PUT', 'own-seller', carol, { ...trader, ...hostile }),
      )
      if (!seller) await call('PUT', 'own-seller', carol, trader)
      const answer = await fetch(`${product.address}/api/profiles/${carol.userId}/facts.json?auth=${bobby.token}`)
      const shown = (await answer.json()) as Facts
      if (own?.stored.about !== undefined) expect(shown.about).toBe(own.stored.about.trim())
      for (const field of ['name', 'address'] as const) {
        if (seller?.stored[field] === undefined) continue
        expect(shown.trader[field]).toBe(seller.stored[field])
        count[field]++
      }
      if (own) count.about++
      const said = [shown.trader.name, shown.trader.address]
      const about = shown.about === '' ? [] : [shown.about]
      profiles.push({ path: `/all-users/${carol.userId}`, lines: [...said, ...about] })
      cars.push({ path: `/themes/${carId}`, lines: said })
    })

    expect(Math.min(count.about, count.name, count.address)).toBeGreaterThan(part.texts.length / 3)
    await bobby.page.goto('/search')
    await expect(bobby.page.getByPlaceholder('Search...')).toBeVisible()
    for (const stops of [profiles, cars]) expect(await notShown(bobby.page, stops, 'main p, main dd')).toEqual([])
    expect(harm).toEqual([])
  })

const trader = { kind: 'Trader', eik: '131129282', name: 'Rila', address: 'Sofia' }
