const hourMs = 60 * 60 * 1000

/** Runs `work` now and every hour, until the returned function is called. `onError` hears of what fails. */
export function startHourly(work: () => Promise<void>, onError: (error: unknown) => void): () => void {
  const run = () => void work().catch(onError)
  run()
  const timer = setInterval(run, hourMs).unref()
  return () => clearInterval(timer)
}
