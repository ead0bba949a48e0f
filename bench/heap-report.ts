/**
 * Loaded into a process before it starts: at SIGUSR2 it collects garbage and writes its heap, and how long its event
 * loop was held up since the last time, into `heap-report.json` in its data folder.
 */
import { writeFileSync } from 'node:fs'
import { createHistogram } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

const everyMs = 2

if (isMainThread) {
  // In us. What is late because another process had the core is no work of ours: the time on the core tells.
  const [late, working] = [createHistogram(), createHistogram()]
  let last = now()
  const look = () => {
    const next = now()
    const heldUp = next.wall - last.wall - everyMs * 1000
    note(late, heldUp)
    note(working, Math.min(heldUp, next.core - last.core))
    last = next
  }
  let looking: NodeJS.Timeout | undefined

  process.on('SIGUSR2', () => {
    const [p99, longestWork] = [late.percentile(99), working.max].map((us) => us / 1000)
    for (let time = 0; time < 3; time++) globalThis.gc?.()
    const { heapUsed } = process.memoryUsage()
    writeFileSync(`${process.env.DATA_DIR}/heap-report.json`, JSON.stringify({ heapUsed, p99, longestWork }))
    late.reset()
    working.reset()
    last = now()
    // Only who is asked looks: it takes some of the core.
    looking ??= setInterval(look, everyMs).unref()
  })
}

/** Both in us. */
function now(): { wall: number; core: number } {
  const { user, system } = process.threadCpuUsage()
  return { wall: performance.now() * 1000, core: user + system }
}

/** A histogram takes whole numbers from 1. */
function note(histogram: ReturnType<typeof createHistogram>, us: number): void {
  histogram.record(Math.max(1, Math.round(us)))
}
