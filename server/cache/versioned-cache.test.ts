import { expect, test, vi } from 'vitest'
import { CacheVersions } from './cache-versions.ts'
import { VersionedCache } from './versioned-cache.ts'

const answering = (texts: string[]) => async () => texts.shift()

function listeningVersions(): CacheVersions {
  const versions = new CacheVersions()
  versions.setListening(true)
  return versions
}

test('a value is cached until something of its kind changes', async () => {
  const versions = listeningVersions()
  const cache = new VersionedCache<unknown>(versions, 'offers', { entries: 10 })
  const make = answering(['first', 'second'])
  expect(await cache.take('list', make)).toBe('first')
  versions.invalidate(['sponsors', 'cars/some'])
  expect(await cache.take('list', make)).toBe('first')
  versions.invalidate(['offers'])
  expect(await cache.take('list', make)).toBe('second')
})

test('caches nothing while changes may be missed, and returns no earlier value afterwards', async () => {
  const versions = listeningVersions()
  const cache = new VersionedCache<unknown>(versions, 'offers', { entries: 10 })
  const make = answering(['first', 'second', 'third', 'fourth', 'fifth'])
  expect(await cache.take('list', make)).toBe('first')
  versions.setListening(false)
  expect(await cache.take('list', make)).toBe('second')
  expect(await cache.take('list', make)).toBe('third')
  versions.setListening(true)
  expect(await cache.take('list', make)).toBe('fourth')
  expect(await cache.take('list', make)).toBe('fourth')
  versions.invalidateAll()
  expect(await cache.take('list', make)).toBe('fifth')
})

test('does not cache a value that was read before a change', async () => {
  const versions = listeningVersions()
  const cache = new VersionedCache<unknown>(versions, 'offers', { entries: 10 })
  const { promise, resolve } = Promise.withResolvers<string>()
  const slow = cache.take('list', () => promise)
  versions.invalidate(['offers'])
  expect(await cache.take('list', answering(['new']))).toBe('new')
  resolve('old')
  expect(await slow).toBe('old')
  expect(await cache.take('list', answering(['another']))).toBe('new')
})

test('concurrent callers share one read, and a failure is not cached', async () => {
  const cache = new VersionedCache<unknown>(listeningVersions(), 'offers', { entries: 10 })
  let readings = 0
  const failing = async () => {
    readings++
    throw new Error('away')
  }
  const both = await Promise.allSettled([cache.take('list', failing), cache.take('list', failing)])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(readings).toBe(1)
  expect(await cache.take('list', answering(['back']))).toBe('back')
})

test('drops the least recently used when there are too many or they are too large', async () => {
  const cache = new VersionedCache<string>(listeningVersions(), 'offers', {
    entries: 2,
    bytes: 10,
    bytesOf: (text) => text.length,
  })
  const isCached = async (key: string) => (await cache.take(key, async () => 'anew')) !== 'anew'
  for (const key of ['a', 'b', 'c']) await cache.take(key, async () => 'four')
  expect(await isCached('c')).toBe(true)
  expect(await isCached('b')).toBe(true)
  expect(await isCached('a')).toBe(false)
  await cache.take('large', async () => '123456789')
  expect(await isCached('c')).toBe(false)
})

test('makes a value again when its time has passed', async () => {
  vi.useFakeTimers()
  // The cache treats the time 0 as none.
  vi.advanceTimersByTime(1)
  try {
    const cache = new VersionedCache<unknown>(listeningVersions(), 'identities', { entries: 10, ms: 1000 })
    const make = answering(['first', 'second'])
    expect(await cache.take('token', make)).toBe('first')
    vi.advanceTimersByTime(999)
    expect(await cache.take('token', make)).toBe('first')
    vi.advanceTimersByTime(2)
    expect(await cache.take('token', make)).toBe('second')
  } finally {
    vi.useRealTimers()
  }
})
