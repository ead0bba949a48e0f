import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '../call-error.ts'
import { retryWhenBusy } from './retry-when-busy.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const refusal = (status: number, retryAfterSeconds?: number) =>
  new CallError({ status, code: status === 429 ? 'tooManyRequests' : 'busy', sentence: 'Not now.', retryAfterSeconds })

function serverThat(...answers: (string | CallError)[]) {
  return vi.fn<() => Promise<string>>(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    if (answer instanceof CallError) throw answer
    return answer ?? ''
  })
}

test('tries again when the server says so, and not before', async () => {
  const server = serverThat(refusal(429, 2), refusal(503, 5), 'done')
  const done = retryWhenBusy(server, new AbortController().signal)
  await vi.advanceTimersByTimeAsync(1999)
  expect(server).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1001)
  expect(server).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(6000)
  expect(await done).toBe('done')
})

test.each([
  ['a budget that is spent for half an hour', refusal(429, 1800)],
  ['a fault that says nothing of when', refusal(503)],
  ['a file that is refused', refusal(422, 1)],
])('reports %s at once', async (_what, answer) => {
  const server = serverThat(answer)
  await expect(retryWhenBusy(server, new AbortController().signal)).rejects.toBe(answer)
  expect(server).toHaveBeenCalledTimes(1)
})

test('reports the failure after eight attempts', async () => {
  const server = serverThat(refusal(503, 1))
  const failure = retryWhenBusy(server, new AbortController().signal).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await failure).toMatchObject({ status: 503 })
  expect(server).toHaveBeenCalledTimes(8)
})

test('stops waiting when the photo is removed', async () => {
  const stop = new AbortController()
  const server = serverThat(refusal(503, 10))
  const failure = retryWhenBusy(server, stop.signal).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(100)
  stop.abort()
  await vi.advanceTimersByTimeAsync(0)
  expect(await failure).toMatchObject({ status: 503 })
  expect(server).toHaveBeenCalledTimes(2)
})
