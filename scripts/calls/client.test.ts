import createClient from 'openapi-fetch'
import { expect, test } from 'vitest'
import { registrationOf } from '../../server/testing/people.ts'
import { openTestApp } from '../../server/testing/test-app.ts'
import { type paths } from './client-types.ts'

const { app } = await openTestApp()
const baseUrl = `${await app.listen({ port: 0, host: '127.0.0.1' })}/api`

/** What was answered; throws with the error when it is one. */
function told<Data>({ data, error }: { data?: Data | undefined; error?: unknown }): Data {
  if (data === undefined) throw new Error(JSON.stringify(error))
  return data
}

test('a client generated from the document of calls does a whole task, its types as they are', async () => {
  const visitor = createClient<paths, 'application/json'>({ baseUrl })
  const { token, userId } = told(await visitor.POST('/auth/register', { body: registrationOf('alice') }))
  const alice = createClient<paths, 'application/json'>({ baseUrl, headers: { authorization: `Bearer ${token}` } })
  const car = {
    brand: 'BMW',
    model: '320d',
    engine: 'Diesel',
    transmission: 'Automatic',
    year: 2019,
    description: 'One owner from new, full service history.',
    location: 'Sofia',
    price: 38_900,
    img: 'https://example.com/cars/320d.jpg',
  } as const
  const { name: id } = told(await alice.POST('/cars.json', { body: car }))

  const list = told(await visitor.GET('/cars.json', { params: { query: { orderBy: '"$key"', limitToLast: '24' } } }))
  expect(list?.[id]?.price).toBe(38_900)
  const found = told(await visitor.GET('/search.json', { params: { query: { brand: ['BMW'], priceTo: ['40000'] } } }))
  expect(found.cars.map(({ owner_id: owner }) => owner)).toEqual([userId])

  const params = { path: { id } }
  await alice.POST('/cars/{id}/comments.json', { params, body: { comments: 'Still for sale?' } })
  const comments = told(await alice.GET('/cars/{id}/comments.json', { params }))
  expect(Object.values(comments ?? {}).map(({ user, comments: text }) => [user, text])).toEqual([
    ['alice.one', 'Still for sale?'],
  ])

  const read = await alice.GET('/cars/{id}.json', { params })
  const withTag = { ...params, header: { 'if-match': read.response.headers.get('etag') ?? '' } }
  const edited = told(await alice.PUT('/cars/{id}.json', { params: withTag, body: { ...car, price: 37_500 } }))
  expect(edited.price).toBe(37_500)
  const late = await alice.PUT('/cars/{id}.json', { params: withTag, body: { ...car, price: 1 } })
  expect(late.response.status).toBe(412)

  await alice.PUT('/saved-cars/{id}.json', { params, body: { note: 'Call on Monday' } })
  const saved = told(await alice.GET('/saved-cars.json'))
  expect(saved.map(({ carId, note }) => [carId, note])).toEqual([[id, 'Call on Monday']])

  expect(told(await alice.DELETE('/cars/{id}.json', { params }))).toBeNull()
  expect(told(await alice.GET('/cars/{id}.json', { params }))).toBeNull()
})
