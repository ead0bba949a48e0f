/** How soon a message is in the other's open conversation, and is counted in the title of another page of theirs. */
import { chromium, type Browser, type Page } from '@playwright/test'
import { percentile } from '../bench/measure.ts'
import { browserFlags, installedBrowser } from '../e2e/browser.ts'
import { register, send, type Caller } from '../scripts/callers.ts'
import { withProducts } from './product.ts'
import { type Report } from './report.ts'

const messages = 60
/** The first ones wait for what a conversation loads late. */
const warmUp = 10
const medianAsked = 100

/** Two people, each with a browser on this machine, and one process on SQLite. */
export async function drillMessageLatency(report: Report): Promise<void> {
  await withProducts({ engine: 'SQLite', settings: { RATE_LIMITS: 'off' } }, async ({ address }) => {
    const browser = await chromium.launch({ args: browserFlags, ...(await installedBrowser()) })
    try {
      const [anna, bobby] = [await register(address), await register(address)]
      const sender = await openPage(browser, address, anna)
      const reader = await openPage(browser, address, bobby)
      await sender.goto(`/chats/${bobby.userId}`)
      await reader.goto(`/chats/${anna.userId}`)
      judge(report, 'in the open conversation', await measure(sender, reader, (index) => `Message ${index} of them`))
      await reader.goto('/themes')
      judge(report, 'counted in the title', await measure(sender, reader, (index) => `(${index + 1})`))
    } finally {
      await browser.close()
    }
  })
}

function judge(report: Report, name: string, times: number[]): void {
  report.check(`a message ${name}: median in ms`, percentile(times, 0.5), 'at most', medianAsked)
  report.note(`${times.length} messages, 95th percentile ${percentile(times, 0.95)} ms`)
}

async function openPage(browser: Browser, address: string, { email, password }: Caller): Promise<Page> {
  const context = await browser.newContext({ baseURL: address, serviceWorkers: 'block' })
  const session = await send<object>(`${address}/api/auth/login`, { email, password })
  const page = await context.newPage()
  await page.goto('/robots.txt')
  // A script as a text, because drills are checked as code of the server, which knows no page.
  await page.evaluate(`{
    const { token, userId, user } = ${JSON.stringify(session)}
    localStorage.setItem('token', token)
    localStorage.setItem('userId', userId)
    localStorage.setItem('user', JSON.stringify(user))
    document.cookie = 'member=1; Path=/; SameSite=Lax'
  }`)
  return page
}

/** Milliseconds from each press of Enter until the other page has the text that is expected. */
async function measure(sender: Page, reader: Page, expected: (index: number) => string): Promise<number[]> {
  const times: number[] = []
  for (let index = 0; index < warmUp + messages; index++) {
    await sender.getByPlaceholder('Type your message').fill(`Message ${index} of them`)
    await sender.evaluate(noteKey)
    await reader.evaluate(noteText(expected(index)))
    await sender.keyboard.press('Enter')
    const [sentAt, seenAt] = await Promise.all([sender, reader].map((page) => page.evaluate<number>('happenedAt')))
    if (index >= warmUp) times.push((seenAt ?? Number.NaN) - (sentAt ?? Number.NaN))
  }
  return times
}

/** Scripts that keep in `happenedAt` when something happens, by the clock that all pages of this machine share. */
const noteKey = `globalThis.happenedAt = new Promise((resolve) => {
  addEventListener('keydown', () => resolve(Date.now()), { once: true, capture: true })
}), undefined`

function noteText(text: string): string {
  return `globalThis.happenedAt = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.documentElement.textContent.includes(${JSON.stringify(text)})) return
      observer.disconnect()
      resolve(Date.now())
    })
    observer.observe(document, { subtree: true, childList: true, characterData: true })
  }), undefined`
}
