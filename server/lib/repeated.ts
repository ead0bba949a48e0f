import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Runs `work` every `everyMs`, and again at once while it answers that there may be more, until the returned function
 * is called, which waits for the run under way. Between two runs it rests as long as the first took, so that others get
 * their turn. `onError` hears of what fails.
 */
export function startRepeated(
  work: () => Promise<boolean>,
  { everyMs, onError }: { everyMs: number; onError: (error: unknown) => void },
): () => Promise<void> {
  let isStopped = false
  let running: Promise<void> | undefined
  const run = async () => {
    for (;;) {
      const begunAt = performance.now()
      if (isStopped || !(await work())) return
      await sleep(performance.now() - begunAt)
    }
  }
  const wake = () => {
    running ??= run()
      .catch(onError)
      .finally(() => (running = undefined))
  }
  const timer = setInterval(wake, everyMs).unref()
  return async () => {
    isStopped = true
    clearInterval(timer)
    await running
  }
}
