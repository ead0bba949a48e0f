import { beforeEach, describe, expect, test } from 'vitest'
import { buildCar, offerCar } from '../testing/cars.ts'
import { signUp, type TestPerson } from '../testing/people.ts'
import { call, emptyStore, openTestApp } from '../testing/test-app.ts'

const { app, db } = await openTestApp()
let alice: TestPerson
let bobby: TestPerson

beforeEach(async () => {
  await emptyStore(db)
  alice = await signUp(app, 'alice')
  bobby = await signUp(app, 'bobby')
})

describe('offering a car', () => {
  test('answers its name, and it reads back at both endings with its owner', async () => {
    const id = await offerCar(app, alice)
    const expected = { ...buildCar(), owner_id: alice.id }
    expect((await call(app, `GET cars/${id}.json`, { as: bobby })).body).toEqual(expected)
    expect((await call(app, `GET cars/${id}/.json`, { as: bobby })).body).toEqual(expected)
    expect((await call(app, 'GET cars/.json')).body).toEqual({ [id]: expected })
  })

  test('flags it among the posts of its owner', async () => {
    const id = await offerCar(app, alice)
    expect((await call(app, `GET users/${alice.id}.json`, { as: bobby })).body.posts).toEqual({ [id]: true })
    expect((await call(app, `GET profiles/${alice.id}.json`, { as: bobby })).body.posts).toBe(1)
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

  test('a visitor cannot', async () => {
    expect((await call(app, 'POST cars.json', { body: buildCar() })).status).toBe(401)
    expect((await call(app, 'GET cars.json')).body).toBeNull()
  })

  test('the same idempotency key twice makes one car', async () => {
    const headers = { 'idempotency-key': 'a-key-of-the-browser' }
    const first = await call(app, 'POST cars.json', { as: alice, body: buildCar(), headers })
    const second = await call(app, 'POST cars.json', { as: alice, body: buildCar(), headers })
    expect(second.body).toEqual(first.body)
    expect((await call(app, 'GET counts.json')).body).toEqual({ cars: 1 })
  })

  test('an image is optional', async () => {
    const id = await offerCar(app, alice, { img: '' })
    expect((await call(app, `GET cars/${id}.json`, { as: alice })).body).not.toHaveProperty('img')
  })
})

describe('what is no car', () => {
  test.each([
    ['brand', 'Lada', 'brand: Brand is required.'],
    ['brand', 5, 'brand: Brand is required.'],
    ['model', '', 'model: Model is required.'],
    ['model', 'a\u202eb', 'model: Model may hold no invisible characters.'],
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
  ])('%s = %j is refused by name and nothing is stored', async (field, value, sentence) => {
    const { status, body } = await call(app, 'POST cars.json', { as: alice, body: buildCar({ [field]: value }) })
    expect([status, body.error]).toEqual([400, sentence])
    expect((await call(app, 'GET cars.json')).body).toBeNull()
  })
})

describe('editing a car', () => {
  test('answers and keeps the new value, its comments and its owner', async () => {
    const id = await offerCar(app, alice)
    await call(app, `POST cars/${id}/comments.json`, { as: bobby, body: { comments: 'Still there?' } })
    const edited = buildCar({ price: 36_000.5 })
    const { status, body } = await call(app, `PUT cars/${id}/.json`, { as: alice, body: edited })
    expect([status, body]).toEqual([200, { ...edited, owner_id: alice.id }])
    expect(Object.values((await call(app, `GET cars/${id}/comments.json`, { as: alice })).body)).toHaveLength(1)
  })

  test('a stranger cannot, and the car is unchanged', async () => {
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

  test('of a car that is not there is 404 and makes none', async () => {
    expect((await call(app, 'PUT cars/-Nothing.json', { as: alice, body: buildCar() })).status).toBe(404)
    expect((await call(app, 'GET counts.json')).body.cars).toBe(0)
  })

  test('a client that can only POST names the method it means', async () => {
    const id = await offerCar(app, alice)
    const headers = { 'x-http-method-override': 'PUT' }
    const edited = await call(app, `POST cars/${id}.json`, { as: alice, body: buildCar({ price: 1 }), headers })
    expect([edited.status, edited.body.price]).toEqual([200, 1])
    expect((await call(app, `POST cars/${id}.json`, { as: alice, body: buildCar() })).status).toBe(405)
  })

  test('PATCH has no row', async () => {
    const id = await offerCar(app, alice)
    expect((await call(app, `PATCH cars/${id}.json`, { as: alice, body: { price: 1 } })).status).toBe(405)
  })
})

describe('deleting a car', () => {
  test('takes its comments and the flag of its owner along', async () => {
    const id = await offerCar(app, alice)
    const other = await offerCar(app, alice)
    await call(app, `POST cars/${id}/comments.json`, { as: bobby, body: { comments: 'Nice' } })
    expect((await call(app, `DELETE cars/${id}.json`, { as: alice })).text).toBe('null')
    expect((await call(app, `GET cars/${id}.json`, { as: alice })).body).toBeNull()
    expect((await call(app, `GET cars/${id}/comments.json`, { as: alice })).body).toBeNull()
    expect((await call(app, `GET users/${alice.id}/posts.json`, { as: alice })).body).toEqual({ [other]: true })
    expect((await call(app, 'GET counts.json')).body).toEqual({ cars: 1 })
  })

  test('a stranger cannot', async () => {
    const id = await offerCar(app, alice)
    expect((await call(app, `DELETE cars/${id}.json`, { as: bobby })).status).toBe(403)
    expect((await call(app, `DELETE cars/${id}.json`)).status).toBe(401)
    expect((await call(app, `GET cars/${id}/model.json`, { as: bobby })).body).toBe('320d')
  })

  test('twice is once', async () => {
    const id = await offerCar(app, alice)
    await call(app, `DELETE cars/${id}.json`, { as: alice })
    expect((await call(app, `DELETE cars/${id}.json`, { as: alice })).status).toBe(200)
    expect((await call(app, 'GET counts.json')).body).toEqual({ cars: 0 })
  })
})

describe('reading cars', () => {
  test('a visitor reads the list but not one car', async () => {
    const id = await offerCar(app, alice)
    expect((await call(app, 'GET cars.json')).status).toBe(200)
    expect((await call(app, `GET cars/${id}.json`)).status).toBe(401)
  })

  test('a missing car is null', async () => {
    expect((await call(app, 'GET cars/-Nothing.json', { as: alice })).text).toBe('null')
  })

  test('windows by key, price, year and brand', async () => {
    const [golf, polo, civic] = [
      await offerCar(app, alice, { brand: 'Volkswagen', model: 'Golf', price: 30_000, year: 2018 }),
      await offerCar(app, alice, { brand: 'Volkswagen', model: 'Polo', price: 20_000, year: 2020 }),
      await offerCar(app, bobby, { brand: 'Honda', model: 'Civic', price: 25_000, year: 2019 }),
    ]
    const ids = async (query: string) => Object.keys((await call(app, `GET cars.json?${query}`)).body ?? {})
    expect(await ids('orderBy="$key"&limitToLast=2')).toEqual([polo, civic])
    expect(await ids(`orderBy="$key"&endBefore="${civic}"&limitToLast=1`)).toEqual([polo])
    expect(await ids('orderBy="price"&startAt=21000&endAt=30000')).toEqual([civic, golf])
    expect(await ids('orderBy="price"&limitToFirst=1')).toEqual([polo])
    expect(await ids('orderBy="year"&equalTo=2019')).toEqual([civic])
    expect(await ids('orderBy="brand"&equalTo="Volkswagen"')).toEqual([golf, polo])
    expect(
      await ids(`orderBy="owner_id"&startAt="${alice.id}"&endBefore="${alice.id}","${polo}"&limitToLast=5`),
    ).toEqual([golf])
    expect(await ids('orderBy="price"&equalTo="cheap"')).toEqual([])
  })

  test('a list asked for again shows what has changed meanwhile', async () => {
    const id = await offerCar(app, alice)
    const list = async () => (await call(app, 'GET cars.json?orderBy="$key"&limitToLast=5')).body
    expect((await list())[id].price).toBe(38_900)
    await call(app, `PUT cars/${id}.json`, { as: alice, body: buildCar({ price: 1 }) })
    expect((await list())[id].price).toBe(1)
    const other = await offerCar(app, alice)
    expect(Object.keys(await list())).toEqual([id, other])
    await call(app, `DELETE cars/${id}.json`, { as: alice })
    expect(Object.keys(await list())).toEqual([other])
    expect((await call(app, 'GET cars.json?orderBy="$key"&limitToLast=5&print=pretty')).text).toContain('\n')
  })

  test('keys only with shallow', async () => {
    const id = await offerCar(app, alice)
    expect((await call(app, 'GET cars.json?shallow=true')).body).toEqual({ [id]: true })
  })
})

describe('tags', () => {
  test('a known state answers 304, a changed one does not', async () => {
    await offerCar(app, alice)
    const first = await call(app, 'GET cars.json')
    const headers = { 'if-none-match': String(first.headers.etag) }
    expect((await call(app, 'GET cars.json', { headers })).status).toBe(304)
    await offerCar(app, alice)
    expect((await call(app, 'GET cars.json', { headers })).status).toBe(200)
  })

  test('if-match lets a write through only while the car is as it was', async () => {
    const id = await offerCar(app, alice)
    const { headers } = await call(app, `GET cars/${id}.json`, { as: alice, headers: { 'x-firebase-etag': 'true' } })
    const ifMatch = { 'if-match': String(headers.etag) }
    const write = () => call(app, `PUT cars/${id}.json`, { as: alice, body: buildCar({ price: 1 }), headers: ifMatch })
    expect((await write()).status).toBe(200)
    const refused = await call(app, `DELETE cars/${id}.json`, { as: alice, headers: ifMatch })
    expect([refused.status, refused.body.price]).toEqual([412, 1])
    expect((await call(app, `GET cars/${id}/price.json`, { as: alice })).body).toBe(1)
  })

  test('a missing node has the tag of the wire', async () => {
    const { headers } = await call(app, 'GET cars/-Nothing.json', { as: alice, headers: { 'x-firebase-etag': 'true' } })
    expect(headers.etag).toBe('null_etag')
  })

  test('print=silent answers 204', async () => {
    const { status, text } = await call(app, 'POST cars.json?print=silent', { as: alice, body: buildCar() })
    expect([status, text]).toEqual([204, ''])
  })
})

test('a cover beside twenty images is one picture too many', async () => {
  const images = Array.from({ length: 20 }, (_, i) => `https://example.com/${i}.jpg`)
  const withCover = (img: string) => call(app, 'POST cars.json', { as: alice, body: buildCar({ img, images }) })
  expect((await withCover('https://example.com/cover.jpg')).body.error).toBe(
    'images: An offer may have at most 20 pictures.',
  )
  expect((await call(app, 'GET cars.json')).body).toBeNull()
  expect((await withCover('https://example.com/7.jpg')).status).toBe(200)
})

test('a window of more cars than the store takes keys in one question is answered whole, in its order', async () => {
  const id = await offerCar(app, alice)
  const template = await db.selectFrom('cars').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  await db.transaction().execute(async (tx) => {
    for (let i = 0; i < 33_000; i += 1000) {
      const cars = Array.from({ length: 1000 }, (_, n) => ({ ...template, id: `-N${i + n}`, price: 40_000 - i - n }))
      await tx.insertInto('cars').values(cars).execute()
    }
  })
  const { status, text } = await call(app, 'GET cars.json?orderBy="price"&limitToLast=999999')
  expect(status).toBe(200)
  const prices = [...text.matchAll(/"price":(\d+)/g)].map((match) => Number(match[1]))
  expect(prices).toHaveLength(33_001)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
})
