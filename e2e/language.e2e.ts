import { type Page } from '@playwright/test'
import { untilHydrated } from './hydrated.ts'
import { choose, toBulgarian, toEnglish } from './language-choice.ts'
import { arrive, arriveAgain, offerCar, password } from './people.ts'
import { expect, startProduct, test } from './product.ts'

test('a visitor changes the language by keyboard, and it stays on every page and in the next visit', async ({
  page,
  context,
}) => {
  await page.goto('/themes?brand=BMW')
  await untilHydrated(page)
  await expect(toEnglish(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(toBulgarian(page)).toHaveAttribute('lang', 'bg')
  await toBulgarian(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Автомобили' })).toBeVisible()
  await expect(page).toHaveURL('/themes?brand=BMW')
  await expect(toBulgarian(page)).toHaveAttribute('aria-pressed', 'true')
  const later = await context.newPage()
  await later.goto('/login')
  await expect(later.getByRole('heading', { level: 1, name: 'Вход' })).toBeVisible()
  await choose(later, 'en')
  await expect(later.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
})

test('a browser that is late to store what a page writes into its cookies still changes the language', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const stored = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
    Object.defineProperty(document, 'cookie', {
      get: (): unknown => stored?.get?.call(document),
      set: (cookie: string) => {
        window.addEventListener('pagehide', () => stored?.set?.call(document, cookie))
      },
    })
  })
  await page.goto('/themes')
  await choose(page, 'bg')
  await choose(page, 'en')
})

test('the language of the browser decides the first visit, from the first byte and without a mix in caches', async ({
  request,
  browser,
  product,
}) => {
  const read = (language: string, etag?: string) =>
    request.get('/themes', { headers: { 'accept-language': language, ...(etag && { 'if-none-match': etag }) } })
  const [english, bulgarian] = [await read('en-GB,en;q=0.9'), await read('bg-BG,bg;q=0.9,en;q=0.5')]
  expect(await english.text()).toMatch(/^<!doctype html>\s*<html lang="en"/i)
  const page = await bulgarian.text()
  expect(page).toMatch(/^<!doctype html>\s*<html lang="bg"/i)
  expect(page).toContain('<title>Автомобили')
  for (const answer of [english, bulgarian]) expect(answer.headers().vary).toMatch(/cookie, accept-language/i)
  const tags = [english, bulgarian].map((answer) => answer.headers().etag)
  expect(tags[0]).toBeDefined()
  expect(tags[0]).not.toBe(tags[1])
  expect((await read('en', tags[0])).status()).toBe(304)
  expect((await read('bg', tags[0])).status()).toBe(200)

  const context = await browser.newContext({ baseURL: product.address, locale: 'bg-BG' })
  const visitor = await context.newPage()
  await visitor.goto('/home')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Намерете мечтания автомобил тук!')
})

test('the header is one row from 720 px on, in both languages', async ({ browser, product }) => {
  const { page } = await arrive(browser, product, 'alice')
  for (const language of ['bg', 'en'] as const) {
    await page.goto('/search')
    await choose(page, language)
    for (const width of [720, 768, 800, 880, 960, 980, 1280]) {
      await page.setViewportSize({ width, height: 600 })
      const height = () => page.getByRole('banner').evaluate((header) => header.clientHeight)
      // Words in letters that are used for the first time are wider until their font is there.
      await expect.poll(height, { message: `in ${language} at ${width} px` }).toBeLessThan(72)
    }
  }
})

test('a shared link that names its language opens in it, and a choice on that page wins', async ({ page }) => {
  await page.goto('/themes?lang=bg&brand=BMW')
  await expect(page.getByRole('heading', { level: 1, name: 'Автомобили' })).toBeVisible()
  await choose(page, 'en')
  await expect(page).toHaveURL('/themes?brand=BMW')
  await expect(page.getByRole('heading', { level: 1, name: 'Cars' })).toBeVisible()
})

test('the other language begins at the same place of the list', async ({ browser, product }) => {
  const alice = await arrive(browser, product, 'alice')
  for (let i = 0; i < 12; i += 1) await offerCar(alice, { model: `Row ${i} of ${alice.username}` })
  const { page } = alice
  await page.goto('/themes')
  await untilHydrated(page)
  await expect(page.getByRole('heading', { name: `BMW Row 11 of ${alice.username}` })).toBeVisible()
  await expect(async () => {
    await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }))
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(600)
  }).toPass()
  const before = await page.evaluate(() => window.scrollY)
  // The runner's own click would scroll to the sticky header's place.
  const { x, y } = (await toBulgarian(page).boundingBox()) ?? { x: 0, y: 0 }
  await page.mouse.click(x + 10, y + 10)
  await expect(page.locator('html')).toHaveAttribute('lang', 'bg')
  await expect.poll(() => page.evaluate((place) => Math.abs(window.scrollY - place), before)).toBeLessThan(60)
})

test("a person's language follows the account to a fresh browser, and stays after a logout", async ({
  browser,
  product,
}) => {
  const alice = await arrive(browser, product, 'alice')
  await alice.page.goto('/profile')
  await choose(alice.page, 'bg')
  const elsewhere = await browser.newContext({ baseURL: product.address })
  const page = await elsewhere.newPage()
  await page.goto('/login?next=/profile')
  await page.getByLabel('Email').fill(alice.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/profile')
  await expect(page.locator('html')).toHaveAttribute('lang', 'bg')
  await expect(page.getByRole('heading', { name: 'Обяви' })).toBeVisible()
  await untilHydrated(page)
  await page.getByRole('button', { name: 'Изход' }).click()
  await expect(page).toHaveURL('/home')
  await expect(page.locator('html')).toHaveAttribute('lang', 'bg')
  // Another person's choice leaves the first one's alone.
  const again = await arriveAgain(browser, product, alice)
  await again.page.goto('/profile')
  await expect(again.page.locator('html')).toHaveAttribute('lang', 'bg')
})

test("errors of calls are in the caller's language, and their codes are not", async ({ page, request }) => {
  const data = { email: 'nobody.here@gmail.com', password }
  const ask = (language: string) => request.post('/api/auth/login', { data, headers: { 'accept-language': language } })
  const [english, bulgarian] = [await ask('en'), await ask('bg')]
  expect([english.status(), bulgarian.status()]).toEqual([400, 400])
  expect(((await english.json()) as { error: string }).error).toBe('Incorrect Email or Password!')
  expect(((await bulgarian.json()) as { error: string }).error).toMatch(/\p{Script=Cyrillic}/u)
  // The page's language counts, not the person's choice.
  await page.goto('/home')
  await choose(page, 'bg')
  await choose(page, 'en')
  await page.goto('/login?lang=bg')
  await untilHydrated(page)
  await page.getByLabel('Имейл').fill(data.email)
  await page.getByLabel('Парола', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Вход' }).click()
  await expect(page.getByRole('alert')).toContainText(/^[^A-Za-z]+$/)
})

test('without a connection the switch says why nothing changes', async ({ page, context }) => {
  await page.goto('/login')
  await untilHydrated(page)
  await context.setOffline(true)
  await toBulgarian(page).click()
  await expect(page.getByText('The language can be changed once the connection is back.')).toBeVisible()
  await context.setOffline(false)
  await choose(page, 'bg')
})

test.describe('with the stored app', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the stored app changes its language without a word of a new version, and waits for a connection', async ({
    page,
  }) => {
    test.slow()
    const product = await startProduct()
    try {
      await page.goto(`${product.address}/themes`)
      await untilStored(page, 'en')
      await choose(page, 'bg')
      await untilStored(page, 'bg')
      await expect(page.getByText('Има нова версия.')).toBeHidden()
      await product.kill()
      await page.goto(`${product.address}/login`)
      await expect(page.locator('html')).toHaveAttribute('lang', 'bg')
      await untilHydrated(page)
      await page.getByLabel('Имейл').fill('ivan.petrov@gmail.com')
      await toEnglish(page).click()
      await expect(page.getByText('Езикът може да се смени, щом връзката се върне.')).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', 'bg')
      await expect(page.getByLabel('Имейл')).toHaveValue('ivan.petrov@gmail.com')
      await product.restart()
      await choose(page, 'en')
      await expect(page.getByLabel('Email')).toHaveValue('ivan.petrov@gmail.com')
    } finally {
      await product.stop()
    }
  })
})

/** Waits until the service worker of a language serves the page. */
async function untilStored(page: Page, language: string): Promise<void> {
  const served = () => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? '')
  await expect.poll(served, { timeout: 40_000 }).toContain(`lang=${language}`)
}
