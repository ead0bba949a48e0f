import { arrive, fillCarForm, offerCar } from './people.ts'
import { expect, startProduct, test } from './product.ts'

test("the operator's currency comes first, and forms, filters and words know the operator's brands and years", async ({
  browser,
}) => {
  const product = await startProduct({ FIRST_CURRENCY: 'EUR', LISTS: 'bulgaria' })
  try {
    const alice = await arrive(browser, product, 'alice')
    const { page } = alice
    await offerCar(alice, { brand: 'Lexus', model: 'IS', price: 19_558.3 })
    await offerCar(alice, { brand: 'Lexus', model: 'LS', price: 19_600 })

    await page.goto('/themes')
    await expect(page.getByText('2 offers')).toBeVisible()
    await expect(page.getByRole('radio', { name: 'EUR' })).toBeChecked()
    await page.getByLabel('Price, EUR, to').fill('10000')
    await expect(page).toHaveURL(/\/themes\?priceTo=10000&currency=EUR$/)
    await expect(page.getByText('1 offer', { exact: true })).toBeVisible()
    await page.getByLabel('Price, EUR, to').fill('')
    await expect(page).toHaveURL(/\/themes$/)

    await page.getByRole('radio', { name: 'BGN' }).check()
    await page.getByLabel('Price, BGN, to').fill('19599')
    await expect(page).toHaveURL(/\/themes\?priceTo=19599$/)
    await page.reload()
    await expect(page.getByRole('radio', { name: 'BGN' })).toBeChecked()

    await page.goto('/add-theme')
    await expect(page.getByLabel('Currency')).toHaveValue('EUR')
    await page.getByLabel('Price').fill('10000')
    await expect(page.getByText('10000.00 EUR = 19558.3 BGN')).toBeVisible()
    await page.getByLabel('Currency').selectOption('BGN')
    await expect(page.getByLabel('Currency')).toHaveValue('BGN')
    await page.reload()
    await expect(page.getByLabel('Currency')).toHaveValue('BGN')

    const year = String(new Date().getFullYear())
    await fillCarForm(page, { brand: 'Opel', model: 'Astra', year })
    await page.getByRole('button', { name: 'Add Car' }).click()
    await expect(page.getByText('Opel Astra is published.')).toBeVisible()
    await page.goto('/themes')
    await page.getByRole('button', { name: /^All \d\d brands$/ }).click()
    await page.getByRole('checkbox', { name: /^Opel/ }).check()
    await expect(page).toHaveURL(/\/themes\?brand=Opel$/)
    await page.goto(`/themes?q=${encodeURIComponent(`опел ${year}`)}`)
    await expect(page.getByText('1 offer', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Remove Opel' })).toBeVisible()

    // The page that the server rendered for a visitor is hydrated with the same lists.
    const visitor = await browser.newContext({ baseURL: product.address })
    const seen = await visitor.newPage()
    await seen.goto('/themes')
    await expect(seen.getByRole('button', { name: /^All \d\d brands$/ })).toBeVisible()
  } finally {
    await product.stop()
  }
})
