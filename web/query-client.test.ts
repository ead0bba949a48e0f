import { QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { callErrorOf, offlineError } from './call-error.ts'
import { followClock, queryClient } from './query-client.ts'
import { noteServerTime } from './server-clock.ts'

const queryKey = ['count']
const shown = () => queryClient.getQueryData(queryKey)

/** A server whose count changes while its answers are under way. */
function slowServer() {
  let stored = 1
  const answers: (() => void)[] = []
  const queryFn = vi.fn<() => Promise<number>>(async () => {
    const read = stored
    await new Promise<void>((resolve) => answers.push(resolve))
    return read
  })
  return {
    queryFn,
    change: () => stored++,
    answer: async () => {
      await vi.waitFor(() => expect(answers).not.toHaveLength(0))
      answers.shift()?.()
    },
  }
}

beforeEach(() => queryClient.clear())

test('a change while the first answer is under way is asked for after it', async () => {
  const { queryFn, change, answer } = slowServer()
  const stop = new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => {})
  change()
  const asked = queryClient.invalidateQueries({ queryKey })
  await answer()
  await vi.waitFor(() => expect(shown()).toBe(1))
  await answer()
  await asked
  expect(shown()).toBe(2)
  stop()
})

test('changes that follow one another faster than answers come do not hold back the first', async () => {
  const { queryFn, change, answer } = slowServer()
  const stop = new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => {})
  for (let round = 0; round < 5; round++) {
    change()
    void queryClient.invalidateQueries({ queryKey })
  }
  expect(queryFn).toHaveBeenCalledOnce()
  await answer()
  await vi.waitFor(() => expect(shown()).toBe(1))
  stop()
})

test('an answer that nobody shows yet is old after a change that came meanwhile', async () => {
  const { queryFn, change, answer } = slowServer()
  const read = queryClient.ensureQueryData({ queryKey, queryFn })
  change()
  const asked = queryClient.invalidateQueries({ queryKey })
  await answer()
  expect(await read).toBe(1)
  await asked
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true)
})

test('a change after the answer is asked for once', async () => {
  const { queryFn, change, answer } = slowServer()
  const stop = new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => {})
  await answer()
  await vi.waitFor(() => expect(shown()).toBe(1))
  change()
  const asked = queryClient.invalidateQueries({ queryKey })
  await answer()
  await asked
  expect(shown()).toBe(2)
  expect(queryFn).toHaveBeenCalledTimes(2)
  stop()
})

test('those who were refused together do not ask again at the same moment', () => {
  const { retryDelay } = queryClient.getDefaultOptions().queries ?? {}
  const delays = (error: Error) => {
    if (typeof retryDelay !== 'function') throw new Error('Always the same')
    return Array.from({ length: 50 }, () => retryDelay(0, error))
  }
  for (const [error, least] of [
    [offlineError(), 200],
    [callErrorOf(503, '', '2'), 2000],
  ] as const) {
    const all = delays(error)
    expect(Math.min(...all)).toBeGreaterThanOrEqual(least)
    expect(Math.max(...all) - Math.min(...all)).toBeGreaterThan(100)
  }
})

test('answers are not fresh for as long as the clock is set back while the page is open', () => {
  followClock()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7_200_000 })
  noteServerTime(Date.now())
  queryClient.setQueryData(queryKey, 1)
  const isOld = () => queryClient.getQueryCache().find({ queryKey })?.isStaleByTime(60_000)
  vi.setSystemTime(Date.now() - 7_200_000)
  noteServerTime(Date.now())
  expect(isOld()).toBe(false)
  vi.setSystemTime(Date.now() + 61_000)
  expect(isOld()).toBe(true)
  vi.useRealTimers()
  noteServerTime(Date.now())
})
