/** The product as drills see it: processes that die, freeze and come back at the same address. */
import { execFileSync } from 'node:child_process'
import { startProcess, type TestProcess } from '../server/testing/test-process.ts'

/** A process of the product that is started again at the same address. */
export class DrilledProduct {
  readonly #settings: Record<string, string>
  #process: TestProcess | undefined
  address = ''

  constructor(settings: Record<string, string>) {
    this.#settings = settings
  }

  get pid(): number {
    return this.#process?.child.pid ?? 0
  }

  async start(): Promise<void> {
    const port = this.address === '' ? '0' : new URL(this.address).port
    this.#process = await startProcess({ ...this.#settings, PORT: port })
    this.address = this.#process.address
  }

  /** Ends it at once, without a farewell. */
  async kill(): Promise<void> {
    await this.#process?.end('SIGKILL')
  }

  async stop(): Promise<void> {
    await this.#process?.end('SIGTERM')
  }

  /** Stops the whole process for a while, as a machine does that is paused. */
  freeze(isFrozen: boolean): void {
    process.kill(this.pid, isFrozen ? 'SIGSTOP' : 'SIGCONT')
  }

  /** Ends the child that works on photos; false when there is none now. */
  killPhotoWorker(): boolean {
    const worker = childrenOf(this.pid)[0]
    if (worker !== undefined) process.kill(worker, 'SIGKILL')
    return worker !== undefined
  }

  /** What it printed so far. */
  printed(): string {
    return this.#process?.printed() ?? ''
  }
}

function childrenOf(pid: number): number[] {
  try {
    const text = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
    return text.split('\n').map(Number).filter(Boolean)
  } catch {
    return []
  }
}
