/**
 * Started by `crowds.ts`: many live connections that wait for news, in a process of their own. All crowds of a row would
 * be more connections than one process may open.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { fanOut, openSockets } from './measure.ts'
import { type CrowdTask } from './crowds.ts'

const quietMs = 1500
const longestMs = 300_000

process.once('message', (task: CrowdTask) => void within(gather(task)))
process.once('disconnect', () => process.exit())

/** Opens the connections, greets, and waits until all are answered and quiet: slow answers would pass for news. */
async function gather({ live, count }: CrowdTask): Promise<void> {
  let lastHeardAt = 0
  const greeted = new Set<WebSocket>()
  const sockets = await openSockets(live.url, count, (socket) => {
    const [first, ...others] = live.greetings
    socket.addEventListener('message', () => {
      greeted.add(socket)
      lastHeardAt = performance.now()
    })
    if (first !== undefined) socket.send(first)
    for (const other of others) setTimeout(() => socket.send(other), 500)
  })
  lastHeardAt = performance.now()
  const awaited = live.greetings.length > 0 ? count : 0
  while (greeted.size < awaited || performance.now() - lastHeardAt < quietMs) await sleep(100)
  process.on('message', () => void within(measure(live, sockets)))
  process.send?.('ready')
}

async function measure({ tell }: CrowdTask['live'], sockets: WebSocket[]): Promise<void> {
  const { url, body = '', headers = {} } = tell
  const took = await fanOut(sockets, async () => {
    const answer = await fetch(url, { method: 'POST', body, headers })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${url.split('?')[0]} answered ${answer.status}: ${text}`)
  })
  process.send?.(took)
}

/** Ends this process when something takes much too long, as when a connection was lost: then nobody waits for ever. */
async function within(work: Promise<void>): Promise<void> {
  const late = setTimeout(() => {
    throw new Error(`A crowd waited for ${longestMs / 1000} s`)
  }, longestMs)
  await work
  clearTimeout(late)
}
