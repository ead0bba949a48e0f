import { spawn } from 'node:child_process'

export interface Running {
  address: string
  pid: number
  /** Ends the process and waits for its end. */
  stop: () => Promise<void>
}

/** Starts a program of this repository and waits until it prints its address. */
export async function startProcess(file: string, env: Record<string, string>): Promise<Running> {
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await new Promise<string>((resolve, reject) => {
    let printed = ''
    const look = (data: Buffer) => {
      printed += data.toString()
      const found = /http:\/\/[\d.:]+/.exec(printed)?.[0]
      if (!found) return
      resolve(found)
      // What it prints from now on costs nobody any time.
      child.stdout.off('data', look).resume()
    }
    child.stdout.on('data', look)
    child.on('exit', () => reject(new Error(`${file} did not start: ${printed}`)))
  })
  const stop = () =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve()
      child.on('exit', () => resolve())
      child.kill('SIGTERM')
    })
  return { address, pid: child.pid ?? 0, stop }
}
