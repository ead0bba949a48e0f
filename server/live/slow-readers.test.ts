import { beforeEach, expect, test } from 'vitest'
import { maxUnsent, SlowReaders } from './slow-readers.ts'

/** A reader whose unsent bytes a test sets. */
class Reader {
  left = 0
  isCut = false

  unsent(): number {
    return this.left
  }

  cut(): void {
    this.isCut = true
  }
}

let now = 0
let readers: SlowReaders

beforeEach(() => {
  now = 0
  readers = new SlowReaders(() => now)
})

function write(reader: Reader, length: number): void {
  reader.left += length
  readers.note(reader, length)
}

test('a reader that takes everything is never cut', () => {
  const reader = new Reader()
  for (let i = 0; i < 100; i++) {
    write(reader, maxUnsent)
    reader.left = 0
    readers.look()
    now += 20_000
  }
  expect(reader.isCut).toBe(false)
})

test('a reader with too many unsent bytes is cut, at the end of the turn', async () => {
  const [slow, quick] = [new Reader(), new Reader()]
  write(slow, maxUnsent + 1)
  write(quick, maxUnsent)
  await new Promise((resolve) => setImmediate(resolve))
  expect([slow.isCut, quick.isCut]).toEqual([true, false])
})

test('a reader that takes nothing for 15 s is cut; one that takes a little is not', () => {
  const [still, little] = [new Reader(), new Reader()]
  write(still, 1000)
  write(little, 1000)
  for (let second = 0; second < 16; second++) {
    readers.look()
    now += 1000
    little.left -= 10
  }
  readers.look()
  expect([still.isCut, little.isCut]).toEqual([true, false])
})

test('writing more to a reader that takes nothing does not keep it', () => {
  const still = new Reader()
  for (let second = 0; second <= 15; second++) {
    write(still, 10)
    readers.look()
    now += 1000
  }
  readers.look()
  expect(still.isCut).toBe(true)
})

test('of many that are behind together the largest are cut', () => {
  const largest = Array.from({ length: 200 }, () => new Reader())
  const small = Array.from({ length: 200 }, () => new Reader())
  for (const reader of largest) write(reader, maxUnsent)
  for (const reader of small) write(reader, maxUnsent / 2)
  readers.look()
  const left = [...largest, ...small].filter(({ isCut }) => !isCut)
  expect(left.reduce((sum, reader) => sum + reader.left, 0)).toBeLessThanOrEqual(64 * 1024 * 1024)
  expect(largest.some(({ isCut }) => isCut)).toBe(true)
  expect(small.some(({ isCut }) => isCut)).toBe(false)
})

test('a reader that is gone is not cut', () => {
  const reader = new Reader()
  write(reader, maxUnsent + 1)
  readers.forget(reader)
  readers.look()
  expect(reader.isCut).toBe(false)
})
