import { type Locator, type Page } from '@playwright/test'
import { untilComplete } from './complete.ts'
import { send } from './hostile-store.ts'
import { arrive, offerCar } from './people.ts'
import { expect, test } from './product.ts'

/** What of an element can be seen where the person's own colours replace the product's. */
function seen(element: Locator): Promise<string> {
  return element.evaluate((node) => {
    const { backgroundColor, color, borderInlineEndWidth, outlineWidth, outlineStyle } = getComputedStyle(node)
    return [backgroundColor, color, borderInlineEndWidth, outlineStyle === 'none' ? 0 : outlineWidth].join(' ')
  })
}

/** Texts of the page whose letters have the colour of what lies behind them. */
function unseenTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canvas = document.createElement('p')
    canvas.style.color = 'Canvas'
    document.body.append(canvas)
    const canvasColor = getComputedStyle(canvas).color
    canvas.remove()

    /** Letters stand upon the canvas, but where an element keeps its own colours. */
    function behind(element: Element): string {
      if (getComputedStyle(element).forcedColorAdjust !== 'none') return canvasColor
      for (let one: Element | null = element; one; one = one.parentElement) {
        const { backgroundColor } = getComputedStyle(one)
        if (!backgroundColor.endsWith(', 0)')) return backgroundColor
      }
      return canvasColor
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const unseen: string[] = []
    while (walker.nextNode()) {
      const { parentElement: element, nodeValue } = walker.currentNode
      if (!nodeValue?.trim() || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      if (getComputedStyle(element).color === behind(element)) unseen.push(nodeValue)
    }
    return unseen
  })
}

async function expectTold(page: Page, chosen: Locator, other: Locator): Promise<void> {
  await expect(chosen).toBeVisible()
  await expect(other).toBeVisible()
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await seen(chosen)).not.toBe(await seen(other))
}

test('what is chosen, current or mine is told without backgrounds', async ({ browser, product }) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  const { page } = alice
  await page.goto('/themes?priceTo=90000')
  const navigation = page.getByRole('navigation', { name: 'Main' })
  await expectTold(
    page,
    navigation.getByRole('link', { name: 'Cars' }),
    navigation.getByRole('link', { name: 'Search' }),
  )
  const [english, bulgarian] = ['EN, English', 'BG, Български'].map((name) =>
    page.getByRole('button', { name }).first(),
  )
  await expectTold(page, english!, bulgarian!)
  const currencies = page.getByRole('radiogroup', { name: 'Currency' }).locator('label')
  await expectTold(page, currencies.nth(0), currencies.nth(1))

  for (const [from, to, content] of [
    [alice, bobby, 'This is mine'],
    [bobby, alice, 'This is theirs'],
  ] as const)
    await send('POST', `${product.address}/api/messages.json?auth=${from.token}`, { sendTo: to.email, content })
  await page.goto(`/chats/${bobby.id}`)
  const log = page.getByRole('log')
  await expectTold(page, log.getByText('This is mine'), log.getByText('This is theirs'))
})

test('no letters have the colour of what lies behind them', async ({ browser, product }) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  const { page } = alice
  const id = await offerCar(bobby)
  const sold = await offerCar(bobby)
  await send('PUT', `${product.address}/api/cars/${sold}/state.json?auth=${bobby.token}`, { state: 'sold' })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' })
    for (const address of ['/themes', `/themes/${sold}`, '/add-theme', '/profile/settings', `/chats/${bobby.id}`]) {
      await page.goto(address)
      await untilComplete(page, address)
      expect(await unseenTexts(page), `${address}, ${colorScheme}`).toEqual([])
    }
    await page.goto(`/themes/${id}`)
    await page.getByRole('button', { name: /^Save$|^Saved$/ }).click()
    await expect(page.getByRole('status').filter({ hasText: /./ }).first()).toBeVisible()
    expect(await unseenTexts(page), colorScheme).toEqual([])
  }
})

test('a heart is seen upon what is saved, a dialog ends somewhere, and the live dot needs no colour', async ({
  browser,
  product,
}) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  const { page } = alice
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await page.goto(`/themes/${await offerCar(bobby)}`)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const heart = page.getByRole('button', { name: 'Saved', exact: true }).locator('svg')
  await expect
    .poll(() =>
      heart.evaluate((icon) => {
        const [own, below] = [getComputedStyle(icon), getComputedStyle(icon.parentElement!)]
        return own.fill === below.backgroundColor
          ? 'lost'
          : own.color === below.color
            ? 'seen'
            : `${own.color} on ${below.color}`
      }),
    )
    .toBe('seen')
  await page.getByRole('button', { name: 'Share' }).first().click()
  await expect(page.getByRole('dialog')).not.toHaveCSS('border-top-width', '0px')

  await page.goto(`/chats/${bobby.id}`)
  const dot = (state: string) =>
    page.locator(`[data-connected="${state}"]`).evaluate((one) => getComputedStyle(one, '::before').backgroundColor)
  const connected = await dot('true')
  await page.locator('[data-connected]').evaluate((one) => one.setAttribute('data-connected', 'false'))
  expect(await dot('false')).not.toBe(connected)
})
