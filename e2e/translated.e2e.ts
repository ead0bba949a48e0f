import { answered } from './answered.ts'
import { arrive, offerCar } from './people.ts'
import { untilHydrated } from './hydrated.ts'
import { either } from './language/speak.ts'
import { expect, test } from './product.ts'
import { translate } from './translator.ts'

test('a buyer does all in a page that the browser translates', async ({ browser, product }) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  // Distinguishes these offers from those of other journeys.
  const word = `numbat${Date.now()}`
  const [dear, cheap] = [`${word} dear`, `${word} cheap`]
  await offerCar(alice, { model: dear, price: 90_000 })
  const id = await offerCar(alice, { model: cheap, price: 9000 })
  const { page } = bobby
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(`/themes?brand=BMW&q=${word}`)
  const count = page.getByText(either(/^»?\d+ offers?«?/, /^»?\d+ обяв[аи]«?/)).first()
  await expect(page.getByRole('combobox', { name: 'Sort' })).toBeVisible()
  await translate(page)
  await expect(count).toHaveText(either(/^»2 offers/, /^»2 обяви/))

  await page
    .locator('input')
    .and(page.getByLabel(/Price.*to/i))
    .first()
    .fill('10000')
  await expect(count).toHaveText(either(/^»1 offer/, /^»1 обява/))
  await page
    .getByRole('link', { name: `BMW ${cheap}` })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: `BMW ${cheap}` })).toBeVisible()

  await page.getByLabel('Add comment').fill('Is it still there?')
  await answered(page, `cars/${id}/comments`, () => page.getByRole('button', { name: 'Post' }).click())
  await expect(page.getByRole('log').getByText('Is it still there?')).toBeVisible()
  await page.goBack()
  await expect(count).toHaveText(either(/^»1 offer/, /^»1 обява/))
  await page.goto(`/chats/${alice.id}`)
  await translate(page)
  await page.getByRole('textbox', { name: /message/i }).fill('I come today')
  await answered(page, 'messages', () => page.getByRole('button', { name: 'Send' }).click())
  await expect(page.getByRole('log').getByText('I come today')).toBeVisible()
  expect(errors).toEqual([])
})

test('a page that was translated before it was hydrated becomes live', async ({ browser, product }) => {
  const alice = await arrive(browser, product, 'alice')
  const word = `numbat${Date.now()}`
  await offerCar(alice, { model: `${word} early` })
  const context = await browser.newContext({ baseURL: product.address })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(`/themes?q=${word}`, { waitUntil: 'commit' })
  await page.locator('h1').waitFor()
  await translate(page)
  await untilHydrated(page)
  await expect(page.getByRole('combobox', { name: 'Sort' })).toBeVisible()
  // What is shown goes on changing, and not only below what stands for it.
  const count = page.getByText(either(/^»?\d+ offers?«?/, /^»?\d+ обяв[аи]«?/)).first()
  await expect(count).toHaveText(either(/^»1 offer/, /^»1 обява/))
  const top = page
    .locator('input')
    .and(page.getByLabel(/Price.*to/i))
    .first()
  await top.fill('10')
  await expect(count).toHaveText(either(/^»0 offers/, /^»0 обяви/))
  await top.fill('')
  await page
    .getByRole('link', { name: `BMW ${word} early` })
    .first()
    .click()
  // What the car is stands above the login.
  await expect(page.getByRole('heading', { level: 1, name: /Login/ })).toBeVisible()
  await expect(page.getByText(`BMW ${word} early`).first()).toBeVisible()
  expect(errors).toEqual([])
})
