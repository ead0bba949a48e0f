import { type Page } from '@playwright/test'
import { layout } from '../contract/limits.ts'
import { untilComplete } from './complete.ts'
import { fillLists, openedParts } from './opened.ts'
import { arrive, offerCar } from './people.ts'
import { expect, test } from './product.ts'
import { untilHydrated } from './hydrated.ts'

const names = (page: Page) => page.getByRole('navigation', { name: 'Main' }).locator('a, button').allInnerTexts()
/** Px by which the page is wider than its window. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}

/** Nothing is wider than the window at these widths, nor on a phone and a tablet with letters of twice the size. */
async function expectWithin(page: Page, where: string, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    expect(await overflow(page), `${where} at ${width} px`).toBeLessThanOrEqual(0)
  }
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await overflow(page), `${where} at ${width} px, large text`).toBeLessThanOrEqual(0)
  }
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
  await devTools.detach()
}

test("the navigation has the specification's entries in its order", async ({ page, browser, product }) => {
  await page.goto('/home')
  await expect.poll(() => names(page)).toEqual(['Cars', 'Login', 'Register'])
  const alice = await arrive(browser, product, 'alice')
  await alice.page.goto('/profile')
  await expect
    .poll(() => names(alice.page))
    .toEqual(['Cars', 'Add Offer', 'Profile', 'All profiles', 'Search', 'Logout'])
  await expect(alice.page.getByRole('link', { name: 'Profile', exact: true })).toHaveAttribute('aria-current', 'page')
})

test('below 720 px the navigation is a burger menu that opens, closes by Escape and returns the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: layout.burgerBelow, height: 800 })
  await page.goto('/home')
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden()
  await page.setViewportSize({ width: layout.burgerBelow - 1, height: 800 })
  const burger = page.getByRole('button', { name: 'Menu' })
  await expect(burger).toHaveAttribute('aria-expanded', 'false')
  await burger.click()
  const register = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Register' })
  await expect(register).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(burger).toBeFocused()
  await burger.click()
  await register.click()
  await expect(page).toHaveURL('/register')
  await expect(page.getByRole('heading', { level: 1, name: 'Register' })).toBeFocused()
})

test('Escape closes the menu from its first frame', async ({ page }) => {
  await page.setViewportSize({ width: layout.burgerBelow - 1, height: 800 })
  await page.goto('/home')
  const burger = page.getByRole('button', { name: 'Menu' })
  const pressed = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const menu = new MutationObserver(() => {
          if (!document.querySelector('nav[aria-label=Menu]')) return
          menu.disconnect()
          document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
          resolve()
        })
        menu.observe(document.body, { childList: true, subtree: true })
      }),
  )
  await burger.click()
  await pressed
  await expect(burger).toHaveAttribute('aria-expanded', 'false')
  await expect(burger).toBeFocused()
})

test('the title and the focus follow the address', async ({ page }) => {
  await page.goto('/home')
  await expect(page).toHaveTitle('Volan')
  await untilHydrated(page)
  await page.getByRole('navigation').getByRole('link', { name: 'Cars' }).click()
  await expect(page).toHaveTitle('Cars · Volan')
  await expect(page.getByRole('heading', { level: 1, name: 'Cars' })).toBeFocused()
  await page.getByRole('navigation').getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveTitle('Login · Volan')
})

test('the lists beside all cars mark Cars, and their own tab is visible', async ({ browser, product }) => {
  const { page } = await arrive(browser, product, 'alice')
  for (const address of ['/saved', '/seen', '/searches', '/following', '/compare', '/price']) {
    await page.goto(address)
    const cars = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Cars' })
    await expect(cars, address).toHaveAttribute('aria-current', 'page')
  }
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/seen')
  const tab = page.getByRole('navigation', { name: 'Lists of cars' }).getByRole('link', { name: 'Recently seen' })
  await expect(tab).toBeInViewport({ ratio: 0.99 })
})

test('a chosen theme is stored and applied before the first paint', async ({ page }) => {
  await page.goto('/home')
  await page.getByRole('button', { name: 'Theme: system. Switch to light' }).click()
  await page.getByRole('button', { name: 'Theme: light. Switch to dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const html = await (await page.reload())?.text()
  expect(html).toContain('data-theme="dark"')
})

test('nothing overflows sideways from 320 px up, on any screen', async ({ browser, product }) => {
  const alice = await arrive(browser, product, 'alice')
  const bobby = await arrive(browser, product, 'konstantinopolskialexandrov')
  const id = await offerCar(alice, { model: 'Averylongmodelnamewithoutanyspaceinit', location: 'Veliko Tarnovo' })
  await alice.context.request.post(`/api/cars/${id}/comments.json?auth=${alice.token}`, {
    data: { comments: 'x'.repeat(300) },
  })
  await bobby.context.request.post(`/api/cars/${id}/comments.json?auth=${bobby.token}`, { data: { comments: 'Why?' } })
  const addresses = [
    '/home',
    '/themes',
    `/themes/${id}`,
    '/add-theme',
    `/edit-theme/${id}`,
    '/profile',
    '/all-users',
    '/search',
  ]
  for (const address of [...addresses, `/all-users/${bobby.id}`, `/chats/${bobby.id}`, '/404']) {
    await alice.page.goto(address)
    await untilComplete(alice.page, address)
    if (address === `/themes/${id}`) await expect(alice.page.getByText('Why?')).toBeVisible()
    await expectWithin(alice.page, address, [320, 390, 720, 768, 1280])
  }
})

test('nothing overflows sideways on the screens of login, recovery, reading and settings', async ({
  browser,
  page,
  product,
}) => {
  const alice = await arrive(browser, product, 'alice')
  const seen = [
    ...['/login', '/register', '/recover', '/price'].map((address) => [page, address] as const),
    [alice.page, '/profile/settings'] as const,
  ]
  for (const [who, address] of seen) {
    await who.goto(address)
    await untilComplete(who, address)
    await expectWithin(who, address, [320, 390, 720, 768, 1280])
  }
})

test('nothing overflows sideways on the screens that find cars', async ({ browser, product }) => {
  test.slow()
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  const id = await fillLists(alice, bobby)
  const other = await offerCar(bobby, { model: 'Averylongmodelnamewithoutanyspaceinit', location: 'Veliko Tarnovo' })
  const { page } = alice
  const addresses = [
    '/themes?brand=BMW&engine=Diesel',
    '/themes?brand=Ferrari&town=Vidin',
    '/saved',
    '/seen',
    '/following',
  ]
  for (const address of [...addresses, '/searches', `/compare?ids=${id},${other}`, `/themes/${id}`, `/c/${id}`]) {
    await page.goto(address)
    await untilComplete(page, address)
    await expectWithin(page, address, [320, 390, 720, 768, 1024, 1280])
  }
})

test('nothing overflows sideways in what opens where cars are found', async ({ browser, product }) => {
  test.slow()
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  const id = await fillLists(alice, bobby)
  const { page } = alice
  for (const { name, address, below = Infinity, open } of openedParts(id)) {
    for (const width of [320, 390, 768, 1280].filter((one) => one < below)) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(address)
      await open(page)
      expect(await overflow(page), `${name} at ${width} px`).toBeLessThanOrEqual(0)
    }
  }
})

test('the pages obey the content security policy, and no address contains a token', async ({ browser, product }) => {
  const alice = await arrive(browser, product, 'alice')
  const { page } = alice
  const troubles: string[] = []
  page.on('console', (message) => {
    // A picture that an offer links elsewhere may be gone.
    if (message.location().url.includes('/links/')) return
    if (message.type() === 'error' || message.text().includes('Content Security Policy')) troubles.push(message.text())
  })
  page.on('pageerror', (error) => troubles.push(error.message))
  const id = await offerCar(alice)
  for (const address of ['/home', '/themes', `/themes/${id}`, '/add-theme', '/profile', '/all-users', '/search']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(page.url()).not.toContain('auth=')
  }
  expect(troubles).toEqual([])
  const response = await page.request.get(`/themes/${id}?auth=${alice.token}`, {
    maxRedirects: 0,
    headers: { accept: 'text/html' },
  })
  expect([response.status(), response.headers().location]).toEqual([303, `/themes/${id}`])
})
