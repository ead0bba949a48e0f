import { type Page } from '@playwright/test'

/** Translates a page as browsers do: puts marked copies of its texts, in `<font>` elements, in their place, again after each change. */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const isLeftOut = (text: Node) =>
      text.parentElement?.closest('[translate=no], font, script, style, textarea, title') !== null ||
      text.nodeValue?.trim() === ''

    function translateAll() {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Node[] = []
      while (walker.nextNode()) if (!isLeftOut(walker.currentNode)) texts.push(walker.currentNode)
      for (const text of texts) {
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        inner.textContent = `»${text.nodeValue ?? ''}«`
        outer.append(inner)
        text.parentNode?.replaceChild(outer, text)
      }
    }

    translateAll()
    new MutationObserver(translateAll).observe(document.body, { childList: true, characterData: true, subtree: true })
  })
}
