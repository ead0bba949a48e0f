import { type Page } from '@playwright/test'
import { publicAddress } from '../contract/public-address.ts'
import { messages } from '../contract/texts/en/messages.ts'
import { untilPainted, untilStill } from './frames.ts'
import { arrive, buildCar, offerCar, password } from './people.ts'
import { expect, test } from './product.ts'
import { untilHydrated } from './hydrated.ts'
import { scrollTo } from './scroll-to.ts'

const rendered = ['/home', '/themes', '/saved', '/seen', '/price', '/login', '/register', '/recover']

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the newest cars are shown, and links work', async ({ browser, page, product }) => {
    const alice = await arrive(browser, product, 'alice')
    await offerCar(alice, { model: `Rendered ${alice.username}` })
    await page.goto('/themes')
    await expect(page.getByRole('heading', { level: 2, name: `BMW Rendered ${alice.username}` })).toBeVisible()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Login' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login')
    // A password typed before the script runs cannot be sent.
    await expect(page.getByRole('button', { name: 'Login' })).toBeDisabled()
  })
})

for (const width of [390, 1280]) {
  test(`hydrates server-rendered pages without a difference, at ${width} px`, async ({ browser, page, product }) => {
    const alice = await arrive(browser, product, 'alice')
    const id = await offerCar(alice, { price: 20_000 })
    // The card says since when the price is lower.
    await alice.context.request.put(`/api/cars/${id}.json?auth=${alice.token}`, { data: buildCar({ price: 18_000 }) })
    await page.setViewportSize({ width, height: 844 })
    const hydrationErrors: string[] = []
    page.on('console', (message) => message.type() === 'debug' && hydrationErrors.push(message.text()))
    for (const path of [...rendered, publicAddress(id, { brand: 'BMW', model: '320d', year: 2019 })]) {
      const answer = await page.goto(path)
      const html = (await answer?.text()) ?? ''
      expect(html, path).toContain('<h1')
      // The content security policy forbids style attributes.
      expect(html, path).not.toMatch(/<[^>]* style=/)
      await untilHydrated(page)
      expect(hydrationErrors, path).toEqual([])
    }
  })
}

test('text typed before the script loads is neither sent nor lost', async ({ browser, page, product }) => {
  const alice = await arrive(browser, product, 'alice')
  const letScriptCome = await holdScript(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Email').pressSequentially(alice.email)
  await page.getByLabel('Password', { exact: true }).pressSequentially(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/login')
  letScriptCome()
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/home')
})

test('typed text stays where a proxy strips comments, so that the page is made anew', async ({ page }) => {
  const letScriptCome = await holdScript(page)
  await page.route('**/register', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replaceAll(/<!--.*?-->/gs, '')
    await route.fulfill({ response: answer, body })
  })
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'debug' && errors.push(message.text()))
  await page.goto('/register', { waitUntil: 'commit' })
  await page.getByLabel('Username').pressSequentially('anna')
  await page.getByLabel('Female').check()
  await page.getByLabel('Email').pressSequentially('anna.two')
  letScriptCome()
  await untilHydrated(page)
  // Without the difference this would prove nothing.
  await expect.poll(() => errors.length).toBeGreaterThan(0)
  await expect(page.getByLabel('Username')).toHaveValue('anna')
  await expect(page.getByLabel('Email')).toHaveValue('anna.two')
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByLabel('Female')).toBeChecked()
  await page.keyboard.type('@gmail.com')
  await expect(page.getByLabel('Email')).toHaveValue('anna.two@gmail.com')
  await expect(page.getByText(messages.usernameShort)).toBeVisible()
})

test('a field that is left before the script loads is validated afterwards', async ({ page }) => {
  const letScriptCome = await holdScript(page)
  await page.goto('/register', { waitUntil: 'commit' })
  await page.getByLabel('Username').pressSequentially('anna')
  await page.keyboard.press('Tab')
  letScriptCome()
  await expect(page.getByText(messages.usernameShort)).toBeVisible()
})

test('words entered before the script loads find cars', async ({ page }) => {
  await page.route(/assets\/index-.*\.js/, (route) => route.abort())
  await page.goto('/themes')
  await page.getByRole('combobox').fill('bmw')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/themes?q=bmw')
})

test('links load documents until the page is hydrated', async ({ page }) => {
  const [asked, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route(/assets\/hydrate-.*\.js/, async (route) => {
    asked.resolve()
    await held.promise
    await route.abort()
  })
  const screen = page.waitForResponse(/assets\/home-screen-/)
  await page.goto('/home', { waitUntil: 'commit' })
  // The script has run until it only waits for these two.
  await asked.promise
  await (await screen).finished()
  await untilPainted(page)
  await page.getByRole('navigation').getByRole('link', { name: 'Cars' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cars' })).toBeVisible()
  held.resolve()
})

test('a server-rendered list keeps its scroll position after a reload', async ({ browser, page, product }) => {
  const alice = await arrive(browser, product, 'alice')
  for (let number = 0; number < 20; number++) await offerCar(alice, { model: `Place ${number} ${alice.username}` })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/themes')
  await untilHydrated(page)
  const card = page.getByRole('heading', { name: `BMW Place 3 ${alice.username}` })
  await scrollTo(page, card, 1000)
  await untilStill(page, card)
  await page.reload()
  await expect(card).toBeInViewport()
})

test('data of this browser is shown when the visitor comes again', async ({ browser, page, product }) => {
  const alice = await arrive(browser, product, 'alice')
  await offerCar(alice, { model: `Kept ${alice.username}` })
  await page.goto('/themes')
  const heart = page.getByRole('button', { name: `Save, BMW Kept ${alice.username}` })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/saved')
  await expect(page.getByRole('heading', { level: 2, name: `BMW Kept ${alice.username}` })).toBeVisible()
})

test('a logged-in person never sees the page of a visitor', async ({ browser, product }) => {
  const { page, context } = await arrive(browser, product, 'alice')
  const pageAt = async (path: string) => (await context.request.get(path)).text()
  // Simulates a login from before this cookie existed.
  await context.clearCookies({ name: 'member' })
  await page.goto('/themes')
  await expect(async () => expect(await pageAt('/themes')).toContain('<div id="root"></div>')).toPass()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  expect(await pageAt('/themes')).toContain('Login')
})

/** Holds back the page's script until the returned function is called. */
async function holdScript(page: Page): Promise<() => void> {
  const script = Promise.withResolvers<void>()
  await page.route(/assets\/index-.*\.js/, async (route) => {
    await script.promise
    await route.continue()
  })
  return script.resolve
}
