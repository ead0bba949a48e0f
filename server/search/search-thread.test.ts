import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { noFilters } from '../../contract/search.ts'
import { storePlace } from '../db/store-place.ts'
import { openTemporaryStore } from '../testing/temporary-store.ts'
import { SearchThread } from './search-thread.ts'

const store = await openTemporaryStore()
const asked = {
  search: { filters: noFilters, sort: 'newest', q: '' },
  after: null,
  exclusions: { cars: [], sellers: [], words: [] },
  size: 24,
} as const

function startThread(place = storePlace(store)) {
  const errors: unknown[] = []
  const thread = new SearchThread({ place, firstCurrency: 'BGN', onError: (error) => errors.push(error) })
  onTestFinished(() => thread.stop())
  return { thread, errors }
}

test('questions to a search thread that dies fail, and the next one is answered by a new thread', async () => {
  const { thread, errors } = startThread()
  expect((await thread.ask('find', 0, asked)).total).toBe(0)
  const waiting = Promise.allSettled(Array.from({ length: 190 }, () => thread.ask('find', 0, asked)))
  await thread.start().terminate()
  // The first question may have been answered before.
  const last = (await waiting).at(-1)
  expect(last).toMatchObject({ reason: { code: 'busy', details: { retryAfterSeconds: 2 } } })
  expect(errors).toHaveLength(1)
  expect((await thread.ask('find', 0, asked)).total).toBe(0)
})

test('a search is busy while the store cannot be read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'volan-search-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const place = { file: join(folder, 'no', 'volan.db'), url: 'postgres://volan@127.0.0.1:1/none' }
  const { thread } = startThread(place)
  await expect(thread.ask('find', 0, asked)).rejects.toMatchObject({ code: 'busy' })
})

test('too many searches at once are refused', async () => {
  const { thread } = startThread()
  const answers = await Promise.allSettled(Array.from({ length: 250 }, () => thread.ask('find', 0, asked)))
  const refused = answers.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(50)
  expect(refused[0]).toMatchObject({ reason: { code: 'busy' } })
})

test('a search is skipped after its caller has given up', async () => {
  const { thread } = startThread()
  const worker = thread.start()
  const numbers: number[] = []
  worker.on('message', ({ number }: { number: number }) => numbers.push(number))
  for (const [number, until] of [
    [-1, Date.now() - 1],
    [-2, Date.now() + 60_000],
  ]) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage({ number, version: 0, until, task: 'find', asked })
  }
  await thread.ask('find', 0, asked)
  expect(numbers).toEqual([-2, 1])
})
