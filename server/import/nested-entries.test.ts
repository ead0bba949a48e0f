import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nestedEntries, type NestedEntry } from './nested-entries.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'volan-nested-'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

async function read(text: string): Promise<NestedEntry[]> {
  const file = join(folder, 'store.json')
  await writeFile(file, text)
  const found: NestedEntry[] = []
  for await (const entry of nestedEntries(file)) found.push(entry)
  return found
}

const store = {
  users: { '-U1': { username: 'a"b\\', followers: { '-U2': true } }, '-U2': { username: 'ж } ] , {' } },
  cars: {},
  messages: { '-M1': { content: 'x\\"' }, '-M2': [1, [2], 'three'], '-M3': null, '-M4': 'text', '-M5': 5 },
}
const entries = Object.entries(store).flatMap(([section, values]) =>
  Object.entries(values).map(([key, value]) => [section, key, value]),
)

test.each([undefined, 2, '\t'])('entries of a file are found in any layout (%s)', async (space) => {
  expect(await read(JSON.stringify(store, null, space))).toEqual(entries)
})

test('texts and brackets of a file may lie across two chunks', async () => {
  const long = { cars: { a: 'x'.repeat(262_120), b: '\\"}{,'.repeat(60_000), c: { d: 'é'.repeat(300_000) } } }
  expect(await read(JSON.stringify(long))).toEqual(
    Object.entries(long.cars).map(([key, value]) => ['cars', key, value]),
  )
})

test('an empty store and null sections have no entries', async () => {
  expect(await read('{}')).toEqual([])
  expect(await read('{"users": null, "cars": {"-C1": 1}}')).toEqual([['cars', '-C1', 1]])
})

test.each(['', '{', '{"cars":{"a":1}', '{"cars":{"a":', '{cars:{}}', '{"cars":{"a":1}}x'])(
  'the file %s is refused',
  async (text) => {
    await expect(read(text)).rejects.toThrow(SyntaxError)
  },
)
