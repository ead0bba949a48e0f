import { arrive, offerCar } from './people.ts'
import { expect, startProduct, test } from './product.ts'

test("prices are typed in the operator's first currency, unless one chooses the other", async ({ browser }) => {
  const product = await startProduct({ FIRST_CURRENCY: 'EUR' })
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
    await page.reload()
    await expect(page.getByLabel('Currency')).toHaveValue('BGN')
  } finally {
    await product.stop()
  }
})
