import { answered } from './answered.ts'
import { gotoSubscribed } from './goto-subscribed.ts'
import { arrive, buildCar, offerCar, password } from './people.ts'
import { expect, test } from './product.ts'

test("a visitor's saved cars go to the account at login, a changed price is shown, and two are compared by address", async ({
  browser,
  page,
  product,
}) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  const img = 'https://example.com/a.jpg'
  const [first, second] = [`First ${alice.username}`, `Second ${alice.username}`]
  const ids = [
    await offerCar(alice, { model: first, price: 20_000, year: 2015, img }),
    await offerCar(alice, { model: second, price: 30_000, engine: 'Petrol', img }),
  ]
  await page.goto('/themes')
  for (const model of [first, second]) {
    const heart = page.getByRole('button', { name: `Save, BMW ${model}` })
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  }
  await page
    .getByRole('navigation', { name: 'Lists of cars' })
    .getByRole('link', { name: /^Saved/ })
    .click()
  await expect(page).toHaveURL('/saved')
  await expect(page.getByText('This list lives in this browser')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: /^BMW/ })).toHaveCount(2)

  await page.goto('/login')
  await page.getByLabel('Email').fill(bobby.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await answered(page, 'saved-cars', () => page.getByRole('button', { name: 'Login' }).click())
  await expect(page).toHaveURL('/home')
  // The same person's other browser has them too.
  await bobby.page.goto('/saved')
  await expect(bobby.page.getByRole('heading', { level: 2, name: /^BMW/ })).toHaveCount(2)

  const row = bobby.page.getByRole('listitem').filter({ hasText: `BMW ${first}` })
  await row.getByRole('button', { name: 'Add a note' }).click()
  await row.getByLabel('My note').fill('Ask for the belt.')
  await answered(bobby.page, 'saved-cars', () => row.getByRole('button', { name: 'Save note', exact: true }).click())
  await expect(row.getByText('Ask for the belt.')).toBeVisible()
  const cheaper = { ...buildCar({ model: first, price: 18_000, year: 2015 }), img }
  await alice.context.request.put(`/api/cars/${ids[0]}.json?auth=${alice.token}`, { data: cheaper })
  await bobby.page.reload()
  await expect(row).toContainText(/2000 BGN, 1022\.58 EUR.*less than when you saved it/)
  await expect(row.getByText('New', { exact: true })).toBeVisible()
  await expect(row.getByText('Ask for the belt.')).toBeVisible()

  for (const model of [first, second]) await bobby.page.getByLabel(`Compare, BMW ${model}`).check()
  await expect(bobby.page.getByText('Compare: 2 of 4')).toBeVisible()
  await bobby.page.getByRole('link', { name: 'Compare now' }).click()
  await expect(bobby.page).toHaveURL(`/compare?ids=${ids.join('%2C')}`)
  await bobby.page.reload()
  const table = bobby.page.getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveCount(3)
  await expect(table.getByRole('row', { name: /^Price/ })).toContainText('18000 BGN')
  await bobby.page.getByRole('button', { name: 'Only differences' }).click()
  await expect(table.getByRole('row', { name: /^Transmission/ })).toHaveCount(0)
  await expect(table.getByRole('row', { name: /^Engine|^Fuel/ })).toHaveCount(1)
})

test('people who saved a car learn at once that it is sold, find it in the list with similar cars, and learn when it is back', async ({
  browser,
  product,
}) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  const name = `BMW Sold ${alice.username}`
  const id = await offerCar(alice, { model: `Sold ${alice.username}` })
  await bobby.page.goto('/themes')
  await answered(bobby.page, 'saved-cars', () => bobby.page.getByRole('button', { name: `Save, ${name}` }).click())
  await gotoSubscribed(bobby.page, '/home', 'alerts')
  await alice.page.goto(`/themes/${id}`)
  await alice.page.getByLabel('State of the offer').selectOption('Sold')
  await alice.page.getByRole('button', { name: 'No, elsewhere' }).click()
  const note = bobby.page.getByText(`Sold: ${name}, 2019, which you have saved.`)
  await expect(note).toBeVisible()

  await gotoSubscribed(bobby.page, '/saved', 'alerts')
  const row = bobby.page.getByRole('listitem').filter({ hasText: name })
  await expect(row).toContainText('Sold since you last looked.')
  await answered(bobby.page, 'saved-cars-seen', () => row.getByRole('link', { name }).click())
  await bobby.page.getByRole('link', { name: 'Similar cars' }).click()
  await expect(bobby.page).toHaveURL(/model=BMW.*&yearFrom=2017&yearTo=2021&priceFrom=31120&priceTo=46680$/)

  await alice.page.getByLabel('State of the offer').selectOption('For sale')
  await expect(bobby.page.getByText(`For sale again: ${name}, 2019, which you have saved.`)).toBeVisible()
  await bobby.page.goto('/saved')
  await expect(row).toContainText('For sale again since you last looked.')
  await answered(bobby.page, 'saved-cars-seen', () => row.getByRole('link', { name }).click())
  await bobby.page.goto('/saved')
  await expect(row).toBeVisible()
  await expect(row).not.toContainText('since you last looked.')
})
