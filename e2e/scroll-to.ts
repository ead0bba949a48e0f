import { expect, type Locator, type Page } from '@playwright/test'

/** Scrolls in steps of `step` px until the element is in the viewport. A list renders only rows near it. */
export async function scrollTo(page: Page, wanted: Locator, step: number): Promise<void> {
  await expect(async () => {
    if ((await wanted.count()) === 0) await page.mouse.wheel(0, step)
    await wanted.scrollIntoViewIfNeeded({ timeout: 200 })
    await expect(wanted).toBeInViewport({ timeout: 200 })
  }).toPass({ intervals: [0] })
}
