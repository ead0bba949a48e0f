import { describe, expect, test } from 'vitest'
import { buildCar, offerCar } from '../testing/cars.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const { app, alice, bobby } = await useWorld(['alice', 'bobby'])

/** What the server adds to an offer in Sofia. */
const workedOut = { region: 'Sofia (city)', town: 'Sofia', listedAt: expect.any(Number) }

describe('offering a car', () => {
  test('answers its name; the car reads back at both endings with its owner', async () => {
    const id = await offerCar(app, alice)
    const expected = { ...buildCar(), owner_id: alice.id, ...workedOut }
    expect((await call(app, `GET cars/${id}.json`, { as: bobby })).body).toEqual(expected)
    expect((await call(app, `GET cars/${id}/.json`, { as: bobby })).body).toEqual(expected)
    expect((await call(app, 'GET cars/.json')).body).toEqual({ [id]: expected })
  })

  test('answers each of twenty calls at once with its own car', async () => {
    const prices = Array.from({ length: 20 }, (_none, i) => 10_000 + i)
    const ids = await Promise.all(prices.map((price) => offerCar(app, alice, { price })))
    const asked = ['-NoSuchCar', ...ids.toReversed(), ids[0]]
    const answers = await Promise.all(asked.map((id) => call(app, `GET cars/${id}.json`, { as: bobby })))
    expect(answers.map(({ body }) => body && body.price)).toEqual([null, ...prices.toReversed(), 10_000])
  })

  test('adds it to the posts of its owner', async () => {
    const id = await offerCar(app, alice)
    expect((await call(app, `GET users/${alice.id}.json`, { as: bobby })).body.posts).toEqual({ [id]: true })
    expect((await call(app, `GET profiles/${alice.id}.json`, { as: bobby })).body.posts).toBe(1)
  })

  test('is refused when the town does not lie in the region', async () => {
    const body = buildCar({ region: 'Varna', town: 'Sofia' })
    const { status, body: answer } = await call(app, 'POST cars.json', { as: alice, body })
    expect([status, answer.error]).toEqual([400, 'town: This town does not lie in this region.'])
    expect((await call(app, 'GET cars.json')).body).toBeNull()
  })

  test.each([
    [
      { region: 'Plovdiv', location: 'гр. Пловдив' },
      { region: 'Plovdiv', town: 'Plovdiv' },
    ],
    [
      { region: 'Plovdiv', location: 'Sofia' },
      { region: 'Plovdiv', town: undefined },
    ],
    [
      { town: 'Asenovgrad', location: 'Sofia' },
      { region: 'Plovdiv', town: 'Asenovgrad' },
    ],
  ])('prefers the chosen place to the one in the location: %j', async (chosen, { region, town }) => {
    const { body } = await call(app, `GET cars/${await offerCar(app, alice, chosen)}.json`, { as: alice })
    expect([body.region, body.town]).toEqual([region, town])
  })

  test('takes owner_id from the token, never from the body', async () => {
    const { body } = await call(app, 'POST cars.json', {
      as: alice,
      body: { ...buildCar(), owner_id: bobby.id, sold: true },
    })
    const car = (await call(app, `GET cars/${body.name}.json`, { as: bobby })).body
    expect(car.owner_id).toBe(alice.id)
    expect(car).not.toHaveProperty('sold')
  })

  test('is refused for a visitor', async () => {
    expect((await call(app, 'POST cars.json', { body: buildCar() })).status).toBe(401)
    expect((await call(app, 'GET cars.json')).body).toBeNull()
  })

  test('makes one car for the same idempotency key twice', async () => {
    const headers = { 'idempotency-key': 'a-key-of-the-browser' }
    const first = await call(app, 'POST cars.json', { as: alice, body: buildCar(), headers })
    const second = await call(app, 'POST cars.json', { as: alice, body: buildCar(), headers })
    expect(second.body).toEqual(first.body)
    expect((await call(app, 'GET counts.json')).body).toEqual({ cars: 1 })
  })

  test('works without an image', async () => {
    const id = await offerCar(app, alice, { img: '' })
    expect((await call(app, `GET cars/${id}.json`, { as: alice })).body).not.toHaveProperty('img')
  })
})

test('gaps and invisible characters in texts are removed, on add and on edit', async () => {
  const typed = {
    model: ' \u202aGolf\u00a0\u00a07\u202c',
    location: 'Sofia,\u000bMladost\u200b ',
    description: 'One owner\u000bfull history',
    img: ' https://example.com/a.jpg\u200b\n',
  }
  const tidied = {
    model: 'Golf 7',
    location: 'Sofia, Mladost',
    description: 'One owner\nfull history',
    img: 'https://example.com/a.jpg',
  }
  const id = await offerCar(app, alice, typed)
  expect((await call(app, `GET cars/${id}.json`, { as: alice })).body).toMatchObject(tidied)
  const body = buildCar({ ...typed, model: 'Golf\u00ad\t8' })
  expect((await call(app, `PUT cars/${id}.json`, { as: alice, body })).body).toMatchObject({
    ...tidied,
    model: 'Golf 8',
  })
})

describe('an invalid car', () => {
  test.each([
    ['brand', 'Lada', 'brand: Brand is required.'],
    ['brand', 5, 'brand: Brand is required.'],
    ['model', '', 'model: Model is required.'],
    ['model', '\u200b \u2800', 'model: Model is required.'],
    ['model', 'a\u0000b', 'model: Model may hold no invisible characters.'],
    ['engine', 'Steam', 'engine: Engine type is required!'],
    ['transmission', undefined, 'transmission: Transmission type is required.'],
    ['year', 1949, 'year: Year is required.'],
    ['year', 2024, 'year: Year is required.'],
    ['year', '2019', 'year: Year is required.'],
    ['description', '', 'description: Description is required.'],
    ['description', 'too short', 'description: Description should not be less than 10!'],
    ['description', ' begins with a space', 'description: Invalid description!'],
    ['description', 'x'.repeat(5001), 'description: Description may have at most 5000 characters.'],
    ['location', '', 'location: Location is required.'],
    ['location', ' Sofia', 'location: Location cannot contains spaces.'],
    ['location', '\u200b\u000bSofia', 'location: Location cannot contains spaces.'],
    ['description', '\u200b'.repeat(12), 'description: Description is required.'],
    ['price', '', 'price: Price is required.'],
    ['price', '1e5', 'price: Price is required.'],
    ['price', -1, 'price: Price is required.'],
    ['price', 1_000_000_001, 'price: Price is required.'],
    ['price', 1.005, 'price: Price is required.'],
    ['price', null, 'price: Price is required.'],
    ['img', 'javascript:alert(1)', 'img: Image link must be an address that begins with https://.'],
    ['img', 'http://example.com/a.jpg', 'img: Image link must be an address that begins with https://.'],
    ['images', ['javascript:alert(1)'], 'images.0: Image link must be an address that begins with https://.'],
    ['images', [`/photos/${'a'.repeat(32)}-960.webp`], 'images: A photo is not known here. Upload it again.'],
  ])('with %s = %j is refused with the name of the field, and nothing is stored', async (field, value, sentence) => {
    const { status, body } = await call(app, 'POST cars.json', { as: alice, body: buildCar({ [field]: value }) })
    expect([status, body.error]).toEqual([400, sentence])
    expect((await call(app, 'GET cars.json')).body).toBeNull()
  })
})

describe('editing a car', () => {
  test('answers and stores the new value; comments and owner stay', async () => {
    const id = await offerCar(app, alice)
    await call(app, `POST cars/${id}/comments.json`, { as: bobby, body: { comments: 'Still there?' } })
    const edited = buildCar({ price: 36_000.5 })
    const { status, body } = await call(app, `PUT cars/${id}/.json`, { as: alice, body: edited })
    const priceDrop = { amount: 38_900 - 36_000.5, at: expect.any(Number) }
    expect([status, body]).toEqual([
      200,
      { ...edited, owner_id: alice.id, ...workedOut, priceDrop, expiresAt: expect.any(Number) },
    ])
    expect(Object.values((await call(app, `GET cars/${id}/comments.json`, { as: alice })).body)).toHaveLength(1)
  })

  test('is refused for a stranger, and the car is unchanged', async () => {
    const id = await offerCar(app, alice)
    expect((await call(app, `PUT cars/${id}.json`, { as: bobby, body: buildCar({ price: 1 }) })).status).toBe(403)
    expect((await call(app, `PUT cars/${id}.json`, { body: buildCar({ price: 1 }) })).status).toBe(401)
    expect((await call(app, `GET cars/${id}/price.json`, { as: bobby })).body).toBe(38_900)
  })

  test('needs an image', async () => {
    const id = await offerCar(app, alice)
    const { status, body } = await call(app, `PUT cars/${id}.json`, { as: alice, body: buildCar({ img: '' }) })
    expect([status, body.error]).toEqual([400, 'img: Image is required.'])
  })

  test('of a missing car answers 404 and makes none', async () => {
    const { status, body } = await call(app, 'PUT cars/-Nothing.json', { as: alice, body: buildCar() })
    expect([status, body.error]).toEqual([404, 'This offer is not there any more.'])
    expect((await call(app, 'GET counts.json')).body.cars).toBe(0)
  })

  test('works by POST with a method override', async () => {
    const id = await offerCar(app, alice)
    const headers = { 'x-http-method-override': 'PUT' }
    const edited = await call(app, `POST cars/${id}.json`, { as: alice, body: buildCar({ price: 1 }), headers })
    expect([edited.status, edited.body.price]).toEqual([200, 1])
    expect((await call(app, `POST cars/${id}.json`, { as: alice, body: buildCar() })).status).toBe(405)
  })

  test('by PATCH is not a call', async () => {
    const id = await offerCar(app, alice)
    expect((await call(app, `PATCH cars/${id}.json`, { as: alice, body: { price: 1 } })).status).toBe(405)
  })
})

describe('deleting a car', () => {
  test("deletes its comments and its entry in the owner's posts", async () => {
    const id = await offerCar(app, alice)
    const other = await offerCar(app, alice)
    await call(app, `POST cars/${id}/comments.json`, { as: bobby, body: { comments: 'Nice' } })
    expect((await call(app, `DELETE cars/${id}.json`, { as: alice })).text).toBe('null')
    expect((await call(app, `GET cars/${id}.json`, { as: alice })).body).toBeNull()
    expect((await call(app, `GET cars/${id}/comments.json`, { as: alice })).body).toBeNull()
    expect((await call(app, `GET users/${alice.id}/posts.json`, { as: alice })).body).toEqual({ [other]: true })
    expect((await call(app, 'GET counts.json')).body).toEqual({ cars: 1 })
  })

  test('is refused for a stranger', async () => {
    const id = await offerCar(app, alice)
    expect((await call(app, `DELETE cars/${id}.json`, { as: bobby })).status).toBe(403)
    expect((await call(app, `DELETE cars/${id}.json`)).status).toBe(401)
    expect((await call(app, `GET cars/${id}/model.json`, { as: bobby })).body).toBe('320d')
  })

  test('twice counts once', async () => {
    const id = await offerCar(app, alice)
    await call(app, `DELETE cars/${id}.json`, { as: alice })
    expect((await call(app, `DELETE cars/${id}.json`, { as: alice })).status).toBe(200)
    expect((await call(app, 'GET counts.json')).body).toEqual({ cars: 0 })
  })
})

test('twenty images and a separate cover are one picture too many', async () => {
  const images = Array.from({ length: 20 }, (_, i) => `https://example.com/${i}.jpg`)
  const withCover = (img: string) => call(app, 'POST cars.json', { as: alice, body: buildCar({ img, images }) })
  expect((await withCover('https://example.com/cover.jpg')).body.error).toBe(
    'images: An offer may have at most 20 pictures.',
  )
  expect((await call(app, 'GET cars.json')).body).toBeNull()
  expect((await withCover('https://example.com/7.jpg')).status).toBe(200)
})
