import { type Page } from '@playwright/test'
import { showableStrings as hostileStrings } from './hostile-showable.ts'
import { watchForHarm } from './hostile-watch.ts'
import { arrive, offerCar } from './people.ts'
import { expect, test } from './product.ts'

/** Every hostile text typed into every field of every screen, and put into addresses: it stays a text. */

/** Sets every field that takes text, as typing does, leaves each, and says how many there were. */
async function typeEverywhere(page: Page, text: string): Promise<number> {
  return page.evaluate((typed) => {
    const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'textarea, input:not([type=file], [type=radio], [type=checkbox], [type=number])',
    )
    for (const field of fields) {
      const owner = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
      Object.getOwnPropertyDescriptor(owner.prototype, 'value')?.set?.call(field, typed)
      field.dispatchEvent(new Event('input', { bubbles: true }))
      field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    }
    return fields.length
  }, text)
}

for (const path of ['/login', '/register', '/recover']) {
  test(`${path}, for visitors`, async ({ page, context, product }) => {
    test.slow()
    const harm = await watchForHarm(context, product.address)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const text of hostileStrings) expect(await typeEverywhere(page, text)).toBeGreaterThan(0)
    expect(harm).toEqual([])
  })
}

test('search, offer, comment, message and settings', async ({ browser, product }) => {
  test.slow()
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  const id = await offerCar(bobby)
  const harm = await watchForHarm(alice.context, product.address)
  for (const path of ['/themes', '/search', '/add-theme', `/themes/${id}`, `/chats/${bobby.id}`, '/profile/settings']) {
    await alice.page.goto(path)
    if (path === '/profile/settings') await alice.page.getByRole('button', { name: 'Change password' }).click()
    await expect(alice.page.locator('main').locator('input, textarea').first()).toBeAttached()
    for (const text of hostileStrings) expect(await typeEverywhere(alice.page, text), path).toBeGreaterThan(0)
  }
  // What was typed is kept as a draft and comes back.
  await alice.page.goto('/add-theme')
  await expect(alice.page.getByLabel('Model')).not.toHaveValue('')
  expect(harm).toEqual([])
})

test('addresses: after login, of a car, of a person, of nothing', async ({ page, context, product }) => {
  test.slow()
  const harm = await watchForHarm(context, product.address)
  const places = ['/login?next=', '/themes/', '/all-users/', '/chats/', '/', '/themes?after=']
  for (const [index, text] of hostileStrings.entries()) {
    const place = places[index % places.length] ?? '/'
    const response = await page.goto(place + encodeURIComponent(text.toWellFormed()))
    expect(response?.status(), text).toBeLessThan(500)
  }
  expect(harm).toEqual([])
})
