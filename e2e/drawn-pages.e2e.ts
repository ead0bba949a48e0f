import { type Page } from '@playwright/test'
import { messages } from '../contract/messages.ts'
import { arrive, buildCar, offerCar, password } from './people.ts'
import { expect, test } from './product.ts'
import { untilTakenOver } from './taken-over.ts'

const drawn = ['/home', '/themes', '/saved', '/seen', '/price', '/login', '/register', '/recover']

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the newest cars stand there, and links lead on', async ({ browser, page, product }) => {
    const alice = await arrive(browser, product, 'alice')
    await offerCar(alice, { model: `Drawn ${alice.username}` })
    await page.goto('/themes')
    await expect(page.getByRole('heading', { level: 2, name: `BMW Drawn ${alice.username}` })).toBeVisible()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Login' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login')
    // A password typed before the script runs can be sent nowhere.
    await expect(page.getByRole('button', { name: 'Login' })).toBeDisabled()
  })
})

for (const width of [390, 1280]) {
  test(`what the server has drawn is taken over as it stands, at ${width} px`, async ({ browser, page, product }) => {
    const alice = await arrive(browser, product, 'alice')
    const id = await offerCar(alice, { price: 20_000 })
    // Its card says since when it costs less.
    await alice.context.request.put(`/api/cars/${id}.json?auth=${alice.token}`, { data: buildCar({ price: 18_000 }) })
    await page.setViewportSize({ width, height: 844 })
    const drawnAnew: string[] = []
    page.on('console', (message) => message.type() === 'debug' && drawnAnew.push(message.text()))
    for (const path of drawn) {
      const answer = await page.goto(path)
      const html = (await answer?.text()) ?? ''
      expect(html, path).toContain('<h1')
      // The content security policy lets no style stand in an attribute.
      expect(html, path).not.toMatch(/<[^>]* style=/)
      await untilTakenOver(page)
      expect(drawnAnew, path).toEqual([])
    }
  })
}

test('what is typed before the script comes is sent nowhere, and is not lost', async ({ browser, page, product }) => {
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

test('a field that is left before the script comes is judged when it has come', async ({ page }) => {
  const letScriptCome = await holdScript(page)
  await page.goto('/register', { waitUntil: 'commit' })
  await page.getByLabel('Username').pressSequentially('anna')
  await page.keyboard.press('Tab')
  letScriptCome()
  await expect(page.getByText(messages.usernameShort)).toBeVisible()
})

test('words that are entered before the script comes find cars', async ({ page }) => {
  await page.route(/assets\/index-.*\.js/, (route) => route.abort())
  await page.goto('/themes')
  await page.getByRole('combobox').fill('bmw')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/themes?q=bmw')
})

test('until a page is taken over its links lead on as in any document', async ({ page }) => {
  const [asked, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route(/assets\/take-over-.*\.js/, async (route) => {
    asked.resolve()
    await held.promise
    await route.abort()
  })
  await page.goto('/home', { waitUntil: 'commit' })
  await asked.promise
  // All the rest of the script has come and run.
  await page.waitForTimeout(500)
  await page.getByRole('navigation').getByRole('link', { name: 'Cars' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cars' })).toBeVisible()
  held.resolve()
})

test('a drawn list that is loaded anew is found at the same place', async ({ browser, page, product }) => {
  const alice = await arrive(browser, product, 'alice')
  for (let number = 0; number < 20; number++) await offerCar(alice, { model: `Place ${number} ${alice.username}` })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/themes')
  await untilTakenOver(page)
  const card = page.getByRole('heading', { name: `BMW Place 3 ${alice.username}` })
  await expect(async () => {
    await page.mouse.wheel(0, 1000)
    await expect(card).toBeInViewport({ timeout: 300 })
  }).toPass()
  await page.waitForTimeout(500)
  await page.reload()
  await expect(card).toBeInViewport()
})

test('what this browser keeps stands there after the visitor comes again', async ({ browser, page, product }) => {
  const alice = await arrive(browser, product, 'alice')
  await offerCar(alice, { model: `Kept ${alice.username}` })
  await page.goto('/themes')
  await page.getByRole('button', { name: `Save, BMW Kept ${alice.username}` }).click()
  await page.reload()
  const heart = page.getByRole('button', { name: `Save, BMW Kept ${alice.username}` })
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/saved')
  await expect(page.getByRole('heading', { level: 2, name: `BMW Kept ${alice.username}` })).toBeVisible()
})

test('who is logged in is never shown the page of a visitor', async ({ browser, product }) => {
  const { page, context } = await arrive(browser, product, 'alice')
  const pageAt = async (path: string) => (await context.request.get(path)).text()
  // Logged in before there was such a cookie.
  await context.clearCookies({ name: 'member' })
  await page.goto('/themes')
  await expect(async () => expect(await pageAt('/themes')).toContain('<div id="root"></div>')).toPass()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  expect(await pageAt('/themes')).toContain('Login')
})

/** Keeps the page's script back until the returned function is called. */
async function holdScript(page: Page): Promise<() => void> {
  const script = Promise.withResolvers<void>()
  await page.route(/assets\/index-.*\.js/, async (route) => {
    await script.promise
    await route.continue()
  })
  return script.resolve
}
