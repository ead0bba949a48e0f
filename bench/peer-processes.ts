import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { reporting, type MeasuredProduct } from './measured-product.ts'
import { startProcess, type Running } from './processes.ts'

/** A peer that runs, and how another process of it is started on the same store. */
export interface PeerProcess extends Running {
  file: string
  settings: Record<string, string>
  /** Where it writes its reports (`heap-report.ts`). */
  folder: string
}

const folder = join(import.meta.dirname, 'peers')

/** The one account that logs in; each peer makes it for itself. */
export const account = { email: 'bench.peer@gmail.com', password: '1c0e1d5d-1f0d-4d0e-8f40-3a4f6a1f5a55' }

/** Installs the packages of the peers when they are missing or those of another `package.json`. */
export function installPeers(): void {
  const mark = join(folder, 'node_modules/.installed')
  const asked = readFileSync(join(folder, 'package.json'), 'utf8')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === asked) return
  execFileSync('npm', ['install'], { cwd: folder, stdio: 'inherit' })
  writeFileSync(mark, asked)
}

/** Starts a peer on the product's database and waits until it answers. */
export async function startPeer(name: string, { settings }: MeasuredProduct): Promise<PeerProcess> {
  const reports = join(settings.DATA_DIR ?? '', name)
  await mkdir(reports)
  const file = join('bench/peers', `${name}.js`)
  const own = {
    DATABASE_URL: settings.DATABASE_URL ?? '',
    NODE_ENV: 'production',
    ACCOUNT_EMAIL: account.email,
    ACCOUNT_PASSWORD: account.password,
    // parse-server would leave files in the project; it reads this before its own options.
    PARSE_SERVER_LOGS_FOLDER: 'null',
  }
  const running = await startProcess(file, { ...own, DATA_DIR: reports, NODE_OPTIONS: reporting })
  return { ...running, file, settings: { ...own, IS_SET_UP: '1' }, folder: reports }
}
