import { type Page } from '@playwright/test'
import { languageCookieOf } from '../contract/language.ts'
import { answered } from './answered.ts'
import { putAhead } from './clock-ahead.ts'
import { box, log } from './chatting.ts'
import { arrive, buildCar, offerCar } from './people.ts'
import { expect, test } from './product.ts'
import { untilHydrated } from './hydrated.ts'

/** What a page hears that Back brings as it was; the runner's browser makes each anew. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
}

test('a page that Back brings has the theme and language that were chosen meanwhile', async ({ page }) => {
  await page.goto('/login')
  await untilHydrated(page)
  await page.getByLabel('Email').fill('half.typed')
  const root = page.locator('html')
  await page.context().addCookies([{ name: 'theme', value: 'dark', url: page.url() }])
  await comeBack(page)
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await page.context().clearCookies({ name: 'theme' })
  await comeBack(page)
  await expect(root).not.toHaveAttribute('data-theme')

  await page.evaluate((cookie) => {
    document.cookie = cookie
  }, languageCookieOf('bg'))
  await comeBack(page)
  await expect(root).toHaveAttribute('lang', 'bg')
  await expect(page.getByLabel('Имейл')).toHaveValue('half.typed')
})

test('a page that Back brings shows who has logged in meanwhile', async ({ browser, product, page }) => {
  const alice = await arrive(browser, product, 'alice')
  await page.goto('/price')
  await untilHydrated(page)
  await page.evaluate(
    ([token, userId]) => {
      localStorage.setItem('userId', userId)
      localStorage.setItem('token', token)
    },
    [alice.token, alice.id] as const,
  )
  await comeBack(page)
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
})

test('the age of an offer is right where the clock of the browser is three days ahead', async ({
  browser,
  product,
  page,
}) => {
  const alice = await arrive(browser, product, 'alice')
  const id = await offerCar(alice, { price: 20_000 })
  await alice.context.request.put(`/api/cars/${id}.json?auth=${alice.token}`, { data: buildCar({ price: 19_000 }) })
  await putAhead(page, 72)
  for (const address of [`/c/${id}`, `/compare?ids=${id}`]) {
    await page.goto(address)
    await expect(page.getByText(/\btoday\b/).first()).toBeVisible()
    await expect(page.getByText(/3 days/)).toHaveCount(0)
  }
})

test('a message is of today where the clock of the browser is three days ahead', async ({ browser, product }) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby', 'Male')]
  const { page } = alice
  await putAhead(page, 72)
  // Before news come, the answer of the call is all that is known of it.
  await page.routeWebSocket(/.*/, () => {})
  await page.goto(`/chats/${bobby.id}`)
  await box(alice).fill('Is it still there?')
  await answered(page, 'messages', () => page.getByRole('button', { name: 'Send' }).click())
  await expect(log(alice).getByText('Is it still there?')).toBeVisible()
  await expect(log(alice).getByText('Today', { exact: true })).toBeVisible()
})
