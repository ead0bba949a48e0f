import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { type Live } from './contender.ts'

/** What a crowd is asked to do. */
export interface CrowdTask {
  live: Live
  count: number
}

/** Many live connections of one server. */
export interface Crowd {
  /** Milliseconds from a call until the last of them has heard of it. */
  hear: () => Promise<number>
  leave: () => Promise<void>
}

/** Opens so many connections in a process of their own and waits until all are greeted and quiet. */
export async function gatherCrowd(live: Live, count: number): Promise<Crowd> {
  const child = fork(join(import.meta.dirname, 'crowd.ts'))
  const task: CrowdTask = { live, count }
  child.send(task)
  await nextWord(child, live.url)
  const hear = async () => {
    child.send('tell')
    return Number(await nextWord(child, live.url))
  }
  const leave = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const left = once(child, 'exit')
    child.kill()
    await left
  }
  return { hear, leave }
}

async function nextWord(child: ChildProcess, url: string): Promise<unknown> {
  const ended = new AbortController()
  const gone = once(child, 'exit', { signal: ended.signal }).then(() => {
    throw new Error(`A crowd at ${url} ended`)
  })
  try {
    const [word] = await Promise.race([once(child, 'message', { signal: ended.signal }), gone])
    return word
  } finally {
    ended.abort()
    gone.catch(() => {})
  }
}
