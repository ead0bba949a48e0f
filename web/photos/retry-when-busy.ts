import { CallError } from '../call-error.ts'

/** Longer waits, in seconds, are left to the person. */
const longestWaitSeconds = 10
const maxTries = 8

/** Runs `work`, and again when a busy server says so. Rejects with the last error. */
export async function retryWhenBusy<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      const seconds = waitOf(error)
      if (seconds === undefined || tries === maxTries || signal.aborted) throw error
      // A random extra keeps clients that were refused together from returning together.
      await pause((seconds + Math.random()) * 1000, signal)
    }
  }
}

/** Seconds that a refusal asks to wait; `undefined` when the page must not retry. */
function waitOf(error: unknown): number | undefined {
  if (!(error instanceof CallError) || (error.status !== 429 && error.status !== 503)) return undefined
  const { retryAfterSeconds } = error
  return retryAfterSeconds !== undefined && retryAfterSeconds <= longestWaitSeconds ? retryAfterSeconds : undefined
}

/** Ends early when the signal aborts. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end)
  })
}
