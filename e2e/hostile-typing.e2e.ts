import { type Page } from '@playwright/test'
import { showableStrings as hostileStrings } from './hostile-showable.ts'
import { watchForHarm } from './hostile-watch.ts'
import { arrive, offerCar } from './people.ts'
import { expect, test } from './product.ts'

/** Every hostile text typed into every field of every screen stays text. */

/**
 * Sets every field that takes text to each of `texts` in turn, as typing does, leaves the fields, and waits until that
 * stands there. Answers how many fields there were, at the least.
 */
async function typeEverywhere(page: Page, texts: string[]): Promise<number> {
  return page.evaluate(async (all) => {
    const channel = new MessageChannel()
    let least = Infinity
    for (const typed of all) {
      const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
        'textarea, input:not([type=file], [type=radio], [type=checkbox], [type=number])',
      )
      for (const field of fields) {
        const owner = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
        Object.getOwnPropertyDescriptor(owner.prototype, 'value')?.set?.call(field, typed)
        field.dispatchEvent(new Event('input', { bubbles: true }))
        field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
      }
      least = Math.min(least, fields.length)
      // React has shown it before the next task begins.
      await new Promise((next) => {
        channel.port1.addEventListener('message', next, { once: true })
        channel.port1.start()
        channel.port2.postMessage(null)
      })
    }
    return least
  }, texts)
}

for (const path of ['/login', '/register', '/recover']) {
  test(`hostile texts typed at ${path} stay text for visitors`, async ({ page, context, product }) => {
    const harm = await watchForHarm(context, product.address)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await typeEverywhere(page, hostileStrings)).toBeGreaterThan(0)
    expect(harm).toEqual([])
  })
}

for (const place of [
  '/themes',
  '/search',
  '/add-theme',
  '/themes/:car',
  '/chats',
  '/chats/:person',
  '/profile/settings',
]) {
  test(`hostile texts typed at ${place} stay text for logged-in people`, async ({ browser, product }) => {
    test.slow()
    const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
    const path = place.replace(':car', await offerCar(bobby)).replace(':person', bobby.id)
    const harm = await watchForHarm(alice.context, product.address)
    await alice.page.goto(path)
    if (path === '/profile/settings') await alice.page.getByRole('button', { name: 'Change password' }).click()
    await expect(alice.page.locator('main').locator('input, textarea').first()).toBeAttached()
    expect(await typeEverywhere(alice.page, hostileStrings)).toBeGreaterThan(0)
    if (path === '/add-theme') {
      // The typed text is stored as a draft and comes back.
      await alice.page.goto(path)
      await expect(alice.page.getByLabel('Model')).not.toHaveValue('')
    }
    expect(harm).toEqual([])
  })
}
