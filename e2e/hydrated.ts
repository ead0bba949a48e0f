import { type Page } from '@playwright/test'
import { expect } from './product.ts'

/** Waits until the page is hydrated; then links no longer load a document. */
export async function untilHydrated(page: Page): Promise<void> {
  await expect(page.locator('[data-unhydrated]')).toHaveCount(0)
}
