import { type Page } from '@playwright/test'
import { arrive, offerCar } from './people.ts'
import { expect, test } from './product.ts'

/** Lets requests for a late file fail until they are let through; answers how many came. */
async function failing(page: Page, name: string, status?: number): Promise<{ asked: number; isMended: boolean }> {
  const seen = { asked: 0, isMended: false }
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    seen.asked++
    if (seen.isMended) await route.continue()
    else if (status === undefined) await route.abort()
    else await route.fulfill({ status, body: 'none' })
  })
  return seen
}

for (const name of ['personal-watch', 'offline', 'bell'])
  test(`a page stays whole when ${name} does not come, which comes at the next chance`, async ({
    browser,
    product,
  }) => {
    const alice = await arrive(browser, product, 'alice')
    const { page } = alice
    const seen = await failing(page, name)
    await page.goto('/home')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => seen.asked).toBeGreaterThan(1)
    seen.isMended = true
    const came = seen.asked
    await expect.poll(() => seen.asked).toBeGreaterThan(came)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

test('a car stays whole when parts below it do not come, and its comments say so', async ({ browser, product }) => {
  const alice = await arrive(browser, product, 'alice')
  const id = await offerCar(alice, { model: 'Late parts' })
  const { page } = alice
  await failing(page, 'price-history')
  await failing(page, 'price-fairness')
  const comments = await failing(page, 'comments')
  await page.goto(`/themes/${id}`)
  await expect(page.getByRole('heading', { name: 'BMW Late parts' })).toBeVisible()
  await expect(page.getByRole('alert').getByText('This part did not load.')).toBeVisible()
  comments.isMended = true
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Post' })).toBeVisible()
  await expect(page.getByRole('alert').getByText('This part did not load.')).toHaveCount(0)
})

test('the list keeps its cars when its filters do not come', async ({ browser, product }) => {
  const alice = await arrive(browser, product, 'alice')
  const model = `Unfiltered ${alice.username}`
  await offerCar(alice, { model })
  const { page } = alice
  const filters = await failing(page, 'car-list-screen-lazy')
  await page.goto('/themes')
  await expect(page.getByText('This part did not load.')).toBeVisible()
  await expect(page.getByRole('link', { name: `Details, BMW ${model}` })).toBeVisible()
  filters.isMended = true
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('combobox', { name: 'Sort' })).toBeVisible()
})

/** A server that has no file of this build any more. */
async function deployNewer(page: Page, name: string): Promise<{ documents: number }> {
  const seen = { documents: 0 }
  page.on('request', (request) => {
    if (request.isNavigationRequest()) seen.documents++
  })
  await failing(page, name, 404)
  await page.route('**/assets/*.js', (route) =>
    route.request().method() === 'HEAD' ? route.fulfill({ status: 404 }) : route.fallback(),
  )
  return seen
}

test('where a newer build is there, a part that was asked for brings the page to it once', async ({
  browser,
  product,
}) => {
  const alice = await arrive(browser, product, 'alice')
  const { page } = alice
  await page.goto('/profile')
  const seen = await deployNewer(page, 'follow-list')
  await page.getByRole('button', { name: /^Followers/ }).click()
  await expect.poll(() => seen.documents).toBe(1)
  await page.getByRole('button', { name: /^Followers/ }).click()
  await expect(page.getByText('A new version is ready.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(seen.documents).toBe(1)
})

test('what is typed outweighs a newer build', async ({ browser, product }) => {
  const alice = await arrive(browser, product, 'alice')
  const model = `Typed before ${alice.username}`
  await offerCar(alice, { model })
  const { page } = alice
  await page.goto('/themes')
  await expect(page.getByRole('combobox', { name: 'Sort' })).toBeVisible()
  const seen = await deployNewer(page, 'suggestion-panel')
  const box = page.getByRole('combobox', { name: 'Find a car' })
  await box.fill('typed')
  await expect(page.getByText('A new version is ready.')).toBeVisible()
  await expect(box).toHaveValue('typed')
  await expect(page.getByRole('link', { name: `Details, BMW ${model}` })).toBeVisible()
  expect(seen.documents).toBe(0)
})
