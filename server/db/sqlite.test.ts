import { expect, test } from 'vitest'
import { openTemporaryStore } from '../testing/temporary-store.ts'
import { write } from './write.ts'

// PostgreSQL runs in its own processes.
test('concurrent writes leave turns of the event loop to others', async () => {
  const { db } = await openTemporaryStore()
  const worksOfTurns = [0]
  let isDone = false
  const countTurns = () => {
    if (isDone) return
    worksOfTurns.push(0)
    setImmediate(countTurns)
  }
  countTurns()
  const work = async () => {
    const endsAt = performance.now() + 4
    while (performance.now() < endsAt);
    worksOfTurns.push((worksOfTurns.pop() ?? 0) + 1)
  }
  await Promise.all(Array.from({ length: 16 }, () => write(db, work)))
  isDone = true
  expect(worksOfTurns.reduce((total, works) => total + works)).toBe(16)
  expect(Math.max(...worksOfTurns)).toBeLessThanOrEqual(2)
})
