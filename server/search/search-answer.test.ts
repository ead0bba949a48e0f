import { expect, test } from 'vitest'
import { offerCar } from '../testing/cars.ts'
import { signUp } from '../testing/people.ts'
import { call, openTestApp } from '../testing/test-app.ts'

const { app } = await openTestApp()

test('a search answers which of the named offers match, on whatever page they are', async () => {
  const [alice, bobby] = [await signUp(app, 'alice'), await signUp(app, 'bobby')]
  const [kia, dear] = [await offerCar(app, alice, { brand: 'Kia' }), await offerCar(app, alice, { price: 90_000 })]
  const [bmw, gone] = [await offerCar(app, alice), await offerCar(app, bobby)]
  await call(app, `DELETE cars/${gone}.json`, { as: bobby })
  const named = [kia, dear, bmw, gone, '-Nothing'].map((id) => `among=${id}`).join('&')
  const among = async (query: string) => (await call(app, `GET search.json?${query}`, { as: bobby })).body.among
  expect(await among(`brand=BMW&priceTo=50000&${named}`)).toEqual([bmw])
  expect(await among(`brand=BMW&${named}`)).toEqual([dear, bmw])
  expect((await call(app, `GET search.json?brand=BMW&${named}`)).body.among).toEqual([dear, bmw])
  expect(await among('brand=BMW')).toBeUndefined()

  await call(app, 'PUT exclusions.json', { as: bobby, body: { kind: 'car', value: bmw, isLeftOut: true } })
  expect(await among(`brand=BMW&${named}`)).toEqual([dear])
})

test('ids named in one parameter of a search are one unknown id, in two parameters they are two', async () => {
  const frank = await signUp(app, 'frank')
  const ids = [await offerCar(app, frank, { brand: 'Mazda' }), await offerCar(app, frank, { brand: 'Mazda' })]
  const among = async (query: string) => (await call(app, `GET search.json?brand=Mazda&${query}`)).body.among
  expect(await among(`among=${ids.join('%20')}`)).toEqual([])
  expect(await among(ids.map((id) => `among=${id}`).join('&'))).toEqual(ids)
})

test('a search answers with a tag, whole, pretty or shallow, and shows the owner of an offer more of it', async () => {
  const [erica, grace] = [await signUp(app, 'erica'), await signUp(app, 'grace')]
  await offerCar(app, erica, { brand: 'Volvo', vin: 'WVWZZZ1KZAW000001' })
  for (const as of [undefined, grace, erica]) {
    const get = (query: string, headers = {}) =>
      call(app, `GET search.json?brand=Volvo${query}`, { ...(as && { as }), headers })
    const { body, text, headers } = await get('')
    expect(text).toBe(JSON.stringify(body))
    expect((await get('&print=pretty')).text).toBe(JSON.stringify(body, null, 2))
    expect((await get('&shallow=true')).body).toMatchObject({ total: true, cars: true })
    expect((await get('&print=pretty')).headers.etag).toBe(headers.etag)
    expect((await get('', { 'if-none-match': String(headers.etag) })).status).toBe(304)
    expect([body.cars[0].vin === 'WVWZZZ1KZAW000001', 'expiresAt' in body.cars[0]]).toEqual([
      as === erica,
      as === erica,
    ])
  }
})

test('a search leaves out the counts of options when they are not wanted', async () => {
  const carol = await signUp(app, 'carol')
  await offerCar(app, carol, { brand: 'Jeep' })
  const found = async (query: string, as?: typeof carol) =>
    (await call(app, `GET search.json?${query}`, as && { as })).body
  const { facets, ...page } = await found('brand=Jeep')
  expect(facets.hasPhotos).toBe(page.cars[0].img ? 1 : 0)
  expect(await found('brand=Jeep&facets=false')).toEqual(page)
  expect(await found('brand=Jeep&facets=false', carol)).not.toHaveProperty('facets')
  expect(await found('brand=Jeep&facets=no')).toEqual({ ...page, facets })
  expect((await found('brand=Jeep&priceTo=1&facets=false')).relaxations).toHaveLength(1)
})
