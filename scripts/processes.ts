/** Processes of tests, benches and drills: one way to start a program and wait for its address. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { delimiter, join } from 'node:path'

/** A program that runs beside this one. */
export interface RunningProcess {
  address: string
  pid: number
  /** Both outputs so far; of those that are dropped, what came before the address. */
  printed: () => string
  /** Sends a signal and answers the exit status (null when the signal ended it). */
  end: (signal: NodeJS.Signals) => Promise<number | null>
  /** Resolves when it ends, by itself or not. */
  ended: Promise<unknown>
}

/** What the product is started with, unless it is said otherwise: an own port, no demo, no limits. */
export const alone = { PORT: '0', DEMO: '0', RATE_LIMITS: 'off' }

/**
 * Starts a file of this project and waits until it prints its address; throws what it printed when it ends before.
 * `dropped` reads no more after that, so that a log line for each call costs nothing here, and leaves errors to the
 * terminal.
 */
export async function startProcess(
  file: string,
  env: Record<string, string>,
  output: 'kept' | 'dropped' = 'dropped',
): Promise<RunningProcess> {
  const stderr = output === 'kept' ? 'pipe' : 'inherit'
  const child = spawn(process.execPath, [file], { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', stderr] })
  let printed = ''
  const address = await new Promise<string>((resolve, reject) => {
    const read = (data: Buffer) => {
      printed += data.toString()
      const found = /http:\/\/[\d.:]+/.exec(printed)?.[0]
      if (found === undefined) return
      resolve(found)
      if (output === 'dropped') child.stdout?.off('data', read).resume()
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.on('error', reject)
    child.on('exit', () => reject(new Error(`${file} did not start: ${printed}`)))
  })
  const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : Promise.resolve()
  return {
    address,
    pid: child.pid ?? 0,
    printed: () => printed,
    end: (signal) => endProcess(child, signal),
    ended,
  }
}

/** Starts the product, built or from its sources, on the store that its settings name. */
export function startProduct(
  env: Record<string, string>,
  { file = 'dist/server/main.js', output }: { file?: string; output?: 'kept' | 'dropped' } = {},
): Promise<RunningProcess> {
  return startProcess(file, { ...alone, ...env }, output)
}

/** Sends a signal and waits for the end; answers the exit status. */
export async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  return child.exitCode
}

/** Processes that a process has started. */
export function childrenOf(pid: number): number[] {
  try {
    const text = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
    return text.split('\n').map(Number).filter(Boolean)
  } catch {
    return []
  }
}

/** Where the first of these programs that is installed lies. */
export function findProgram(names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
}

/** A port that nobody listens at. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Resident memory of a process, in bytes (Linux). */
export function residentBytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024
}
