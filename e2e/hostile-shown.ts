import { type Page } from '@playwright/test'
import { expect } from './product.ts'

/** A person and the lines of their profile. */
export interface Shown {
  id: string
  lines: string[]
}

/** Leads a page to the profile of each; answers whose lines did not come. */
export async function notShown(page: Page, people: Shown[]): Promise<Shown[]> {
  return page.evaluate(async (all) => {
    const missing: Shown[] = []
    for (const person of all) {
      history.pushState(null, '', `/all-users/${person.id}`)
      const isThere = () => {
        const texts = new Set([...document.querySelectorAll('h1, p > span')].map((element) => element.textContent))
        return person.lines.every((line) => texts.has(line))
      }
      for (const end = performance.now() + 10_000; !isThere() && performance.now() < end;)
        await new Promise(requestAnimationFrame)
      if (!isThere()) missing.push(person)
    }
    return missing
  }, people)
}

/** Scrolls down a list until every text of `names` was there. */
export async function expectAllSeen(page: Page, selector: string, names: ReadonlySet<string>): Promise<void> {
  // In a high window fewer rows are drawn twice.
  await page.setViewportSize({ width: 1280, height: 2400 })
  await page.locator(selector).first().waitFor({ state: 'attached' })
  const missing = await page.evaluate(
    async ({ elements, texts }) => {
      const left = new Set(texts)
      for (let end = performance.now() + 60_000; left.size > 0 && performance.now() < end;) {
        for (const element of document.querySelectorAll(elements)) left.delete(element.textContent)
        const before = window.scrollY
        window.scrollBy(0, window.innerHeight / 2)
        // A row may pass before it is drawn: from the end it goes back to the beginning, unless more comes.
        await new Promise((resolve) => setTimeout(resolve, window.scrollY === before ? 500 : 30))
        window.scrollBy(0, 1)
        if (window.scrollY === before) window.scrollTo(0, 0)
      }
      return [...left]
    },
    { elements: selector, texts: [...names] },
  )
  expect(missing).toEqual([])
}
