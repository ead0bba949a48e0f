import { type Page } from '@playwright/test'
import { withoutMarked } from '../scripts/texts/pseudo.ts'
import { untilComplete, untilLoaded } from './complete.ts'
import { cutTexts, shownTexts } from './shown-texts.ts'
import { openedParts } from './opened.ts'
import { expect, test } from './product.ts'
import { longModel, showEverything, type Shown } from './screens.ts'
import { strangeWords } from './strange-words.ts'

const widths = [320, 390, 1280]

/** In the language for tests nothing is cut, nothing is wider than the window, and each word is from the catalogue. */
async function expectLongTexts(page: Page, where: string, shown: Shown, at = widths): Promise<void> {
  for (const width of at) {
    await page.setViewportSize({ width, height: 800 })
    const place = `${where} at ${width} px`
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect.soft(wider, place).toBeLessThanOrEqual(0)
    const cut = await cutTexts(page)
    expect
      .soft(
        cut.filter((text) => isOfCatalogue(text, shown)),
        place,
      )
      .toEqual([])
  }
  expect.soft(strangeWords(await shownTexts(page)), where).toEqual([])
}

/** Not a name, which may end in dots where it is too long. */
function isOfCatalogue(text: string, { alice, bobby }: Shown): boolean {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '')
  const hasName = [alice.username, bobby.username, longModel].some((name) => plain.includes(name))
  return !hasName && !/\p{L}/u.test(withoutMarked(text))
}

test('every screen has room for texts that are 40 % longer, and no other words', async ({ browser, page, product }) => {
  test.setTimeout(300_000)
  const shown = await showEverything(browser, product)
  const { alice, operator, addresses } = shown
  const seen = [
    ...addresses.mine.map((address) => [alice.page, address] as const),
    ...addresses.operators.map((address) => [operator.page, address] as const),
    ...addresses.visitors.map((address) => [page, address] as const),
  ]
  for (const [who, address] of seen) {
    await who.goto(address)
    await untilComplete(who, address)
    await expectLongTexts(who, address, shown)
  }
})

test('what opens has room for longer texts, and no other words', async ({ browser, product }) => {
  test.setTimeout(300_000)
  const shown = await showEverything(browser, product)
  const { page } = shown.alice
  for (const { name, address, below = Infinity, open } of openedParts(shown.id)) {
    for (const width of widths.filter((one) => one < below)) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(address)
      await open(page)
      await untilLoaded(page)
      await expectLongTexts(page, name, shown, [width])
    }
  }
})
