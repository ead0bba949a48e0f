import { bringAxe, violationsOf } from './axe.ts'
import { expect, test } from './product.ts'

test('the footer and the registration lead to the rules', async ({ page }) => {
  await page.goto('/register')
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'rules, and what is stored of you' }).click(),
  ])
  await expect(opened).toHaveURL('/rules')
  await page.goto('/home')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Rules and your data' }).click()
  await expect(page).toHaveURL('/rules')
  await expect(page.getByRole('heading', { level: 1, name: 'Rules and your data' })).toBeVisible()
  await page.getByRole('link', { name: 'How the estimate works' }).click()
  await expect(page).toHaveURL('/price')
})

test('the pages outside of the app fit every width, and axe finds nothing in them', async ({ page }) => {
  for (const path of ['/rules', '/safe-deal']) {
    await page.goto(path)
    await bringAxe(page)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect.soft(wider, `${path} at ${width} px`).toBeLessThanOrEqual(0)
        expect.soft(await violationsOf(page), `${path} at ${width} px, ${colorScheme}`).toEqual([])
      }
    }
  }
})
