import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callErrorOf, offlineError } from './call-error.ts'
import { CatchUp } from './catch-up.ts'

beforeEach(() => {
  vi.useFakeTimers()
  // The longest waits.
  vi.spyOn(Math, 'random').mockReturnValue(1)
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('looks again until there is an answer', async () => {
  const look = vi.fn<() => Promise<void>>().mockRejectedValueOnce(offlineError()).mockRejectedValueOnce(offlineError())
  new CatchUp(look).begin()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(look).toHaveBeenCalledTimes(3)
})

test('does not ask again for what is refused', async () => {
  const look = vi.fn<() => Promise<void>>().mockRejectedValue(callErrorOf(404, '', null))
  new CatchUp(look).begin()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(look).toHaveBeenCalledTimes(1)
})

test('a later look takes the place of an earlier one, and none comes after the end', async () => {
  const look = vi.fn<() => Promise<void>>().mockRejectedValue(offlineError())
  const catchUp = new CatchUp(look)
  catchUp.begin()
  catchUp.begin()
  await vi.advanceTimersByTimeAsync(2000)
  expect(look).toHaveBeenCalledTimes(3)
  catchUp.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(look).toHaveBeenCalledTimes(3)
})
