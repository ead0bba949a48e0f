import { layout } from '../contract/limits.ts'
import { either } from './language/speak.ts'
import { expect, startProduct, test } from './product.ts'

test.describe('with the demo marketplace', () => {
  let demo: Awaited<ReturnType<typeof startProduct>>
  test.beforeAll(async () => {
    demo = await startProduct({ DEMO: '1' })
  })
  test.afterAll(() => demo.stop())

  test('the hero has its texts and is exactly 500 px high at every width', async ({ page }) => {
    await page.goto(`${demo.address}/`)
    await expect(page).toHaveURL(`${demo.address}/home`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find your Dream Car Here!')
    await expect(page.getByText('Buy and sell cars! This is platform for cars.')).toBeVisible()
    await expect(page.getByText('You want to buy a car? You are in the right place.')).toBeVisible()
    for (const width of [320, 390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      const hero = page.getByRole('region', { name: 'Find your Dream Car Here!' })
      expect((await hero.boundingBox())?.height, `at ${width} px`).toBe(layout.heroHeight)
    }
  })

  test('the car of the hero covers no word at any width, in both languages', async ({ page }) => {
    const inBoth = /^(Find your Dream Car Here!|Намерете мечтания автомобил тук!)$/
    const hero = page.getByRole('region', { name: either(inBoth, inBoth) })
    for (const language of ['bg', 'en']) {
      await page.goto(`${demo.address}/home?lang=${language}`)
      for (const width of [320, 359, 360, 390, 600, 768, 899, 900, 1024, 1280, 1500, 1920, 2560, 3440]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await hero.evaluate(wordsOverPicture), `in ${language} at ${width} px`).toEqual([])
      }
    }
    await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'))
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await hero.evaluate(wordsOverPicture), `twice the text at ${width} px`).toEqual([])
      const [all, last] = [await hero.boundingBox(), await hero.getByRole('link').last().boundingBox()]
      expect(last!.y + last!.height, `twice the text at ${width} px`).toBeLessThanOrEqual(all!.y + all!.height)
    }
  })

  test('the sponsors run in an endless loop of 25 seconds and stop on request', async ({ page }) => {
    await page.goto(`${demo.address}/home`)
    const section = page.getByRole('region', { name: 'Sponsors' })
    await expect(section.getByText('Visit our website for more!').first()).toBeVisible()
    const link = section.getByRole('link', { name: /^Visit Website for more\.\.\./ }).first()
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('href', /^https:\/\//)
    await expect(section.getByRole('heading', { level: 3 })).toHaveCount(8)
    const moving = section
      .locator(':scope *')
      .filter({ has: page.locator('ul') })
      .last()
    await expect(moving).toHaveCSS('animation-duration', `${layout.stripSeconds}s`)
    await expect(moving).toHaveCSS('animation-timing-function', 'linear')
    await expect(moving).toHaveCSS('animation-iteration-count', 'infinite')
    await page.getByLabel('Pause').check()
    await expect(moving).toHaveCSS('animation-play-state', 'paused')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(moving).toHaveCSS('animation-name', 'none')
  })

  test('the current market and a search follow the sponsors', async ({ page }) => {
    await page.goto(`${demo.address}/home`)
    const newest = page.getByRole('region', { name: /^(Newest cars|New today)$/ })
    await expect(newest.getByRole('listitem')).toHaveCount(8)
    await expect(newest.getByRole('link', { name: 'All 160 cars' })).toHaveAttribute('href', '/themes')
    await page.getByRole('region', { name: 'Brands' }).getByRole('link', { name: 'BMW 18' }).click()
    await expect(page).toHaveURL(`${demo.address}/themes?brand=BMW`)
    await expect(page.getByText('18 offers')).toBeVisible()
    await page.getByRole('link', { name: 'Volan' }).click()
    await page.getByRole('link', { name: 'Go on with BMW' }).click()
    await expect(page).toHaveURL(`${demo.address}/themes?brand=BMW`)
    await page.getByRole('link', { name: 'Volan' }).click()
    await page.getByRole('search').getByRole('searchbox').fill('audi diesel')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/brand=Audi/)
  })

  test('a visitor sees the market in the list and is asked to log in for one car', async ({ page }) => {
    await page.goto(`${demo.address}/themes`)
    await expect(page.getByText('160 offers')).toBeVisible()
    await expect(
      page.getByText(either(/^Vehicle Price: \d+(\.\d+)? BGN$/, /^Цена: [\d\s]+(,\d+)? лв\.$/)).first(),
    ).toBeVisible()
    const pictures = page.locator('main img').first()
    await expect(pictures).toHaveJSProperty('complete', true)
    expect(await pictures.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await page
      .getByRole('link', { name: /^Details, / })
      .first()
      .click()
    await expect(page).toHaveURL(/\/login\?next=/)
  })
})

test('without sponsors the section has its heading', async ({ page }) => {
  await page.goto('/home')
  await expect(page.getByRole('heading', { name: 'Sponsors' })).toBeVisible()
})

/** The words and buttons of a region that overlap the visible part of its largest cut-out picture. */
async function wordsOverPicture(region: Element): Promise<string[]> {
  const picture = [...region.querySelectorAll('img')].at(-1)
  if (!picture) throw new Error('The region has no picture')
  await picture.decode()
  const place = picture.getBoundingClientRect()
  const canvas = new OffscreenCanvas(Math.round(place.width), Math.round(place.height))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The picture cannot be read')
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  const isSeenIn = ({ left, top, right, bottom }: DOMRect) => {
    const x = Math.max(0, left - place.left)
    const y = Math.max(0, top - place.top)
    const [width, height] = [
      Math.min(right - place.left, canvas.width) - x,
      Math.min(bottom - place.top, canvas.height) - y,
    ]
    if (width < 1 || height < 1) return false
    const { data } = context.getImageData(x, y, width, height)
    return data.some((value, at) => at % 4 === 3 && value > 20)
  }
  return [...region.querySelectorAll('h1, p, a')]
    .filter((words) => {
      const range = document.createRange()
      range.selectNodeContents(words)
      return [...range.getClientRects()].some(isSeenIn)
    })
    .map((words) => words.textContent ?? '')
}
