import { type Page } from '@playwright/test'
import { arrive, offerCar, password } from './people.ts'
import { expect, test } from './product.ts'
import { untilHydrated } from './hydrated.ts'

const link = (page: Page, name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })
const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' })

test('a form with changes asks before a link or back leaves it; one without changes does not', async ({
  browser,
  product,
}) => {
  const alice = await arrive(browser, product, 'alice')
  const { page } = alice
  const id = await offerCar(alice, { img: 'https://example.com/a.jpg' })
  await page.goto(`/themes/${id}`)
  await page.getByRole('link', { name: 'Edit' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Car' })).toBeFocused()
  await link(page, 'Profile').first().click()
  await expect(page).toHaveURL('/profile')
  await page.goBack()
  await page.getByLabel('Model').fill('Changed')

  await link(page, 'All profiles').click()
  await question(page).getByRole('button', { name: 'Stay' }).click()
  await expect(page).toHaveURL(`/edit-theme/${id}`)
  await expect(page.getByLabel('Model')).toHaveValue('Changed')
  const goingBack = page.goBack()
  await expect(question(page)).toBeVisible()
  await expect(page).toHaveURL(`/edit-theme/${id}`)
  await question(page).getByRole('button', { name: 'Leave' }).click()
  await goingBack
  await expect(page).toHaveURL(`/themes/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'BMW 320d' })).toBeVisible()
})

test('a press on a link with the control key opens a new page', async ({ page, context }) => {
  await page.goto('/home')
  const asking = context.waitForEvent('request', (request) => request.isNavigationRequest())
  await link(page, 'Cars').click({ modifiers: ['ControlOrMeta'] })
  expect(new URL((await asking).url()).pathname).toBe('/themes')
  await expect.poll(() => context.pages()).toHaveLength(2)
  await expect(page).toHaveURL('/home')
})

test('the document is not reloaded between screens, and back and forward lead through them', async ({ page }) => {
  await page.goto('/home')
  await untilHydrated(page)
  const loaded: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && loaded.push(request.url()))
  await link(page, 'Cars').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cars' })).toBeVisible()
  await link(page, 'Login').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Cars' })).toBeVisible()
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
  expect(loaded).toEqual([])
})

test('a browser without the Navigation API goes to other screens by loading pages', async ({ browser, product }) => {
  const alice = await arrive(browser, product, 'alice')
  const page = await (await browser.newContext({ baseURL: product.address })).newPage()
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'navigation')
  })
  await page.goto('/profile')
  await expect(page).toHaveURL('/login?next=%2Fprofile')
  await page.getByLabel('Email').fill(alice.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/profile')
  await link(page, 'Cars').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cars' })).toBeVisible()
  // Within a screen nothing is loaded anew: a sheet of filters would close at each tick.
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Price, high to low')
  await expect(page).toHaveURL(/\/themes\?sort=/)
  await page.goBack()
  await expect(page).toHaveURL('/themes')
  await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveValue('newest')
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
})

test('the picture of a card grows into that of its offer, unless reduced motion is preferred', async ({
  browser,
  product,
}) => {
  const alice = await arrive(browser, product, 'alice')
  const model = `Grows ${alice.username}`
  const id = await offerCar(alice, { model })
  const { page } = alice
  await page.addInitScript(() => {
    const moved = new Set<string>()
    Object.assign(window, { moved })
    const look = () => {
      for (const { effect } of document.getAnimations()) {
        if (effect instanceof KeyframeEffect && effect.pseudoElement) moved.add(effect.pseudoElement)
      }
      requestAnimationFrame(look)
    }
    look()
  })
  const growing = `::view-transition-group(picture-${id})`
  const hasGrown = () => page.evaluate((name) => (window as unknown as { moved: Set<string> }).moved.has(name), growing)
  const details = page.getByRole('link', { name: `Details, BMW ${model}` })
  const title = page.getByRole('heading', { level: 1, name: `BMW ${model}` })

  await page.goto('/themes')
  await details.click()
  await expect(title).toBeVisible()
  // On the first visit a loader may replace the screen in between.
  await page.goBack()
  await details.click()
  await expect(title).toBeVisible()
  await expect.poll(hasGrown).toBe(true)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/themes')
  await details.click()
  await expect(title).toBeFocused()
  expect(await hasGrown()).toBe(false)
})

test('an offer of a list is shown before the server answers, and is left when it is gone', async ({
  browser,
  product,
}) => {
  const { page, ...alice } = await arrive(browser, product, 'alice')
  const model = `At once ${alice.username}`
  const id = await offerCar({ page, ...alice }, { model })
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => (answer = resolve))
  await page.route(`**/api/cars/${id}.json*`, async (route) => {
    await isAnswered
    await route.fulfill({ json: null })
  })
  await page.goto('/themes')
  await page.getByRole('link', { name: `Details, BMW ${model}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: `BMW ${model}` })).toBeFocused()
  await expect(page.getByText('Price: 38900 BGN')).toBeVisible()
  answer()
  await expect(page).toHaveURL('/404')
})
