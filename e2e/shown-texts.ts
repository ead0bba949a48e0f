import { type Page } from '@playwright/test'

/** All texts of a page: what is shown, and what is spoken or comes with a pointer. Suggested towns have both spellings. */
export function shownTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: string[] = [document.title]
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode
      if (parentElement?.closest('script, style, noscript, textarea, datalist') === null) texts.push(nodeValue ?? '')
    }
    for (const name of ['alt', 'aria-label', 'title', 'placeholder', 'aria-description', 'aria-valuetext']) {
      for (const element of document.body.querySelectorAll(`[${name}]`)) texts.push(element.getAttribute(name) ?? '')
    }
    return [...new Set(texts.filter((text) => text.trim() !== ''))]
  })
}

/** Texts of a page of which an edge hides a part. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const slack = 1
    const hides = /hidden|clip/

    function isCut(node: Node, element: Element): boolean {
      const range = document.createRange()
      range.selectNodeContents(node)
      const { left, right, top, bottom, width } = range.getBoundingClientRect()
      if (width === 0) return false
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(box)
        const edge = box.getBoundingClientRect()
        // What only a screen reader reads is a pixel large.
        if (edge.width <= 1) return false
        if (hides.test(overflowX) && (right > edge.right + slack || left < edge.left - slack)) return true
        if (hides.test(overflowY) && (bottom > edge.bottom + slack || top < edge.top - slack)) return true
        if (/auto|scroll/.test(overflowX + overflowY) || position === 'fixed') return false
      }
      return false
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const cut: string[] = []
    while (walker.nextNode()) {
      const { currentNode: node } = walker
      const element = node.parentElement
      if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      if (node.nodeValue?.trim() && isCut(node, element)) cut.push(node.nodeValue)
    }
    return cut
  })
}
