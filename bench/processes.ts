import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
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

/** Waits until a process does next to nothing: after its start it works out estimates and reads its index. */
export async function untilQuiet(pid: number): Promise<void> {
  for (let before = Infinity, now = cpuMs(pid); ; before = now, now = cpuMs(pid)) {
    if (now - before >= 0 && now - before < 40) return
    await sleep(1000)
  }
}

/** Processor time that a process has used, in ms (Linux). */
export function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** Resident memory of a process, in kB (Linux). */
export function residentKb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
}
