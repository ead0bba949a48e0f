import { arrive, offerCar } from './people.ts'
import { expect, test } from './product.ts'

test('around a town a short list shows distances and wider searches, and keys skip the filters', async ({
  browser,
  product,
}) => {
  const [alice, { page }] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'danny')]
  // Distinguishes these offers from those of other journeys.
  const word = `quokka${Date.now()}`
  const column = page.getByRole('complementary', { name: 'Filters' })
  const title = (name: string | RegExp) => page.getByRole('heading', { level: 2, name })
  await offerCar(alice, { brand: 'Subaru', model: 'Here', description: word, location: 'Plovdiv' })
  await offerCar(alice, { brand: 'Subaru', model: 'Beside', description: word, location: 'Asenovgrad' })
  await offerCar(alice, { brand: 'Subaru', model: 'Far', description: word, location: 'Varna' })
  await page.goto(`/themes?word=${word}&near=Plovdiv,25&sort=nearest`)
  await expect(title(/^Subaru/)).toHaveText(['Subaru Here', 'Subaru Beside'])
  const beside = page.getByRole('listitem').filter({ has: title('Subaru Beside') })
  await expect(beside.getByText('18 km away')).toBeVisible()
  await expect(column.getByRole('link', { name: 'GeoNames' })).toBeVisible()

  await page.getByRole('link', { name: 'Skip to cars' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: `Remove "${word}"`, exact: true })).toBeFocused()

  const more = page.getByRole('region', { name: 'Nearly the same' })
  await more.getByRole('listitem').filter({ hasText: 'all Bulgaria' }).getByRole('button').click()
  await expect(title(/^Subaru/)).toHaveCount(3)
  await expect(page).toHaveURL(`/themes?word=${word}`)
  await expect(page.getByText(/km away$/)).toHaveCount(0)
  const orders = page.getByRole('combobox', { name: 'Sort' })
  await expect(orders.getByRole('option', { name: 'Distance, nearest first' })).toHaveCount(0)

  await page.getByRole('link', { name: 'Details, Subaru Far' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Subaru Far' })).toBeVisible()
  await page.goBack()
  const seen = page.getByRole('listitem').filter({ has: title('Subaru Far') })
  await expect(seen.getByText('Seen')).toBeVisible()
})
