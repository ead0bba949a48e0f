import { describe, expect, test } from 'vitest'
import { offerCar } from '../testing/cars.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const { app, alice } = await useWorld(['alice'])

describe('unknown parameters of a search', () => {
  test.each([
    'brand=Lada',
    'engine=Steam&engine=',
    'region=%00',
    'priceFrom=-1&priceTo=1e9',
    'yearFrom=2019&yearFrom=zzz&yearTo=&mileageTo=NaN',
    'sort=random&sort=cheapest&currency=USD&hasPhotos=1',
    'after=zzz&after=1',
    `after=${Buffer.from('["cheapest",{"a":1},7]').toString('base64url')}`,
    `after=${Buffer.from('["cheapest",1,"x"]').toString('base64url')}`,
    `sort=mileage&after=${Buffer.from('["mileage",1e999,""]').toString('base64url')}`,
    'word=%21%3F&without=..%2F..&extra=__proto__&town=constructor&__proto__=1&toString=2',
    `q=${'x'.repeat(5000)}`,
    `q=${encodeURIComponent('🚗'.repeat(100))}`,
    Array.from({ length: 500 }, (_none, number) => `word=w${number}`).join('&'),
    'unknown=1&shallow=false',
  ])('are ignored: %s', async (query) => {
    await offerCar(app, alice)
    const { status, body } = await call(app, `GET search.json?${query}`)
    expect(status).toBe(200)
    expect(body.total).toBe(body.cars.length)
    expect(body.facets.engine.length).toBeLessThanOrEqual(1)
  })

  test('are ignored beside known ones, and named', async () => {
    const id = await offerCar(app, alice)
    await offerCar(app, alice, { brand: 'Audi' })
    const { body } = await call(app, 'GET search.json?brand=BMW&engine=Steam&yearFrom=x&sort=worst&utm_source=mail')
    expect(body.cars.map((car: { id: string }) => car.id)).toEqual([id])
    const expected = [['engine', 'Steam'], ['yearFrom', 'x'], ['sort', 'worst']] // prettier-ignore
    expect(body.unread).toHaveLength(3)
    expect(body.unread).toEqual(expect.arrayContaining(expected))
    // The same search without them is another answer.
    expect((await call(app, 'GET search.json?brand=BMW')).body.unread).toBeUndefined()
  })
})
