import { type Browser, type Page } from '@playwright/test'

/** How long a page is given to draw, in ms, and how much its processes may compute meanwhile to count as waiting. */
const [drawsWithin, idleBelow] = [5000, 1000]

/**
 * Has the browser stopped drawing one of its pages? Chromium without a graphics card at times waits forever for tiles of
 * its own ("Not activating because pending tree not ready" in its trace): no frame comes, and what waits for one waits
 * without computing. A page that computes instead is the product's fault, and none of this.
 */
export async function hasStopped(browser: Browser): Promise<boolean> {
  const pages = browser.contexts().flatMap((context) => context.pages())
  const before = await computed(browser)
  const drawn = await Promise.all(pages.map(draws))
  return drawn.includes(false) && (await computed(browser)) - before < idleBelow
}

async function draws(page: Page): Promise<boolean> {
  const frame = page
    .evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)))
    .then(
      () => true,
      // A page that was closed meanwhile waits for nothing.
      () => true,
    )
  return Promise.race([frame, new Promise<false>((over) => setTimeout(() => over(false), drawsWithin))])
}

/** What the processes of all pages have computed so far, in ms. */
async function computed(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  const renderers = processInfo.filter(({ type }) => type === 'renderer')
  return renderers.reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0)
}
