import { type Page } from '@playwright/test'
import { untilComplete } from './complete.ts'
import { fillLists } from './opened.ts'
import { arrive } from './people.ts'
import { expect, test } from './product.ts'

test('no word breaks in its middle on the narrowest phone', async ({ browser, product }) => {
  const alice = await arrive(browser, product, 'alice')
  const bobby = await arrive(browser, product, 'bobby')
  const id = await fillLists(alice, bobby)
  const { page } = alice
  await page.setViewportSize({ width: 320, height: 700 })
  for (const address of [
    `/themes/${id}`,
    '/add-theme',
    `/all-users/${bobby.id}`,
    '/themes?brand=BMW',
    '/searches',
    `/chats/${bobby.id}`,
  ]) {
    await page.goto(address)
    await untilComplete(page, address)
    expect.soft(await brokenWords(page), address).toEqual([])
  }
})

/** Shown words, no addresses, that stand on two lines. Longer ones may. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const word = /(?<![\p{L}\d@._/-])[\p{L}\d]{3,14}(?![\p{L}\d@_/]|[.-][\p{L}\d])/gu
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    while (walker.nextNode()) {
      const { currentNode: node } = walker
      if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue
      for (const { 0: letters, index } of (node.nodeValue ?? '').matchAll(word)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + letters.length)
        // What only a screen reader reads is a pixel large.
        const lines = [...range.getClientRects()].filter(({ width }) => width > 1)
        const [first] = lines
        if (first && lines.some(({ top }) => top >= first.bottom)) broken.push(letters)
      }
    }
    return broken
  })
}
