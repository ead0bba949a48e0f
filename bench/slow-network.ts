/**
 * `npm run bench -- --slow-network`: how long until the list of cars is usable on a phone at 400 ms and 1.6 Mbit/s,
 * beside a hand-written page of the same cars and pictures on the same way. Cold: nothing is there. Warm: the
 * second visit. Usable: a card with its price stands on the page.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContext } from '@playwright/test'
import { browserFlags, installedBrowser } from '../e2e/browser.ts'
import { median } from './measure.ts'
import { firstCars, servePlainList } from './plain-list.ts'
import { startProcess } from './processes.ts'
import { openSlowProxy, type Slowness } from './slow-proxy.ts'

const rounds = 3
const slowness: Slowness = { roundTripMs: 400, bitsPerSecond: 1_600_000 }
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }

type Way = Awaited<ReturnType<typeof openSlowProxy>>
type Times = Record<'cold' | 'warm' | 'warm, connection kept', number>

/** Prints the table. */
export async function benchSlowNetwork(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'volan-bench-'))
  const product = await startProcess('dist/server/main.js', { DATA_DIR: dataDir, PORT: '0', RATE_LIMITS: 'off' })
  const plain = await servePlainList(product.address, await firstCars(product.address))
  const ways = {
    product: await openSlowProxy(product.address, slowness),
    plain: await openSlowProxy(plain.address, slowness),
  }
  const browser = await chromium.launch({ ...(await installedBrowser()), args: browserFlags })
  try {
    const times: Record<keyof typeof ways, Times[]> = { product: [], plain: [] }
    for (let round = 0; round < rounds; round++) {
      times.product.push(await visits(browser, ways.product, true))
      times.plain.push(await visits(browser, ways.plain, false))
    }
    print(times)
  } finally {
    await browser.close()
    for (const way of Object.values(ways)) way.close()
    plain.close()
    await product.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function visits(browser: Browser, way: Way, hasWorker: boolean): Promise<Times> {
  const context = await browser.newContext(phone)
  try {
    const cold = await visit(context, way, hasWorker)
    const kept = await visit(context, way)
    way.cut()
    return { cold, warm: await visit(context, way), 'warm, connection kept': kept }
  } finally {
    await context.close()
    way.cut()
  }
}

/** Milliseconds from asking for the page until it is usable; then waits until it has loaded all, and its worker. */
async function visit(context: BrowserContext, way: Way, waitsForWorker = false): Promise<number> {
  const page = await context.newPage()
  await page.addInitScript({ content: watchCards })
  await page.goto(`${way.address}/themes`, { waitUntil: 'commit' })
  const handle = await page.waitForFunction(() => (globalThis as { usableAt?: number }).usableAt)
  const usableAt = Number(await handle.jsonValue())
  await page.waitForLoadState('load')
  if (waitsForWorker) {
    await page.evaluate(async () => {
      const { serviceWorker } = navigator as unknown as { serviceWorker: { ready: Promise<unknown> } }
      await serviceWorker.ready
    })
  }
  await page.close()
  return usableAt
}

/** Runs in the page: notes when the first card with a price stands there. */
const watchCards = `
  const isUsable = (card) => /\\d\\s*BGN/.test(card.textContent) && card.getBoundingClientRect().height > 0
  const look = () => {
    if ([...document.querySelectorAll('main li')].some(isUsable)) window.usableAt = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
`

function print({ product, plain }: { product: Times[]; plain: Times[] }): void {
  const { roundTripMs, bitsPerSecond } = slowness
  console.log(`The list on a phone at ${roundTripMs} ms and ${bitsPerSecond / 1e6} Mbit/s, median of ${rounds} rounds`)
  for (const name of ['cold', 'warm', 'warm, connection kept'] as const) {
    const [own, limit] = [median(product.map((times) => times[name])), median(plain.map((times) => times[name]))]
    const figures = [`${own.toFixed(0)} ms`, `plain page ${limit.toFixed(0)} ms`, `${(own / limit).toFixed(2)} times`]
    console.log(name.padEnd(24), figures.map((figure) => figure.padStart(20)).join(''))
  }
}
