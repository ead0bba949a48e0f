import { answered } from './answered.ts'
import { arrive, offerCar } from './people.ts'
import { expect, test } from './product.ts'

test('the second of two edits learns what changed, retains its text and overwrites nothing', async ({
  browser,
  product,
}) => {
  const { page: first, context, ...alice } = await arrive(browser, product, 'alice')
  const id = await offerCar({ ...alice, context, page: first }, { img: 'https://example.com/a.jpg' })
  const second = await context.newPage()
  for (const page of [first, second]) await page.goto(`/edit-theme/${id}`)
  await second.getByLabel('Description').fill('Written in the second tab, at some length.')
  await second.getByLabel('Location').fill('Ruse')
  await first.getByLabel('Price').fill('31000')
  await first.getByLabel('Location').fill('Varna')
  await first.getByRole('button', { name: 'Edit Car' }).click()
  await expect(first).toHaveURL(`/themes/${id}`)

  await second.getByRole('button', { name: 'Edit Car' }).click()
  const said = second.getByRole('alert')
  await expect(said).toContainText('Taken over into this form: Price.')
  await expect(said).toContainText('Changed both there and here, and kept as you typed it: Location (there: Varna).')
  await expect(second.getByLabel('Price')).toHaveValue('31000')
  await expect(second.getByLabel('Location')).toHaveValue('Ruse')
  await expect(second.getByLabel('Description')).toHaveValue('Written in the second tab, at some length.')
  await expect(first.getByText('Varna').first()).toBeVisible()

  await second.getByRole('button', { name: 'Edit Car' }).click()
  await expect(second).toHaveURL(`/themes/${id}`)
  await expect(first.getByText('Ruse').first()).toBeVisible()
})

test('a change at the moment of saving is not overwritten', async ({ browser, product }) => {
  const alice = await arrive(browser, product, 'alice')
  const { page, context, token } = alice
  const id = await offerCar(alice, { img: 'https://example.com/a.jpg' })
  const address = `/api/cars/${id}.json?auth=${token}`
  await page.goto(`/edit-theme/${id}`)
  await page.getByLabel('Location').fill('Ruse')
  let isFirst = true
  await page.route('**/api/cars/*.json*', async (route) => {
    if (route.request().method() === 'PUT' && isFirst) {
      isFirst = false
      const car = (await (await context.request.get(address)).json()) as Record<string, unknown>
      expect((await context.request.put(address, { data: { ...car, price: 30_000 } })).status()).toBe(200)
    }
    await route.continue()
  })
  await page.getByRole('button', { name: 'Edit Car' }).click()
  await expect(page.getByRole('alert')).toContainText('Taken over into this form: Price.')
  await page.getByRole('button', { name: 'Edit Car' }).click()
  await expect(page).toHaveURL(`/themes/${id}`)
  await expect(page.getByText('Ruse').first()).toBeVisible()
})

test('a note and a setting that were changed in another tab are not silently replaced', async ({
  browser,
  product,
}) => {
  const alice = await arrive(browser, product, 'alice')
  const bobby = await arrive(browser, product, 'bobby')
  const { page, context, token } = bobby
  const id = await offerCar(alice, { img: 'https://example.com/a.jpg' })
  const note = (text: string) =>
    context.request.put(`/api/saved-cars/${id}.json?auth=${token}`, { data: { note: text } })
  await note('')
  await page.goto('/saved')
  await page.getByRole('button', { name: 'Add a note' }).click()
  await page.getByRole('textbox', { name: 'Note' }).fill('Ask about the belt')
  await note('From the other tab')
  await page.getByRole('button', { name: 'Save note', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('There it says: “From the other tab”.')
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Ask about the belt')
  await answered(page, 'saved-cars', () => page.getByRole('button', { name: 'Save note', exact: true }).click())
  await expect(page.getByText('Ask about the belt')).toBeVisible()

  // Each tab changes another setting, and both changes stay.
  await page.goto('/profile/settings')
  const telephone = page.getByRole('radiogroup', { name: 'Telephone number' })
  const email = page.getByRole('radiogroup', { name: 'Email' })
  await telephone.getByLabel('Hidden').check()
  const other = await context.newPage()
  await other.goto('/profile/settings')
  await other.getByRole('radiogroup', { name: 'Email' }).getByLabel('Hidden').check()
  await other.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(other.getByText('Saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.reload()
  await expect(telephone.getByLabel('Hidden')).toBeChecked()
  await expect(email.getByLabel('Hidden')).toBeChecked()
})
