import { type Page } from '@playwright/test'

/**
 * Puts the browser's clock ahead by some hours. The runner's own clock takes the page's navigation times away, too.
 */
export async function putAhead(page: Page, hours: number): Promise<void> {
  await page.addInitScript(
    (aheadMs) => {
      const now = Date.now
      const ahead = () => now() + aheadMs
      window.Date = new Proxy(Date, {
        construct: (Real, given: []) => (given.length === 0 ? new Real(ahead()) : new Real(...given)),
        get: (Real, name) => (name === 'now' ? ahead : (Reflect.get(Real, name) as unknown)),
      })
    },
    hours * 60 * 60 * 1000,
  )
}
