/** The memory of a process of the product, with its garbage collected. */
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { type DrilledProduct } from './product.ts'

/** Settings that let `settledMemory` ask for a collection. */
export const inspected = { NODE_OPTIONS: '--inspect=127.0.0.1:0' }

/** Collects garbage by the inspector and answers resident memory in bytes, as the kernel counts it (VmRSS). */
export async function settledMemory(product: DrilledProduct): Promise<number> {
  const address = /ws:\/\/127\.0\.0\.1:\S+/.exec(product.printed())?.[0]
  if (address === undefined) throw new Error('The product was not started with the inspector')
  const socket = new WebSocket(address)
  await new Promise((resolve) => socket.on('open', resolve))
  for (let id = 1; id <= 3; id++) {
    socket.send(JSON.stringify({ id, method: 'HeapProfiler.collectGarbage' }))
    await new Promise((resolve) => socket.once('message', resolve))
    await sleep(300)
  }
  socket.close()
  await sleep(300)
  return residentBytes(product.pid)
}

/** Resident memory of a process, in bytes. */
export function residentBytes(pid: number): number {
  const text = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(text)?.[1] ?? 0) * 1024
}
