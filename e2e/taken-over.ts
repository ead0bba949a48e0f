import { type Page } from '@playwright/test'
import { expect } from './product.ts'

/** Ends when the script has taken over the page that the server drew: from then on links load no page anew. */
export async function untilTakenOver(page: Page): Promise<void> {
  await expect(page.locator('[data-drawn]')).toHaveCount(0)
}
