import { setTimeout as sleep } from 'node:timers/promises'

/** Work that is repeated. */
export interface Repeated {
  /** Runs it now, or once more if it is running. */
  wake: () => void
  /** Ends it, after the run under way. */
  stop: () => Promise<void>
}

/**
 * Runs `work` every `everyMs`, and again at once while it answers that there may be more. Between two runs it rests as
 * long as the first took, so that others get their turn. `onError` hears of what fails.
 */
export function startRepeated(
  work: () => Promise<boolean>,
  { everyMs, onError }: { everyMs: number; onError: (error: unknown) => void },
): Repeated {
  let isStopped = false
  let isWoken = false
  let running: Promise<void> | undefined
  const run = async () => {
    for (;;) {
      const begunAt = performance.now()
      if (isStopped || (!(await work()) && !isWoken)) return
      isWoken = false
      await sleep(performance.now() - begunAt)
    }
  }
  const begin = () => {
    running ??= run()
      .catch(onError)
      .finally(() => (running = undefined))
  }
  const timer = setInterval(begin, everyMs).unref()
  return {
    wake() {
      isWoken = running !== undefined
      begin()
    },
    async stop() {
      isStopped = true
      clearInterval(timer)
      await running
    },
  }
}
