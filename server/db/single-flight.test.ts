import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { SingleFlight } from './single-flight.ts'

/** A slow read that returns the number at its beginning. */
function counter() {
  const store = { number: 0, reads: 0, fails: false }
  const shared = new SingleFlight(async () => {
    store.reads += 1
    const { number, fails } = store
    await sleep(20)
    if (fails) throw new Error('away')
    return number
  })
  return { store, shared }
}

test('every caller gets a read that began after the call', async () => {
  const { store, shared } = counter()
  const first = shared.take()
  store.number = 1
  const second = shared.take()
  // Until the first read has begun.
  await sleep(5)
  store.number = 2
  expect(await Promise.all([first, second, shared.take(), shared.take()])).toEqual([1, 1, 2, 2])
  expect(store.reads).toBe(2)
})

test('a call does not wait for a read that began before it', async () => {
  let reads = 0
  const shared = new SingleFlight(() => {
    reads += 1
    return reads === 1 ? new Promise<number>(() => {}) : Promise.resolve(reads)
  })
  void shared.take()
  await sleep(5)
  expect(await shared.take()).toBe(2)
})

test('a failing read fails only the calls that share it', async () => {
  const { store, shared } = counter()
  store.fails = true
  const failing = [shared.take(), shared.take()].map((taken) => taken.catch(({ message }: Error) => message))
  await sleep(5)
  store.fails = false
  expect(await shared.take()).toBe(0)
  expect(await Promise.all(failing)).toEqual(['away', 'away'])
})
