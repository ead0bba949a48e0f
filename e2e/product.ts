import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, type Browser, type TestInfo } from '@playwright/test'
import { startProduct as start } from '../scripts/processes.ts'
import { createTestDatabase } from '../scripts/test-database.ts'
import { stoppedBrowser } from '../scripts/test-report.ts'
import { journeyLanguage } from './language/journey-language.ts'
import { speak } from './language/speak.ts'
import { hasStopped } from './stopped-browser.ts'

/** A running product for each worker, with its own port and its own empty store. */
export interface Product {
  address: string
  dataDir: string
  /** The settings that name its store to a command. */
  store: Record<string, string>
  /** Ends the process at once, like a crash. */
  kill(): Promise<void>
  /** Starts it again at the same address. */
  restart(): Promise<void>
}

/** The product whose pages speak the language for tests. */
const pseudoProduct = 'test-results/pseudo/dist/server/main.js'
const built = journeyLanguage === 'pseudo' ? { file: pseudoProduct } : {}

/** Starts the product as `npm start` does, on an empty store. */
export async function startProduct(env: Record<string, string> = {}): Promise<Product & { stop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'volan-journey-'))
  const database = await createTestDatabase()
  const store = database ? { DATABASE_URL: database.url } : {}
  // Most journeys of moderators are not about their second factor.
  const settings = { DATA_DIR: dataDir, ROLES_NEED_FACTOR: '0', ...store, ...env }
  let running = await start(settings, built)
  const { address } = running
  const kill = async () => {
    await running.end('SIGKILL')
  }
  return {
    address,
    dataDir,
    store: { DATA_DIR: dataDir, ...store },
    kill,
    async restart() {
      await kill()
      running = await start({ ...settings, PORT: new URL(address).port }, built)
    },
    async stop() {
      await running.end('SIGTERM')
      await rm(dataDir, { recursive: true, force: true })
      await database?.drop()
    },
  }
}

/** Tests that use the product: `page` opens its addresses, `product` is the process. */
export const test = base.extend<{ baseURL: string; guestsLeave: void }, { product: Product; language: void }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the names of fixtures from this pattern
    async ({}, use) => {
      const product = await startProduct()
      await use(product)
      await product.stop()
    },
    { scope: 'worker' },
  ],
  language: [
    async ({ browser }, use) => {
      if (journeyLanguage !== 'en') await speak(browser)
      await use()
    },
    { scope: 'worker', auto: true },
  ],
  baseURL: async ({ product }, use) => use(product.address),
  // The context closes before the guests leave.
  context: async ({ browser, context }, use, info) => {
    await use(context)
    await noteStopped(browser, info)
  },
  // Browsers that a journey opened close with it, because their pages would go on painting beside the next ones.
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

export { expect } from './language/speak.ts'
