import { beforeEach, describe, expect, test } from 'vitest'
import { forgetUnusedPhoto, photosToCheck } from '../photos/photo-store.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const { app, db, erica, frank } = await useWorld(['erica', 'frank'], {
  roles: { erica: 'moderator', frank: 'operator' },
})
const sponsor = { name: 'Rila Tyres', link: 'https://rila.example', img: '/pictures/sponsors/rila.svg', isShown: true }
const photoId = '0123456789abcdef0123456789abcdef'
let first: string

const add = async (different: object = {}) =>
  (await call(app, 'POST console/sponsors.json', { as: frank, body: { ...sponsor, ...different } })).body.name as string
const names = async (path = 'sponsors.json') =>
  Object.values((await call(app, `GET ${path}`)).body ?? {}).map((one) => (one as { name: string }).name)

beforeEach(async () => {
  first = await add()
})

describe('an operator', () => {
  test('adds, orders, switches off and deletes sponsors, as the home page shows them', async () => {
    const second = await add({ name: 'Sredets Oil' })
    expect(await names()).toEqual(['Rila Tyres', 'Sredets Oil'])
    await call(app, 'PUT console/sponsors.json', { as: frank, body: { ids: [second, first] } })
    expect(await names()).toEqual(['Sredets Oil', 'Rila Tyres'])
    expect(await names('sponsors.json?orderBy="$key"')).toEqual(['Rila Tyres', 'Sredets Oil'])
    await call(app, `PUT console/sponsors/${second}.json`, { as: frank, body: { ...sponsor, isShown: false } })
    expect(await names()).toEqual(['Rila Tyres'])
    expect((await call(app, `GET sponsors/${second}.json`)).body).toBeNull()
    const all = await call(app, 'GET console/sponsors.json', { as: frank })
    expect(all.body.map(({ isShown }: { isShown: boolean }) => isShown)).toEqual([false, true])
    await call(app, `DELETE console/sponsors/${first}.json`, { as: frank })
    expect(await names()).toEqual([])
    const log = await call(app, 'GET moderation/audit?kind=sponsor&limit=5', { as: frank })
    expect(log.body.entries.map(({ action }: { action: string }) => action)).toEqual([
      'delete',
      'change',
      'change',
      'add',
      'add',
    ])
  })

  test('sets no order that misses or doubles a sponsor', async () => {
    const second = await add({ name: 'Sredets Oil' })
    for (const ids of [[first], [first, first], [first, second, 'third'], []]) {
      expect((await call(app, 'PUT console/sponsors.json', { as: frank, body: { ids } })).status).toBe(409)
    }
    expect(await names()).toEqual(['Rila Tyres', 'Sredets Oil'])
  })

  test.each([
    [{ link: 'javascript:alert(1)' }, 'link'],
    [{ link: 'http://rila.example' }, 'link'],
    [{ img: 'https://elsewhere.example/logo.png' }, 'img'],
    [{ img: '/pictures/../logo.svg' }, 'img'],
    [{ name: ' ' }, 'name'],
    [{ isShown: 'yes' }, 'isShown'],
  ])('cannot store %j', async (different, field) => {
    const answer = await call(app, `PUT console/sponsors/${first}.json`, {
      as: frank,
      body: { ...sponsor, ...different },
    })
    expect([answer.status, answer.body.field]).toEqual([400, field])
    expect((await call(app, `GET sponsors/${first}.json`)).body).toMatchObject({ link: sponsor.link })
  })

  test('uploads a picture, which stays while a sponsor shows it', async () => {
    const img = `/photos/${photoId}-480.webp`
    expect((await call(app, 'POST console/sponsors.json', { as: frank, body: { ...sponsor, img } })).body.code).toBe(
      'unknownPhoto',
    )
    const hashes = { hash1: null, hash2: null, hash3: null, hash4: null }
    const photo = { id: photoId, ownerId: frank.id, width: 8, height: 8, createdAt: 1 }
    await db
      .insertInto('photos')
      .values({ ...photo, ...hashes })
      .execute()
    const id = await add({ img })
    expect(await photosToCheck(db, { after: '', before: 2, limit: 9 })).toEqual([{ id: photoId, isUnused: false }])
    expect(await forgetUnusedPhoto(db, photoId, 2)).toBe(false)
    await call(app, `DELETE console/sponsors/${id}.json`, { as: frank })
    expect(await forgetUnusedPhoto(db, photoId, 2)).toBe(true)
  })
})

test('a moderator sees and changes no sponsor in the console', async () => {
  expect((await call(app, 'GET console/sponsors.json', { as: erica })).status).toBe(403)
  expect((await call(app, `DELETE console/sponsors/${first}.json`, { as: erica })).status).toBe(403)
  expect(await names()).toEqual(['Rila Tyres'])
})
