/**
 * Loaded into the product before it starts: at SIGUSR2 it collects garbage and writes its heap and the longest delay of
 * the event loop since the last time into `heap-report.json` in its data folder.
 */
import { writeFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

const resolutionMs = 2

if (isMainThread) {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs })
  delay.enable()
  process.on('SIGUSR2', () => {
    // The monitor counts its own interval.
    const [longest, p99] = [delay.max, delay.percentile(99)].map((ns) => Math.max(0, ns / 1e6 - resolutionMs))
    for (let time = 0; time < 3; time++) globalThis.gc?.()
    const { heapUsed } = process.memoryUsage()
    writeFileSync(`${process.env.DATA_DIR}/heap-report.json`, JSON.stringify({ heapUsed, longest, p99 }))
    delay.reset()
  })
}
