import { spawn, type ChildProcess } from 'node:child_process'

/** The product as a process of its own. */
export interface TestProcess {
  child: ChildProcess
  address: string
  /** What it printed so far, to both outputs. */
  printed: () => string
  /** Sends a signal and answers the exit status (null when the signal ended it). */
  end: (signal: NodeJS.Signals) => Promise<number | null>
}

/** Starts `server/main.ts` and waits until it is ready; throws what it printed when it is not to be. */
export async function startProcess(env: Record<string, string>): Promise<TestProcess> {
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, NODE_ENV: 'test', PORT: '0', DEMO: '0', RATE_LIMITS: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  const exited = new Promise<number | null>((resolve) => child.on('exit', resolve))
  const address = await new Promise<string>((resolve, reject) => {
    const hear = (data: Buffer) => {
      printed += data.toString()
      const found = /http:\/\/[\d.:]+/.exec(printed)?.[0]
      if (found) resolve(found)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    void exited.then(() => reject(new Error(printed)))
  })
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal)
    return exited
  }
  return { child, address, printed: () => printed, end }
}
