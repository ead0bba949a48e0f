/** A PostgreSQL server of its own for tests and drills, made from the machine's binaries in a temporary folder. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { accessSync, chownSync, constants, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { childrenOf, endProcess, freePort } from './processes.ts'

/** The oldest version that the product runs on. */
const oldestVersion = 15
const startMs = 20_000

/** A running server. */
export interface PostgresServer {
  /** The address of its database `postgres`. */
  url: string
  /** Ends it at once, as a crash would, and leaves its files. */
  crash(): Promise<void>
  /** Starts it again on the same files. */
  restart(): Promise<void>
  /** Stops and continues all of its processes (SIGSTOP, SIGCONT). */
  freeze(isFrozen: boolean): void
  /** Ends it and removes its files. */
  stop(): Promise<void>
}

/** The folder of the binaries of PostgreSQL 15 or later; `undefined` when this machine has none. */
export function findPostgres(): string | undefined {
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? readdirSync(root).toSorted((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => join(root, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  return folders.find((folder) => isExecutable(join(folder, 'initdb')) && versionOf(folder) >= oldestVersion)
}

/**
 * Starts a server. `isDurable` keeps what a crash of the machine would need; tests do without. `tables` is a folder for
 * everything but the log, so that a disk can be full without the log being cut off.
 */
export async function startPostgres(
  binaries: string,
  { isDurable = false, tables }: { isDurable?: boolean; tables?: string } = {},
): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'volan-postgres-'))
  const account = unprivilegedAccount()
  if (account) chownSync(folder, account.uid, account.gid)
  const data = join(tables ?? folder, 'data')
  const log = tables === undefined ? [] : ['--waldir', join(folder, 'log')]
  const initOptions = ['-D', data, ...log, '-U', 'volan', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  execFileSync(join(binaries, 'initdb'), initOptions, { stdio: 'ignore', cwd: folder, ...account })
  const port = await freePort()
  const settings = [
    `port=${port}`,
    `unix_socket_directories=${folder}`,
    'listen_addresses=127.0.0.1',
    'max_connections=300',
  ]
  if (!isDurable) settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off')
  const options = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])]
  const launch = async () => {
    const started = spawn(join(binaries, 'postgres'), options, { stdio: 'ignore', cwd: folder, ...account })
    await untilReady(join(binaries, 'pg_isready'), port, started)
    return started
  }
  let child = await launch()
  return {
    url: `postgres://volan@127.0.0.1:${port}/postgres`,
    // Its immediate shutdown: no farewell, no checkpoint; the next start recovers from the log.
    async crash() {
      await endProcess(child, 'SIGQUIT')
    },
    async restart() {
      await endProcess(child, 'SIGQUIT')
      child = await launch()
    },
    freeze(isFrozen) {
      const signal = isFrozen ? 'SIGSTOP' : 'SIGCONT'
      const pid = child.pid ?? 0
      for (const each of [...childrenOf(pid), pid]) process.kill(each, signal)
    },
    async stop() {
      await endProcess(child, 'SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function versionOf(folder: string): number {
  const text = execFileSync(join(folder, 'initdb'), ['--version'], { encoding: 'utf8' })
  return Number(/\) (\d+)/.exec(text)?.[1] ?? 0)
}

/** PostgreSQL refuses to run as root. */
function unprivilegedAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

async function untilReady(pgIsReady: string, port: number, child: ChildProcess): Promise<void> {
  for (const startedAt = performance.now(); performance.now() - startedAt < startMs;) {
    if (child.exitCode !== null) break
    try {
      execFileSync(pgIsReady, ['-q', '-h', '127.0.0.1', '-p', String(port)])
      return
    } catch {
      await sleep(50)
    }
  }
  throw new Error('PostgreSQL did not start')
}
