import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, type Browser, type TestInfo } from '@playwright/test'
import { createTestDatabase } from '../scripts/test-database.ts'
import { stoppedBrowser } from '../scripts/test-report.ts'
import { hasStopped } from './stopped-browser.ts'

/** A running product of its own for each worker: own port, own empty store. */
export interface Product {
  address: string
  dataDir: string
  /** What names its store to a command beside it. */
  store: Record<string, string>
  /** Ends the process at once, as a crash would. */
  kill(): Promise<void>
  /** Starts it again at the same address. */
  restart(): Promise<void>
}

/** Starts the product as `npm start` does, on an empty store. */
export async function startProduct(env: Record<string, string> = {}): Promise<Product & { stop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'volan-journey-'))
  const database = await createTestDatabase()
  const store = database ? { DATABASE_URL: database.url } : {}
  const settings = { DATA_DIR: dataDir, ...store, DEMO: '0', RATE_LIMITS: 'off', ...env }
  let { child, address } = await launch({ ...settings, PORT: '0' })
  return {
    address,
    dataDir,
    store: { DATA_DIR: dataDir, ...store },
    kill: () => end(child, 'SIGKILL'),
    async restart() {
      await end(child, 'SIGKILL')
      ;({ child } = await launch({ ...settings, PORT: new URL(address).port }))
    },
    async stop() {
      await end(child, 'SIGTERM')
      await rm(dataDir, { recursive: true, force: true })
      await database?.drop()
    },
  }
}

async function launch(env: Record<string, string>): Promise<{ child: ChildProcess; address: string }> {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await new Promise<string>((resolve, reject) => {
    let printed = ''
    child.stdout.on('data', (data) => {
      printed += String(data)
      const found = /http:\/\/\S+/.exec(printed)?.[0]
      if (found) resolve(found)
    })
    child.on('exit', () => reject(new Error(`The product did not start: ${printed}`)))
  })
  return { child, address }
}

function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.on('exit', () => resolve())
    child.kill(signal)
  })
}

/** Tests that use the product: `page` opens addresses of it, `product` is the process. */
export const test = base.extend<{ baseURL: string; guestsLeave: void }, { product: Product }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the names of fixtures from this pattern
    async ({}, use) => {
      const product = await startProduct()
      await use(product)
      await product.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, use) => use(product.address),
  // It closes before the guests leave.
  context: async ({ browser, context }, use, info) => {
    await use(context)
    await noteStopped(browser, info)
  },
  // Browsers that a journey opened close with it: their pages would go on painting beside the next ones.
  guestsLeave: [
    async ({ browser }, use, info) => {
      const before = new Set(browser.contexts())
      await use()
      await noteStopped(browser, info)
      for (const context of browser.contexts()) if (!before.has(context)) await context.close()
    },
    { auto: true },
  ],
})

/** Marks a failed journey whose browser stopped, while its pages are still open. */
async function noteStopped(browser: Browser, info: TestInfo): Promise<void> {
  if (info.status !== info.expectedStatus && (await hasStopped(browser)))
    info.annotations.push({ type: stoppedBrowser })
}

export { expect } from '@playwright/test'
