import { maskedVin } from '../contract/facts.ts'
import { arrive, fillCarForm, offerCar } from './people.ts'
import { expect, test } from './product.ts'

const vin = 'WVWZZZ1KZAW123456'

test('facts are stated with the offer and shown to others, and a lower mileage is explained', async ({
  browser,
  product,
}) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  const { page } = alice
  await page.goto('/add-theme')
  await page.getByLabel('Brand').selectOption('Volkswagen')
  await page.getByLabel('Model').fill('Golf with facts')
  await page.getByLabel('Engine type', { exact: true }).selectOption('Diesel')
  await page.getByLabel('Transmission').selectOption('Manual')
  await page.getByLabel('Year').selectOption('2010')
  await page.getByLabel('Description').fill('All that is known of it.')
  await page.getByLabel('Location').fill('Plovdiv')
  await page.getByLabel('Price').fill('5000')
  await page.getByLabel('Currency').selectOption('EUR')
  await page.getByLabel('Image link').fill('https://example.com/golf.jpg')
  await page.getByLabel('Mileage, km').fill('187000')
  await page.getByLabel('Power, hp').fill('140')
  await page.getByLabel('Body').selectOption('Hatchback')
  await page.getByRole('heading', { name: 'Vehicle facts' }).click()
  await page.getByLabel('New import').selectOption('Yes')
  await page.getByLabel('VIN', { exact: true }).fill('WVWZZZ1KZAW12345O')
  await page.getByLabel('VIN', { exact: true }).blur()
  await expect(page.getByLabel('VIN', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('VIN', { exact: true }).fill(vin)
  await page.getByRole('heading', { name: 'Extras' }).click()
  await page.getByLabel('Tow bar').check()
  await page.getByRole('button', { name: 'Add Car' }).click()
  await page.getByRole('link', { name: 'Show the offer' }).click()

  await expect(page.getByText('Price: 9779.15 BGN')).toBeVisible()
  await expect(page.getByText('5000.00 EUR').first()).toBeVisible()
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await bobby.page.goto(`/themes/${id}`)
  const facts = bobby.page
    .locator('section')
    .filter({ has: bobby.page.getByRole('heading', { name: 'Vehicle facts' }) })
  const tiles = bobby.page.getByLabel('Key facts')
  await expect(tiles).toContainText('187000 km')
  await expect(tiles).toContainText('140 hp, 103 kW')
  await expect(tiles).toContainText('Hatchback')
  await expect(tiles).not.toContainText('Colour')
  await expect(facts).toContainText(/New import.*Yes/)
  await expect(facts).toContainText(maskedVin(vin))
  await expect(bobby.page.getByText('Tow bar')).toBeVisible()
  expect(await bobby.page.content()).not.toContain(vin)

  await page.getByRole('link', { name: 'Edit' }).click()
  await expect(page.getByLabel('Price')).toHaveValue('5000.00')
  await page.getByRole('heading', { name: 'Vehicle facts' }).click()
  await expect(page.getByLabel('VIN', { exact: true })).toHaveValue(vin)
  await page.getByLabel('Mileage, km').fill('150000')
  await page.getByLabel('Why is the mileage lower?').focus()
  await page.getByLabel('Why is the mileage lower?').blur()
  await expect(page.getByRole('button', { name: 'Edit Car' })).toBeDisabled()
  await page.getByLabel('Why is the mileage lower?').fill('Typed wrong at first.')
  await page.getByRole('button', { name: 'Edit Car' }).click()
  await expect(page).toHaveURL(`/themes/${id}`)
  await expect(tiles).toContainText('150000 km')
  const mileages = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Mileage history' }) })
  await expect(mileages.getByRole('listitem')).toHaveText([
    /The owner says: Typed wrong at first\..*150000 km/,
    /187000 km/,
  ])
})

test('the range of an electric car is asked of its seller only, shown to others, and compared', async ({
  browser,
  product,
}) => {
  const { page } = await arrive(browser, product, 'alice')
  const near = await offerCar(await arrive(browser, product, 'bobby'), { engine: 'Electric', electricRange: 230 })
  await page.goto('/add-theme')
  await page.getByRole('heading', { name: 'Vehicle facts' }).click()
  await expect(page.getByLabel('Displacement, cm3')).toBeVisible()
  await expect(page.getByLabel('Electric range, km')).toBeHidden()
  await fillCarForm(page)
  await page.getByLabel('Engine type', { exact: true }).selectOption('Electric')
  await page.getByLabel('Battery, kWh').fill('64,8')
  await page.getByLabel('Electric range, km').fill('452.5')
  await page.getByLabel('Electric range, km').blur()
  await expect(page.getByText('Electric range is a whole number of kilometres from 1 to 1,500.')).toBeVisible()
  await page.getByLabel('Electric range, km').fill('452')
  await page.getByRole('button', { name: 'Add Car' }).click()
  await page.getByRole('link', { name: 'Show the offer' }).click()
  const facts = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Vehicle facts' }) })
  await expect(facts).toContainText(/Electric range.*452 km/)
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await page.getByRole('link', { name: 'Edit' }).click()
  await page.getByRole('heading', { name: 'Vehicle facts' }).click()
  await expect(page.getByLabel('Electric range, km')).toHaveValue('452')
  await page.goto(`/compare?ids=${near},${id}`)
  const row = page.getByRole('row', { name: /Electric range/ })
  await expect(row.getByRole('cell')).toHaveText([/230 km/, /best of the row.*452 km/])
})
