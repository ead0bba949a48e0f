import { type Page } from '@playwright/test'
import { expect } from './product.ts'

/** An address and what stands there, each line as the whole text of an element. */
export interface Shown {
  path: string
  lines: string[]
}

/** Leads a page to each address; answers those whose lines did not come. */
export async function notShown(page: Page, stops: Shown[], selector: string): Promise<Shown[]> {
  return page.evaluate(
    async ({ all, elements }) => {
      const missing: Shown[] = []
      for (const stop of all) {
        history.pushState(null, '', stop.path)
        const isThere = () => {
          const texts = new Set([...document.querySelectorAll(elements)].map((element) => element.textContent))
          return stop.lines.every((line) => texts.has(line))
        }
        for (const end = performance.now() + 10_000; !isThere() && performance.now() < end;)
          await new Promise(requestAnimationFrame)
        if (!isThere()) missing.push(stop)
      }
      return missing
    },
    { all: stops, elements: selector },
  )
}

/** Waits until each line is the whole text of an element. */
export async function untilShown(page: Page, lines: string[], selector: string): Promise<void> {
  await page.waitForFunction(
    ({ expected, elements }) => {
      const texts = new Set([...document.querySelectorAll(elements)].map((element) => element.textContent))
      return expected.every((line) => texts.has(line))
    },
    { expected: lines, elements: selector },
  )
}

/** Scrolls down a list until every text of `names` was there. */
export async function expectAllSeen(page: Page, selector: string, names: ReadonlySet<string>): Promise<void> {
  // In a high window fewer rows are drawn twice.
  await page.setViewportSize({ width: 1280, height: 2400 })
  await page.locator(selector).first().waitFor({ state: 'attached' })
  const missing = await page.evaluate(
    async ({ elements, texts }) => {
      const left = new Set(texts)
      const hasMore = () => [...document.querySelectorAll('main button')].some((one) => one.textContent === 'Show more')
      for (let end = performance.now() + 60_000; left.size > 0 && performance.now() < end;) {
        for (const element of document.querySelectorAll(elements)) left.delete(element.textContent)
        const before = window.scrollY
        window.scrollBy(0, window.innerHeight / 2)
        // The rows of this place are drawn within two frames.
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
        // A row may pass before it is drawn: from the end it goes back to the beginning, unless more comes.
        if (window.scrollY === before && !hasMore()) window.scrollTo(0, 0)
      }
      return [...left]
    },
    { elements: selector, texts: [...names] },
  )
  expect(missing).toEqual([])
}
