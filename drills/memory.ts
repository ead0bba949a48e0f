/** The memory of a process of the product, with its garbage collected. */
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { residentBytes } from '../scripts/processes.ts'
import { type DrilledProduct } from './product.ts'

/** Settings that let `settledMemory` and `settledHeap` ask for a collection. */
export const inspected = { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --inspect=127.0.0.1:0` }

/** Collects garbage by the inspector and answers resident memory in bytes, as the kernel counts it (VmRSS). */
export async function settledMemory(product: DrilledProduct): Promise<number> {
  const socket = await inspect(product)
  await collect(socket)
  socket.close()
  await sleep(300)
  return residentBytes(product.pid)
}

/** Collects garbage by the inspector and answers how many bytes of the heap are in use. */
export async function settledHeap(product: DrilledProduct): Promise<number> {
  const socket = await inspect(product)
  await collect(socket)
  const { usedSize } = await ask(socket, 4, 'Runtime.getHeapUsage')
  socket.close()
  return Number(usedSize)
}

async function inspect(product: DrilledProduct): Promise<WebSocket> {
  const address = /ws:\/\/127\.0\.0\.1:\S+/.exec(product.printed())?.[0]
  if (address === undefined) throw new Error('The product was not started with the inspector')
  const socket = new WebSocket(address)
  await new Promise((resolve) => socket.on('open', resolve))
  return socket
}

async function collect(socket: WebSocket): Promise<void> {
  for (let id = 1; id <= 3; id++) {
    await ask(socket, id, 'HeapProfiler.collectGarbage')
    await sleep(300)
  }
}

async function ask(socket: WebSocket, id: number, method: string): Promise<Record<string, unknown>> {
  socket.send(JSON.stringify({ id, method }))
  const [answer] = await new Promise<[Buffer]>((resolve) => socket.once('message', (data: Buffer) => resolve([data])))
  return (JSON.parse(answer.toString()) as { result: Record<string, unknown> }).result
}
