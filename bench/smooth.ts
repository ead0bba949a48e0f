/**
 * `npm run bench -- --smooth`: whether a list of 1,000 cars stays smooth with the processor slowed four times: the
 * longest task while one scrolls down it, beside a hand-written page of the same cars, and how long presses take to
 * the next picture. A task of more than 50 ms is felt.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { browserFlags, installedBrowser } from '../e2e/browser.ts'
import { picturesOf } from '../contract/shown-car.ts'
import { offer } from './offer.ts'
import { firstCars, servePlainList } from './plain-list.ts'
import { startProcess, untilQuiet } from './processes.ts'

const offers = 1000
const widths = { phone: 390, desk: 1280 }
const slowdowns = [1, 4]
/** In px, every 60 ms: a quick flick; and how often, so that some hundred cars come and go. */
const wheelStep = 240
const wheelTurns = 300
/** Each with its width in letters. */
const columns = [
  ['Slowed', 9],
  ['Width', 7],
  ['Tasks over 50 ms, longest', 27],
  ['Plain page', 12],
  ['Presses, ms to the next picture', 0],
] as const
const login = { email: 'georgi.dimitrov@gmail.com', password: 'volan-demo' }

/** What a page noted, in ms. */
interface Noted {
  tasks: number[]
  /** By the name of the interaction. */
  presses: Record<string, number>
}

/** Prints the table. */
export async function benchSmooth(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'volan-bench-'))
  const settings = { DATA_DIR: dataDir, PORT: '0', DEMO: '1', RATE_LIMITS: 'off' }
  const product = await startProcess('dist/server/main.js', settings)
  let browser: Browser | undefined
  let plain: Awaited<ReturnType<typeof servePlainList>> | undefined
  try {
    browser = await chromium.launch({ ...(await installedBrowser()), args: browserFlags })
    await offerMore(product.address)
    plain = await servePlainList(product.address, await firstCars(product.address, offers))
    await untilQuiet(product.pid)
    console.log(columns.map(([name, wide]) => name.padEnd(wide)).join(''))
    for (const slowdown of slowdowns) {
      for (const width of Object.values(widths)) {
        const own = await visit(browser, product.address, { width, slowdown })
        const limit = await visit(browser, plain.address, { width, slowdown, isPlain: true })
        print(`${slowdown} times`, width, own, limit)
      }
    }
  } finally {
    await browser?.close()
    plain?.close()
    await product.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

function print(slowdown: string, width: number, own: Noted, limit: Noted): void {
  const presses = Object.entries(own.presses).map(([name, ms]) => `${name} ${ms.toFixed(0)}`)
  const cells = [slowdown, String(width), longTasks(own), longTasks(limit), presses.join(', ')]
  console.log(cells.map((cell, index) => cell.padEnd(columns[index]?.[1] ?? 0)).join(''))
}

function longTasks({ tasks }: Noted): string {
  return `${tasks.filter((ms) => ms > 50).length}, ${Math.max(0, ...tasks).toFixed(0)} ms`
}

/** As many offers are added to the demo's as are missing, with the photos of those. */
async function offerMore(address: string): Promise<void> {
  const answer = await fetch(`${address}/api/auth/login`, { method: 'POST', body: JSON.stringify(login) })
  const { token } = (await answer.json()) as { token: string }
  const demo = await firstCars(address)
  const { cars } = (await (await fetch(`${address}/api/counts.json`)).json()) as { cars: number }
  for (let number = cars; number < offers; number++) {
    const images = picturesOf(demo[number % demo.length] ?? {})
    const body = JSON.stringify({ ...offer, img: undefined, images, price: 5000 + number })
    const made = await fetch(`${address}/api/cars.json?auth=${token}`, { method: 'POST', body })
    if (!made.ok) throw new Error(`An offer was answered ${made.status}: ${await made.text()}`)
  }
}

interface Visit {
  width: number
  slowdown: number
  isPlain?: boolean
}

async function visit(browser: Browser, address: string, { width, slowdown, isPlain = false }: Visit): Promise<Noted> {
  const context = await browser.newContext({ viewport: { width, height: 844 }, baseURL: address })
  const page = await context.newPage()
  await page.addInitScript({ content: watch })
  await page.goto('/themes', { waitUntil: 'networkidle' })
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.evaluate('tasks.length = 0')
  await scrollDown(page)
  const tasks = await page.evaluate<number[]>('tasks')
  const presses = isPlain ? {} : await pressThings(page, width)
  await context.close()
  return { tasks, presses }
}

async function scrollDown(page: Page): Promise<void> {
  await page.mouse.move(page.viewportSize()!.width * 0.7, 400)
  for (let turn = 0; turn < wheelTurns; turn += 1) {
    await page.mouse.wheel(0, wheelStep)
    await page.waitForTimeout(60)
  }
}

async function pressThings(page: Page, width: number): Promise<Record<string, number>> {
  const presses: Record<string, number> = {}
  const timed = async (name: string, press: () => Promise<unknown>) => {
    await page.waitForTimeout(500)
    await page.evaluate('presses.length = 0')
    await press()
    await page.waitForTimeout(1500)
    presses[name] = Math.max(0, ...(await page.evaluate<number[]>('presses')))
  }
  await page.evaluate('scrollTo(0, 0)')
  if (width < 1024) await timed('sheet', () => page.getByRole('button', { name: /^Filters/ }).click())
  await timed('filter', () => page.getByRole('checkbox', { name: /^Diesel/ }).click())
  if (width < 1024) await timed('show', () => page.getByRole('button', { name: /^Show [\d\s]+ cars?$/ }).click())
  await timed('save', () =>
    page
      .getByRole('button', { name: /^Save, / })
      .first()
      .click(),
  )
  await timed('type', () => page.getByRole('search').getByRole('combobox').pressSequentially('bmw', { delay: 60 }))
  return presses
}

/** Runs in the page: notes long tasks, and how long each press took until its picture stood. */
const watch = `
  window.tasks = []
  window.presses = []
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)))
    .observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) =>
    presses.push(...list.getEntries().filter(({ interactionId }) => interactionId).map(({ duration }) => duration)),
  ).observe({ type: 'event', durationThreshold: 16, buffered: true })
`
