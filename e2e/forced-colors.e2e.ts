import { type Locator, type Page } from '@playwright/test'
import { send } from './hostile-store.ts'
import { arrive } from './people.ts'
import { expect, test } from './product.ts'

/** What of an element can be seen where the person's own colours replace the product's. */
function seen(element: Locator): Promise<string> {
  return element.evaluate((node) => {
    const { backgroundColor, color, borderInlineEndWidth, outlineWidth, outlineStyle } = getComputedStyle(node)
    return [backgroundColor, color, borderInlineEndWidth, outlineStyle === 'none' ? 0 : outlineWidth].join(' ')
  })
}

async function expectTold(page: Page, chosen: Locator, other: Locator): Promise<void> {
  await expect(chosen).toBeVisible()
  await expect(other).toBeVisible()
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await seen(chosen)).not.toBe(await seen(other))
}

test('what is chosen, current or mine is told without backgrounds', async ({ browser, product }) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  const { page } = alice
  await page.goto('/themes?priceTo=90000')
  const navigation = page.getByRole('navigation', { name: 'Main' })
  await expectTold(
    page,
    navigation.getByRole('link', { name: 'Cars' }),
    navigation.getByRole('link', { name: 'Search' }),
  )
  const [english, bulgarian] = ['EN, English', 'BG, Български'].map((name) =>
    page.getByRole('button', { name }).first(),
  )
  await expectTold(page, english!, bulgarian!)
  const currencies = page.getByRole('radiogroup', { name: 'Currency' }).locator('label')
  await expectTold(page, currencies.nth(0), currencies.nth(1))

  for (const [from, to, content] of [
    [alice, bobby, 'This is mine'],
    [bobby, alice, 'This is theirs'],
  ] as const)
    await send('POST', `${product.address}/api/messages.json?auth=${from.token}`, { sendTo: to.email, content })
  await page.goto(`/chats/${bobby.id}`)
  const log = page.getByRole('log')
  await expectTold(page, log.getByText('This is mine'), log.getByText('This is theirs'))
})
