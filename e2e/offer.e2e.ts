import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { messages } from '../contract/messages.ts'
import { arrive, buildCar, fillCarForm, offerCar } from './people.ts'
import { expect, test } from './product.ts'

const picturesFolder = fileURLToPath(new URL('../server/demo/pictures', import.meta.url))
const photoFiles = readdirSync(picturesFolder)
  .filter((name) => name.endsWith('-480.webp'))
  .slice(0, 3)
  .map((name) => join(picturesFolder, name))

test('an offer with three photos: added, seen, edited, deleted', async ({ browser, product }) => {
  const { page } = await arrive(browser, product, 'alice')
  await page.goto('/add-theme')
  await expect(page.getByRole('heading', { level: 1, name: 'Tell me about your car!' })).toBeVisible()
  await fillCarForm(page)
  await expect(page.getByText('17128.28 EUR')).toBeVisible()
  await page.locator('input[type=file]').setInputFiles(photoFiles)
  await expect(page.getByText('Uploaded', { exact: true })).toHaveCount(3)
  await page.getByRole('button', { name: 'Make photo 2 the cover' }).click()
  await page.getByRole('button', { name: 'Add Car' }).click()
  await expect(page).toHaveURL('/home')
  await page.getByRole('button', { name: 'Show the offer' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Volkswagen Golf 1.5 TSI' })).toBeVisible()
  await expect(page.getByText('Price: 33500 BGN')).toBeVisible()
  await expect(page.getByText('17128.28 EUR').first()).toBeVisible()
  await expect(page.getByText('1 / 3')).toBeVisible()
  await page.getByRole('button', { name: 'Next photo' }).click()
  await expect(page.getByText('2 / 3')).toBeVisible()

  await page.getByRole('link', { name: 'Edit' }).click()
  await expect(page.getByLabel('Model')).toHaveValue('Golf 1.5 TSI')
  await page.getByLabel('Price').fill('31000.50')
  await page.getByRole('button', { name: 'Edit Car' }).click()
  await expect(page).toHaveURL(/\/themes\/[-\w]{20}$/)
  await expect(page.getByText('Price: 31000.5 BGN')).toBeVisible()

  const address = new URL(page.url()).pathname
  // Another's car tells that the list is there.
  const otherId = await offerCar(await arrive(browser, product, 'bobby'))
  await page.getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Are you sure to delete Volkswagen Golf 1.5 TSI', { exact: true })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL('/themes')
  await expect(page.locator(`a[href="/themes/${otherId}"]`)).not.toHaveCount(0)
  await expect(page.locator(`a[href="${address}"]`)).toHaveCount(0)
})

test('each message of the form appears after touch only', async ({ browser, product }) => {
  const { page } = await arrive(browser, product, 'alice')
  await page.goto('/add-theme')
  const touched: [label: string, wrong: string | null, sentence: string][] = [
    ['Brand', null, messages.brandRequired],
    ['Model', '', messages.modelRequired],
    ['Engine type', null, messages.engineRequired],
    ['Transmission', null, messages.transmissionRequired],
    ['Year', null, messages.yearRequired],
    ['Description', '', messages.descriptionRequired],
    ['Description', 'short', messages.descriptionShort],
    ['Description', ' begins with a space', messages.descriptionInvalid],
    ['Location', '', messages.locationRequired],
    ['Location', ' Sofia', messages.locationInvalid],
    ['Price', '', messages.priceRequired],
    ['Price', 'abc', messages.priceUnreadable],
    ['Price', '1e5', messages.priceUnreadable],
    ['Image link', 'javascript:alert(1)', messages.imageLinkInvalid],
  ]
  for (const [label, wrong, sentence] of touched) {
    const field = page.getByLabel(label, { exact: true })
    if (wrong !== null) await field.fill(wrong)
    await field.focus()
    await field.blur()
    await expect(page.getByText(sentence, { exact: true }), `${label}: ${sentence}`).toBeVisible()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
  }
  await expect(page.getByRole('button', { name: 'Add Car' })).toBeDisabled()
})

test('what was typed survives a reload', async ({ browser, product }) => {
  const { page } = await arrive(browser, product, 'alice')
  await page.goto('/add-theme')
  await fillCarForm(page)
  await page.reload()
  await expect(page.getByLabel('Model')).toHaveValue('Golf 1.5 TSI')
  await expect(page.getByLabel('Year')).toHaveValue('2021')
  await expect(page.getByRole('button', { name: 'Add Car' })).toBeEnabled()
})

test('a failed publication tells so, and the form comes back as it was', async ({ browser, product }) => {
  const { page } = await arrive(browser, product, 'alice')
  await page.route('**/api/cars.json*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await page.goto('/add-theme')
  await fillCarForm(page, { model: 'Lost Golf' })
  await page.getByRole('button', { name: 'Add Car' }).click()
  await expect(page).toHaveURL('/home')
  await expect(page.getByText('Your car was not published. Nothing you typed is lost.')).toBeVisible()
  await page.getByRole('button', { name: 'Open the form' }).click()
  await expect(page.getByLabel('Model')).toHaveValue('Lost Golf')
  await expect(page.getByRole('alert')).toContainText('Your car was not published')
  await page.unroute('**/api/cars.json*')
  await page.getByRole('button', { name: 'Add Car' }).click()
  await expect(page.getByRole('button', { name: 'Show the offer' })).toBeVisible()
})

test('a photo of a kind that cannot be read says why, and another is uploaded beside it', async ({
  browser,
  product,
}) => {
  const { page } = await arrive(browser, product, 'alice')
  await page.goto('/add-theme')
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
  await page.locator('input[type=file]').setInputFiles({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: heic })
  await expect(
    page.getByText('HEIC photos cannot be read here. Save the photo as JPEG and choose it again.'),
  ).toBeVisible()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
  await expect(page.getByText('Only JPEG, PNG, WebP and AVIF photos can be used.')).toBeVisible()
  await page.locator('input[type=file]').setInputFiles(photoFiles.slice(0, 1))
  await expect(page.getByText('Uploaded', { exact: true })).toHaveCount(1)
})

test('an upload that failed is tried again', async ({ browser, product }) => {
  const { page } = await arrive(browser, product, 'alice')
  await page.goto('/add-theme')
  await page.route('**/api/photos*', (route) => route.abort())
  await page.locator('input[type=file]').setInputFiles(photoFiles.slice(0, 1))
  await expect(page.getByText('Not uploaded').first()).toBeVisible()
  await page.unroute('**/api/photos*')
  await page.getByRole('button', { name: 'Try again, photo 1' }).click()
  await expect(page.getByText('Uploaded', { exact: true })).toHaveCount(1)
})

test('editing needs an image', async ({ browser, product }) => {
  const alice = await arrive(browser, product, 'alice')
  const id = await offerCar(alice)
  await alice.page.goto(`/edit-theme/${id}`)
  await expect(alice.page.getByLabel('Model')).toHaveValue('320d')
  await expect(alice.page.getByRole('button', { name: 'Edit Car' })).toBeDisabled()
  await alice.page.getByLabel('Image link').focus()
  await alice.page.getByLabel('Image link').blur()
  await expect(alice.page.getByText(messages.imageRequired)).toHaveCount(1)
  await alice.page.getByLabel('Image link').fill('https://example.com/a.jpg')
  await alice.page.getByRole('button', { name: 'Edit Car' }).click()
  await expect(alice.page).toHaveURL(`/themes/${id}`)
})

test('a page that is open shows an edit and a deletion as they happen', async ({ browser, product }) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  const id = await offerCar(alice, { img: 'https://example.com/a.jpg' })
  await bobby.page.goto(`/themes/${id}`)
  await expect(bobby.page.getByText('Price: 38900 BGN')).toBeVisible()
  await expect(bobby.page.getByText('Live')).toBeVisible()
  await expect(bobby.page.getByRole('link', { name: 'Edit' })).toHaveCount(0)
  const edited = { ...buildCar({ price: 35_000 }), img: 'https://example.com/a.jpg' }
  await alice.context.request.put(`/api/cars/${id}.json?auth=${alice.token}`, { data: edited })
  await expect(bobby.page.getByText('Price: 35000 BGN')).toBeVisible()
  await alice.context.request.delete(`/api/cars/${id}.json?auth=${alice.token}`)
  await expect(bobby.page.getByText('This offer is not there any more.')).toBeVisible()
})
