import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { publicAddress } from '../../contract/public-address.ts'
import { CountingLimits } from '../limits/rate-limits.ts'
import { makeBuiltPages } from '../testing/built-pages.ts'
import { offerCar } from '../testing/cars.ts'
import { askOnTheWire, listen } from '../testing/on-the-wire.ts'
import { signUp } from '../testing/people.ts'
import { emptyStore, hearAll, openTestApp } from '../testing/test-app.ts'

describe.each([
  ['with the address of the site', 'https://volan.example'],
  ['without it', undefined],
])('%s', async (_name, site) => {
  const limits = new CountingLimits()
  const { app, db, hub } = await openTestApp({
    pages: await makeBuiltPages(),
    limits,
    ...(site && { env: { SITE_URL: site } }),
  })
  let port: number
  let page: string

  beforeAll(async () => {
    port = await listen(app)
  })

  beforeEach(async () => {
    await emptyStore(db)
    const alice = await signUp(app, 'alice')
    page = publicAddress(await offerCar(app, alice), { brand: 'BMW', model: '320d', year: 2019 })
    await hearAll({ db, hub })
  })

  const ask = (address: string) => askOnTheWire(address, { to: port })

  test('a public page comes to a route again unless it is the same under every host', async () => {
    const [first, again] = [await ask(page), await ask(page)]
    expect([first.isRouted, again.isRouted]).toEqual([true, site === undefined])
    expect(again).toMatchObject({ status: 200, same: first.same, body: first.body })
    expect((await ask(`${page}?from=somewhere`)).isRouted).toBe(true)
  })

  test('a public page spends a call, whoever answers', async () => {
    await ask(page)
    for (let calls = 0; calls < 300; calls++) await limits.spend('callPerAddress', '127.0.0.1').catch(() => {})
    expect((await ask(page)).status).toBe(429)
    await limits.giveBack('callPerAddress', '127.0.0.1')
  })
})
