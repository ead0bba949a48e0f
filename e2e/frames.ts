import { type Locator, type Page } from '@playwright/test'
import { expect } from './product.ts'

/**
 * Waits until the page has painted what is on it now: observers of its elements are called between the first of two
 * frames and the second.
 */
export async function untilPainted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  })
}

/** Waits until the page has painted an element twice at the same place. */
export async function untilStill(page: Page, element: Locator): Promise<void> {
  await expect(async () => {
    const before = await element.boundingBox()
    await untilPainted(page)
    expect(await element.boundingBox()).toEqual(before)
  }).toPass({ intervals: [0] })
}
