import { CallError } from '../call-error.ts'

/** A longer wait than this, in seconds, is for the person to decide. */
const longestWaitSeconds = 10
const triesAtMost = 8

/** Does `work`; a server that has no place for it now is asked again when it says so. Fails as the last try does. */
export async function patiently<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      const seconds = waitOf(error)
      if (seconds === undefined || tries === triesAtMost || signal.aborted) throw error
      // Not all who were refused together come back together.
      await pause((seconds + Math.random()) * 1000, signal)
    }
  }
}

/** How long a refusal asks to wait, in seconds; `undefined` when that is not for the page to do. */
function waitOf(error: unknown): number | undefined {
  if (!(error instanceof CallError) || (error.status !== 429 && error.status !== 503)) return undefined
  const { retryAfterSeconds } = error
  return retryAfterSeconds !== undefined && retryAfterSeconds <= longestWaitSeconds ? retryAfterSeconds : undefined
}

/** Ends early when it is not wanted any more. */
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
