import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { SharedRead } from './shared-read.ts'

/** A read of a number that takes its time and answers what it found at its beginning. */
function counter() {
  const store = { number: 0, reads: 0, fails: false }
  const shared = new SharedRead(async () => {
    store.reads += 1
    const { number, fails } = store
    await sleep(1)
    if (fails) throw new Error('away')
    return number
  })
  return { store, shared }
}

test('whoever asks is answered by a read that began afterwards', async () => {
  const { store, shared } = counter()
  const first = shared.take()
  // The first read has begun.
  await Promise.resolve()
  store.number = 1
  expect(await Promise.all([first, shared.take(), shared.take()])).toEqual([0, 1, 1])
  expect(store.reads).toBe(2)
})

test('a read that fails fails for those who share it, and for nobody else', async () => {
  const { store, shared } = counter()
  store.fails = true
  const failing = [shared.take(), shared.take()].map((taken) => taken.catch(({ message }: Error) => message))
  await Promise.resolve()
  store.fails = false
  expect(await shared.take()).toBe(0)
  expect(await Promise.all(failing)).toEqual(['away', 'away'])
})
