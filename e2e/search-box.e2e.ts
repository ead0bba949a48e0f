import { type Browser, type Page } from '@playwright/test'
import { bringAxe, violationsOf } from './axe.ts'
import { arrive, offerCar } from './people.ts'
import { expect, test, type Product } from './product.ts'

const box = (page: Page) => page.getByRole('combobox', { name: 'Find a car' })
const chips = (page: Page) => page.getByRole('list', { name: 'Chosen filters' })
const chip = (page: Page, name: string) => chips(page).getByRole('button', { name: `Remove ${name}`, exact: true })
const option = (page: Page, name: string) => page.getByRole('option', { name })

/**
 * Two Jaguars in Burgas and one in Vidin; no other journey offers that brand. The browser of the journeys has no
 * Cyrillic fonts before ours load, so Latin words precede Cyrillic ones.
 */
async function stock(browser: Browser, product: Product): Promise<void> {
  const alice = await arrive(browser, product, 'alice')
  await offerCar(alice, { brand: 'Jaguar', model: 'XF 2.2', location: 'Burgas', price: 14_000 })
  await offerCar(alice, { brand: 'Jaguar', model: 'XF 3.0', location: 'Burgas', price: 21_000, engine: 'Petrol' })
  await offerCar(alice, { brand: 'Jaguar', model: 'XF 2.0', location: 'Vidin', price: 12_000 })
}

/** Holds back the lazy parts until the returned function is called. */
async function holdBackLazyParts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/car-list-screen-lazy/, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Runs once for the product of a worker. */
let stocked: Promise<void> | undefined

test.beforeEach(async ({ browser, page, product }) => {
  stocked ??= stock(browser, product)
  await stocked
  await page.goto(`${product.address}/themes`)
})

test('plain words become chips, which are removed one by one', async ({ page, product }) => {
  await box(page).fill('Jaguar бургас до 15 хил')
  await expect(page.getByText('Understood')).toBeVisible()
  await expect(page.locator('dl').first()).toContainText('up to 15000 BGN, 7669.38 EUR')
  await expect(option(page, 'Show these cars')).toContainText('1 car')
  await bringAxe(page)
  expect(await violationsOf(page)).toEqual([])
  await box(page).press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Jaguar XF 2.2' })).toBeVisible()
  await expect(page).toHaveURL(`${product.address}/themes?brand=Jaguar&town=Burgas&priceTo=15000`)
  await expect(box(page)).toHaveValue('')

  await chip(page, 'Burgas').click()
  await expect(chip(page, 'Burgas')).toHaveCount(0)
  await expect(chips(page).getByRole('button', { name: /^Remove up to 15000 BGN/ })).toBeFocused()
  await expect(page.getByRole('heading', { level: 2, name: 'Jaguar XF 2.0' })).toBeVisible()
  await page.goBack()
  await expect(chip(page, 'Burgas')).toBeVisible()
  await chips(page).getByRole('button', { name: 'Clear all' }).click()
  await expect(page).toHaveURL(`${product.address}/themes`)
})

test('words in the address become chips, even when nothing is found', async ({ page, product }) => {
  const words = (text: string) => `${product.address}/themes?q=${encodeURIComponent(text)}`
  await page.goto(words('ягуар бургас'))
  await expect(chip(page, 'Jaguar')).toBeVisible()
  await expect(chip(page, 'Burgas')).toBeVisible()
  await expect(page).toHaveURL(`${product.address}/themes?brand=Jaguar&town=Burgas`)
  await page.goto(words('jaguar electric burgas'))
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Drop Electric' })
    .getByRole('button', { name: 'Show 2 cars' })
    .click()
  await expect(page).toHaveURL(`${product.address}/themes?brand=Jaguar&town=Burgas`)
  // Of all rows: no other journey offers a Jaguar.
  await expect(page.getByText('2 offers', { exact: true })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(`${product.address}/themes?brand=Jaguar&engine=Electric&town=Burgas`)
})

test('the box takes words before its suggestions load, and loses none when they do', async ({ page, product }) => {
  const letCome = await holdBackLazyParts(page)
  await page.goto(`${product.address}/themes`)
  await expect(page.getByRole('heading', { level: 2, name: 'Jaguar XF 2.2' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveCount(0)
  await box(page).pressSequentially('jaguar burg')
  letCome()
  await expect(option(page, 'Show these cars')).toBeVisible()
  await expect(box(page)).toBeFocused()
  await box(page).pressSequentially('as')
  await expect(box(page)).toHaveValue('jaguar burgas')
})

test('words entered before the suggestions load become chips', async ({ page, product }) => {
  const letCome = await holdBackLazyParts(page)
  await page.goto(`${product.address}/themes`)
  await box(page).fill('jaguar vidin')
  await box(page).press('Enter')
  await expect(page).toHaveURL(`${product.address}/themes?q=jaguar+vidin`)
  letCome()
  await expect(chip(page, 'Jaguar')).toBeVisible()
  await expect(page).toHaveURL(`${product.address}/themes?brand=Jaguar&town=Vidin`)
  await expect(box(page)).toHaveValue('')
})

test('suggestions are chosen by keys while the input keeps the focus', async ({ page }) => {
  await box(page).pressSequentially('jagaur')
  await expect(page.locator('dl').first()).toContainText('Jaguar')
  await box(page).fill('jaguar bur')
  const completed = option(page, 'Jaguar, Burgas')
  await expect(completed).toBeVisible()
  await expect(option(page, 'Show these cars')).toHaveAttribute('aria-selected', 'true')
  await box(page).press('ArrowDown')
  await expect(completed).toHaveAttribute('aria-selected', 'true')
  await expect(box(page)).toBeFocused()
  await box(page).press('Escape')
  await expect(completed).toBeHidden()
  await box(page).press('ArrowDown')
  await box(page).press('Enter')
  await expect(chip(page, 'Burgas')).toBeVisible()
  await expect(chip(page, 'Jaguar')).toBeVisible()
})

test('words that are no filter search the texts, and a car can be opened from the box', async ({ page }) => {
  await box(page).fill('jaguar history')
  await box(page).press('Enter')
  await expect(chip(page, '"history"')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: /^Jaguar/ }).first()).toBeVisible()
  await box(page).fill('vidin')
  await option(page, 'Jaguar XF 2.0, 2019, Vidin').first().click()
  // A visitor logs in first (specification 2) and then comes to the car.
  await expect(page).toHaveURL(/\/login\?next=%2Fthemes%2F/u)
})

test('a word that no offer has is reported as unused, and does not empty the list', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await box(page).fill('jaguar xf qwertyuiop')
  await expect(page.getByText('not used')).toBeVisible()
  await box(page).press('Enter')
  await expect(chip(page, 'Jaguar XF')).toBeVisible()
  const note = page.getByRole('status', { name: 'Words that were not used' })
  await expect(note).toContainText('"qwertyuiop"')
  // Of all rows: no other journey offers a Jaguar.
  await expect(page.getByText('3 offers')).toBeVisible()
  await page.reload()
  await expect(note).toContainText('"qwertyuiop"')
  await note.getByRole('button', { name: 'Forget it' }).click()
  await expect(note).toHaveCount(0)
  await expect(box(page)).toHaveValue('')
  // Of all rows: no other journey offers a Jaguar.
  await expect(page.getByText('3 offers')).toBeVisible()
})

test('the brand alone is offered when dropping one filter does not help', async ({ page, product }) => {
  await page.goto(`${product.address}/themes?brand=Jaguar&colour=Red&priceTo=10&yearFrom=2023`)
  await expect(page.getByText('Only Jaguar')).toBeVisible()
  await page.getByRole('button', { name: 'Show 3 cars' }).click()
  await expect(chips(page).getByRole('button', { name: 'Remove Jaguar', exact: true })).toBeVisible()
  // Of all rows: no other journey offers a Jaguar.
  await expect(page.getByText('3 offers')).toBeVisible()
})
