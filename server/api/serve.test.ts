import { describe, expect, test } from 'vitest'
import { endpoints } from '../../contract/endpoints.ts'
import { type Endpoint } from '../../contract/endpoint.ts'
import { insideAddress } from '../http/addresses.ts'
import { buildCar, offerCar } from '../testing/cars.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const { app, alice } = await useWorld(['alice'])

test('every row of the endpoint table is served', () => {
  for (const row of Object.values<Endpoint>(endpoints)) {
    const url = (row.kind === 'node' ? '/wire' : '/api') + row.path
    expect(app.hasRoute({ method: row.method, url }), `${row.method} ${url}`).toBe(true)
  }
})

test('rows for users answer 401 to visitors', async () => {
  for (const row of Object.values<Endpoint>(endpoints).filter(({ access }) => access === 'user')) {
    const path = row.path.replaceAll(/:\w+/g, 'x').slice(1) + (row.kind === 'node' ? '.json' : '')
    expect((await call(app, `${row.method} ${path}`)).status, `${row.method} ${path}`).toBe(401)
  }
})

describe('addresses', () => {
  test('both endings of a node lead to its internal address, and nothing else does', () => {
    expect(insideAddress('/api/cars/x.json?auth=1')).toBe('/wire/cars/x?auth=1')
    expect(insideAddress('/api/cars/x/.json')).toBe('/wire/cars/x')
    expect(insideAddress('/wire/cars?a=1')).toBe('/404?a=1')
    expect(insideAddress('/%77ire/cars')).toBe('/404')
    expect(insideAddress('/wireless')).toBe('/wireless')
    expect(insideAddress('/themes/x.json')).toBe('/themes/x.json')
  })

  test.each(['animals.json', 'animals/1/comments.json', '.json', 'cars', 'nothing'])('%s is unknown', async (path) => {
    const { status, body } = await call(app, `GET ${path}`, { as: alice })
    expect([status, body.code]).toEqual([404, 'notFound'])
  })

  test.each([
    'PUT .json',
    'DELETE cars.json',
    'PUT cars.json',
    'PATCH users.json',
    'PUT messages.json',
    'DELETE sponsors.json',
  ])('the whole-tree write %s does not exist', async (line) => {
    await offerCar(app, alice)
    expect([404, 405]).toContain((await call(app, line, { as: alice, body: {} })).status)
    expect((await call(app, 'GET counts.json')).body).toEqual({ cars: 1 })
  })

  test.each(['cars/a%2Eb.json', 'cars/a%23.json', 'cars/%00.json', 'cars/a%2Fb.json', 'cars/%5Ba%5D.json'])(
    'key in %s is 400',
    async (path) => {
      expect((await call(app, `GET ${path}`, { as: alice })).status).toBe(400)
    },
  )
})

test('an undecodable address is 400 and not repeated, since it may contain a token', async () => {
  const { status, body, text, headers } = await call(app, 'GET cars/%zz.json?auth=secret')
  expect([status, body.code]).toEqual([400, 'badKey'])
  expect(text).not.toContain('secret')
  expect(headers['x-content-type-options']).toBe('nosniff')
})

test.each(['constructor', 'toString', '__proto__'])('%s is not a field of a car or a person', async (name) => {
  const id = await offerCar(app, alice)
  for (const path of [`cars/${id}/${name}.json`, `users/${alice.id}/${name}.json`]) {
    const { status, body } = await call(app, `GET ${path}`, { as: alice })
    expect([status, body]).toEqual([200, null])
  }
})

test.each(['HEAD', 'OPTIONS'])('%s of a path in the table is 405', async (method) => {
  const { status, headers } = await call(app, `${method} cars.json`)
  expect([status, headers.allow]).toEqual([405, 'GET, POST'])
})

describe('bodies', () => {
  test.each([
    ['nothing', ''],
    ['no JSON', '{brand: BMW}'],
    ['a truncated text', JSON.stringify(buildCar()).slice(0, -1)],
    ['a trailing comma', '{"a":1,}'],
    ['NaN', '{"price":NaN}'],
    ['two values', '{} {}'],
    ['a byte order mark', '\ufeff{}'],
    ['invalid UTF-8', Buffer.from([0x22, 0xff, 0x22])],
    ['a deep nest', '['.repeat(1000) + ']'.repeat(1000)],
    ['an array', '[]'],
    ['a string', '"car"'],
    ['null', 'null'],
    ['__proto__', '{"__proto__":{"brand":"BMW"}}'],
    ['a constructor', JSON.stringify({ ...buildCar(), constructor: { prototype: 1 } })],
  ])('%s is 400 with an error and stores nothing', async (_name, body) => {
    const answer = await call(app, 'POST cars.json', { as: alice, body })
    expect(answer.status).toBe(400)
    expect(answer.body.error).toEqual(expect.any(String))
    expect(answer.text).not.toMatch(/node_modules|at .*\.ts/)
    expect((await call(app, 'GET cars.json')).body).toBeNull()
  })

  test('over 64 kB is 413', async () => {
    const answer = await call(app, 'POST cars.json', { as: alice, body: buildCar({ description: 'x'.repeat(70_000) }) })
    expect([answer.status, answer.body.code]).toEqual([413, 'tooLarge'])
  })

  test('a huge number is not a price', async () => {
    const body = JSON.stringify(buildCar()).replace('38900', '1e309')
    expect((await call(app, 'POST cars.json', { as: alice, body })).body.error).toBe('price: Price is required.')
  })

  test('accepts a body with any content type', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await call(app, 'POST cars.json', { as: alice, body: buildCar(), headers })).status).toBe(200)
  })
})

describe('queries', () => {
  test.each([
    ['limitToFirst=1', 'orderBy must be defined when other query parameters are defined'],
    ['orderBy=price', 'orderBy must be a valid JSON encoded path'],
    ['orderBy="model"', 'Index not defined, add ".indexOn": "model", for path "/cars", to the rules'],
    ['orderBy="price"&startAt=abc', 'Constraint index field must be a JSON primitive'],
    ['orderBy="price"&startAt={"a":1}', 'Constraint index field must be a JSON primitive'],
    ['orderBy="$key"&limitToFirst=0', 'limitToFirst must be a positive integer'],
    ['orderBy="$key"&limitToFirst=1&limitToLast=1', 'limitToFirst and limitToLast cannot both be defined'],
    ['orderBy="$key"&orderBy="price"', 'orderBy must be given once'],
    ['orderBy="$key"&shallow=true', 'shallow cannot be defined together with orderBy'],
    ['orderBy="__proto__"', 'Index not defined, add ".indexOn": "__proto__", for path "/cars", to the rules'],
  ])('%s is 400: %s', async (query, sentence) => {
    const { status, body } = await call(app, `GET cars.json?${query}`)
    expect([status, body.error]).toEqual([400, sentence])
  })
})

test('refuses an invalid query before anything is written', async () => {
  const { status } = await call(app, 'POST cars.json?shallow=true&orderBy="$key"', { as: alice, body: buildCar() })
  expect(status).toBe(400)
  expect((await call(app, 'GET cars.json')).body).toBeNull()
})

test.each(['followers', 'following', 'posts', 'username'])(
  '%s cannot be ordered by a field of messages',
  async (child) => {
    const { status, body } = await call(app, `GET users/${alice.id}/${child}.json?orderBy="timestamp"`, { as: alice })
    expect([status, body.code]).toEqual([400, 'badQuery'])
  },
)

test('the OpenAPI document and the docs page contain every call', async () => {
  const { body } = await call(app, 'GET openapi.json')
  const operations = Object.values<Record<string, { operationId: string }>>(body.paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  )
  expect(operations.toSorted()).toEqual(Object.keys(endpoints).toSorted())
  expect((await call(app, 'GET docs')).text).toContain('/api/cars/{id}/comments.json')
})

test('a NUL character, which PostgreSQL cannot store, causes no server error', async () => {
  for (const path of ['people.json?q=%00', 'cars.json?orderBy="brand"&equalTo="%5Cu0000"', 'messages.json?with=%00']) {
    expect((await call(app, `GET ${path}`, { as: alice })).status, path).toBeLessThan(500)
  }
})
