import { type Browser, type Page } from '@playwright/test'

/** Ms that a page has to paint a frame, and ms of computing below which its processes count as waiting. */
const [paintsWithin, idleBelow] = [5000, 1000]

/**
 * Whether the browser stopped painting one of its pages. Chromium without a graphics card at times waits forever for
 * its own tiles ("Not activating because pending tree not ready" in its trace): no frame is painted, and code that
 * waits for one does not compute. A page that computes instead is the product's fault.
 */
export async function hasStopped(browser: Browser): Promise<boolean> {
  const pages = browser.contexts().flatMap((context) => context.pages())
  const before = await computed(browser)
  const painted = await Promise.all(pages.map(paints))
  return painted.includes(false) && (await computed(browser)) - before < idleBelow
}

async function paints(page: Page): Promise<boolean> {
  const frame = page
    .evaluate(() => new Promise((painted) => requestAnimationFrame(painted)))
    .then(
      () => true,
      // A closed page waits for nothing.
      () => true,
    )
  return Promise.race([frame, new Promise<false>((over) => setTimeout(() => over(false), paintsWithin))])
}

/** Computing time of all page processes so far, in ms. */
async function computed(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  const renderers = processInfo.filter(({ type }) => type === 'renderer')
  return renderers.reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0)
}
