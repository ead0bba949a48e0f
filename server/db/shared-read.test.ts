import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { SharedRead } from './shared-read.ts'

/** A read of a number that takes its time and answers what it found at its beginning. */
function counter() {
  const store = { number: 0, reads: 0, fails: false }
  const shared = new SharedRead(async () => {
    store.reads += 1
    const { number, fails } = store
    await sleep(20)
    if (fails) throw new Error('away')
    return number
  })
  return { store, shared }
}

test('whoever asks is answered by a read that began afterwards', async () => {
  const { store, shared } = counter()
  const first = shared.take()
  store.number = 1
  const second = shared.take()
  // The first read has begun.
  await sleep(5)
  store.number = 2
  expect(await Promise.all([first, second, shared.take(), shared.take()])).toEqual([1, 1, 2, 2])
  expect(store.reads).toBe(2)
})

test('nobody waits for a read that began before they asked', async () => {
  let reads = 0
  const shared = new SharedRead(() => {
    reads += 1
    return reads === 1 ? new Promise<number>(() => {}) : Promise.resolve(reads)
  })
  void shared.take()
  await sleep(5)
  expect(await shared.take()).toBe(2)
})

test('a read that fails fails for those who share it, and for nobody else', async () => {
  const { store, shared } = counter()
  store.fails = true
  const failing = [shared.take(), shared.take()].map((taken) => taken.catch(({ message }: Error) => message))
  await sleep(5)
  store.fails = false
  expect(await shared.take()).toBe(0)
  expect(await Promise.all(failing)).toEqual(['away', 'away'])
})
