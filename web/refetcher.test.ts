import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callErrorOf, offlineError } from './call-error.ts'
import { Refetcher } from './refetcher.ts'

beforeEach(() => {
  vi.useFakeTimers()
  // The longest waits.
  vi.spyOn(Math, 'random').mockReturnValue(1)
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('refetches until it gets an answer', async () => {
  const refetch = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(offlineError())
    .mockRejectedValueOnce(offlineError())
  new Refetcher(refetch).start()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(refetch).toHaveBeenCalledTimes(3)
})

test.each([
  [503, '20'],
  [429, '60'],
])('waits as long as an answer of %i asks for, and then some', async (status, retryAfter) => {
  const refetch = vi.fn<() => Promise<void>>().mockRejectedValueOnce(callErrorOf(status, '', retryAfter))
  new Refetcher(refetch).start()
  const askedMs = Number(retryAfter) * 1000
  await vi.advanceTimersByTimeAsync(askedMs + 1000)
  expect(refetch).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(askedMs / 2)
  expect(refetch).toHaveBeenCalledTimes(2)
})

test('does not refetch what is refused', async () => {
  const refetch = vi.fn<() => Promise<void>>().mockRejectedValue(callErrorOf(404, '', null))
  new Refetcher(refetch).start()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(refetch).toHaveBeenCalledTimes(1)
})

test('replaces an earlier refetch with a later one, and stops at the end', async () => {
  const refetch = vi.fn<() => Promise<void>>().mockRejectedValue(offlineError())
  const refetcher = new Refetcher(refetch)
  refetcher.start()
  refetcher.start()
  await vi.advanceTimersByTimeAsync(2000)
  expect(refetch).toHaveBeenCalledTimes(3)
  refetcher.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(refetch).toHaveBeenCalledTimes(3)
})
