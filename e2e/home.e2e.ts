import { layout } from '../contract/limits.ts'
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

  test('the sponsors run in 25 seconds without end, and stand still when asked to', async ({ page }) => {
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

  test('the list shows the market to a visitor, one car asks to log in', async ({ page }) => {
    await page.goto(`${demo.address}/themes`)
    await expect(page.getByText('160 offers')).toBeVisible()
    await expect(page.getByText(/^Vehicle Price: \d+(\.\d+)? BGN$/).first()).toBeVisible()
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

test('without sponsors the section keeps its heading', async ({ page }) => {
  await page.goto('/home')
  await expect(page.getByRole('heading', { name: 'Sponsors' })).toBeVisible()
})
