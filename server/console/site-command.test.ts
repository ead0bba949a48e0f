import { execFile } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, type Database } from '../db/database.ts'
import { migrate } from '../db/migrations/migrate.ts'
import { storePlace } from '../db/store-place.ts'
import { listSponsors } from '../sponsors/sponsor-store.ts'
import { makeTemporaryPlace, type TemporaryPlace } from '../testing/temporary-place.ts'

let place: TemporaryPlace
let db: Database

beforeAll(async () => {
  place = await makeTemporaryPlace()
  db = openDatabase(storePlace(place))
  await migrate(db)
})

afterAll(async () => {
  await db.destroy()
  await place.remove()
})

async function run(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const env = { ...process.env, ...place.settings }
  return new Promise((resolve) => {
    execFile(process.execPath, ['server/console/site.ts', ...args], { env }, (error, out, err) => {
      resolve({ code: error ? Number(error.code) : 0, out: out.trim(), err: err.trim() })
    })
  })
}

const add = async (name: string) => {
  const options = ['--name', name, '--link', 'https://rila.example', '--picture', '/pictures/sponsors/rila.svg']
  return /id (\S+)\.$/.exec((await run('add-sponsor', ...options)).out)?.[1] ?? ''
}
const names = async () => (await listSponsors(db, {})).map(([, { name }]) => name)

test('an operator adds, orders, switches off and deletes sponsors by command', async () => {
  const [rila, oil] = [await add('Rila Tyres'), await add('Sredets Oil')]
  expect(await run('order-sponsors', oil, rila)).toMatchObject({ code: 0, out: 'The order is set.' })
  expect(await names()).toEqual(['Sredets Oil', 'Rila Tyres'])
  expect(await run('hide-sponsor', oil)).toMatchObject({ out: 'Sredets Oil is off.' })
  expect(await names()).toEqual(['Rila Tyres'])
  expect(await run('delete-sponsor', rila)).toMatchObject({ out: 'Rila Tyres is deleted.' })
  expect((await run('sponsors')).out).toBe(`${oil}  off  Sredets Oil  https://rila.example`)
  expect((await run('audit')).out.split('\r\n').map((line) => line.split(',')[4])).toEqual([
    'action',
    'delete',
    'change',
    'change',
    'add',
    'add',
  ])
})

test('settings are printed and changed', async () => {
  const { texts, lists } = JSON.parse((await run('settings')).out) as { texts: object; lists: object }
  const json = JSON.stringify({ lists, texts: { ...texts, en: { headline: 'New cars' } } })
  expect(await run('change', '--json', json)).toMatchObject({ code: 0, out: 'The settings are stored.' })
  expect((await run('settings')).out).toContain('"headline": "New cars"')
})

test.each([
  [['jump'], 'Name what to do.'],
  [['hide-sponsor', '-Nothing'], 'There is no sponsor -Nothing.'],
  [['add-sponsor', '--name', 'A'], 'link: The website must begin with https://'],
  [['change', '--json', '{"texts": {}}'], 'texts.en: '],
])('%j says what is wrong', async (args, sentence) => {
  const { code, err } = await run(...args)
  expect(code).toBe(1)
  expect(err).toContain(sentence)
})
