import { messages } from '../contract/texts/en/messages.ts'
import { arrive, buildCar, fillCarForm, offerCar } from './people.ts'
import { either } from './language/speak.ts'
import { photoFiles } from './photo-files.ts'
import { expect, test } from './product.ts'

const threePhotos = photoFiles.slice(0, 3)

test('an offer with three photos is added, seen, edited and deleted', async ({ browser, product }) => {
  const { page } = await arrive(browser, product, 'alice')
  await page.goto('/add-theme')
  await expect(page.getByRole('heading', { level: 1, name: 'Tell me about your car!' })).toBeVisible()
  await fillCarForm(page)
  await expect(page.getByText('17128.28 EUR')).toBeVisible()
  await page.getByLabel('Images: choose files').setInputFiles(threePhotos)
  await expect(page.getByText('Uploaded', { exact: true })).toHaveCount(3)
  await page.getByRole('button', { name: 'Make photo 2 the cover' }).click()
  await page.getByRole('button', { name: 'Add Car' }).click()
  await expect(page).toHaveURL('/home')
  const published = page.getByRole('region', { name: 'Your Volkswagen Golf 1.5 TSI is published.' })
  await expect(published).toContainText('Still missing: more photos, mileage, first registration, power, body.')
  await page.reload()
  await page.getByRole('link', { name: 'Show the offer' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Volkswagen Golf 1.5 TSI' })).toBeVisible()
  await expect(page.getByText('Price: 33500 BGN')).toBeVisible()
  await expect(page.getByText('17128.28 EUR').first()).toBeVisible()
  await expect(page.getByText('1 / 3')).toBeVisible()
  await page.getByRole('button', { name: 'Next photo' }).click()
  await expect(page.getByText('2 / 3')).toBeVisible()

  await page.getByRole('button', { name: 'Open photo 2 in full screen' }).click()
  const photo = page.getByRole('dialog').getByRole('img', { name: 'Volkswagen Golf 1.5 TSI, photo 2' })
  await photo.dblclick()
  await expect(photo).toHaveCSS('transform', /^matrix\(2\.5/)
  await photo.dblclick()
  await expect(photo).toHaveCSS('transform', 'none')
  const finger = { pointerType: 'touch', pointerId: 5, clientX: 200, bubbles: true }
  await photo.dispatchEvent('pointerdown', { ...finger, clientY: 200 })
  await photo.dispatchEvent('pointermove', { ...finger, clientY: 400 })
  await photo.dispatchEvent('pointerup', { ...finger, clientY: 400 })
  await expect(photo).toBeHidden()

  await page.getByRole('link', { name: 'Edit' }).click()
  await expect(page.getByLabel('Model')).toHaveValue('Golf 1.5 TSI')
  await page.getByLabel('Price').fill('31000.50')
  await page.getByRole('button', { name: 'Edit Car' }).click()
  await expect(page).toHaveURL(/\/themes\/[-\w]{20}$/)
  await expect(page.getByText('Price: 31000.5 BGN')).toBeVisible()
  await expect(page.getByText('Volkswagen Golf 1.5 TSI is saved.')).toBeVisible()

  const address = new URL(page.url()).pathname
  // Another car shows that the list has loaded.
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

test('each message of the form appears only after touch', async ({ browser, product }) => {
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

test('typed text survives a reload', async ({ browser, product }) => {
  const { page } = await arrive(browser, product, 'alice')
  await page.goto('/add-theme')
  await fillCarForm(page)
  await page.reload()
  await expect(page.getByLabel('Model')).toHaveValue('Golf 1.5 TSI')
  await expect(page.getByLabel('Year')).toHaveValue('2021')
  await expect(page.getByRole('button', { name: 'Add Car' })).toBeEnabled()

  await expect(
    page.getByText(either(/^What you began on .* is here again\.$/, /^Започнатото на .* отново е тук\.$/)),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Empty the form' }).click()
  await expect(page.getByLabel('Model')).toHaveValue('')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Model')).toHaveValue('Golf 1.5 TSI')
  await page.getByRole('button', { name: 'Empty the form' }).click()
  await expect(page.getByLabel('Model')).toHaveValue('')
  await page.reload()
  await expect(page.getByLabel('Model')).toHaveValue('')
})

test('a failed publication is reported, and the form comes back as it was', async ({ browser, product }) => {
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
  await expect(page.getByRole('alert')).toContainText(either(/^Your car was not/, /^Обявата Ви не е/))
  await page.unroute('**/api/cars.json*')
  await page.getByRole('button', { name: 'Add Car' }).click()
  await expect(page.getByRole('link', { name: 'Show the offer' })).toBeVisible()
})

test('an offer whose answer was lost with the page is neither lost nor doubled', async ({ browser, product }) => {
  const { page, context, id } = await arrive(browser, product, 'alice')
  const created = Promise.withResolvers<void>()
  await page.route('**/api/cars.json*', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    created.resolve()
  })
  await page.goto('/add-theme')
  await fillCarForm(page, { model: 'Unheard Golf' })
  await page.getByRole('button', { name: 'Add Car' }).click()
  await created.promise
  await page.close()
  const next = await context.newPage()
  await next.goto('/home')
  await expect(next.getByText('Your Volkswagen Unheard Golf is published.')).toBeVisible()
  const answer = await context.request.get('/api/cars.json')
  const cars = Object.values((await answer.json()) as Record<string, { owner_id: string }>)
  expect(cars.filter((car) => car.owner_id === id)).toHaveLength(1)
  await next.goto('/add-theme')
  await expect(next.getByLabel('Model')).toHaveValue('')
})

test('a photo of an unreadable kind says why, and another is uploaded beside it', async ({ browser, product }) => {
  const { page } = await arrive(browser, product, 'alice')
  await page.goto('/add-theme')
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
  await page
    .getByLabel('Images: choose files')
    .setInputFiles({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: heic })
  await expect(
    page.getByText('HEIC photos cannot be read here. Save the photo as JPEG and choose it again.'),
  ).toBeVisible()
  await page
    .getByLabel('Images: choose files')
    .setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
  await expect(page.getByText('Only JPEG, PNG, WebP and AVIF photos can be used.')).toBeVisible()
  await page.getByLabel('Images: choose files').setInputFiles(photoFiles.slice(0, 1))
  await expect(page.getByText('Uploaded', { exact: true })).toHaveCount(1)
})

test('a failed upload is tried again', async ({ browser, product }) => {
  const { page } = await arrive(browser, product, 'alice')
  await page.goto('/add-theme')
  // A lost connection would be tried again by itself, and its button would go before it is pressed.
  const broken = { error: 'Something went wrong.', code: 'internal' }
  await page.route('**/api/photos*', (route) => route.fulfill({ status: 500, json: broken }))
  await page.getByLabel('Images: choose files').setInputFiles(photoFiles.slice(0, 1))
  await expect(page.getByText('Not uploaded').first()).toBeVisible()
  await page.unroute('**/api/photos*')
  await page.getByRole('button', { name: 'Try again, photo 1' }).click()
  await expect(page.getByText('Uploaded', { exact: true })).toHaveCount(1)

  await page.route('**/api/photos*', (route) => route.abort())
  await page.getByLabel('Images: choose files').setInputFiles(photoFiles.slice(1, 3))
  await expect(page.getByText('It goes on by itself when the connection is back.')).toHaveCount(2)
  await page.unroute('**/api/photos*')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByText('Uploaded', { exact: true })).toHaveCount(3)

  const refused = { error: 'That was a lot at once.', code: 'tooManyRequests' }
  await page.route('**/api/photos*', (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '1800' }, json: refused }),
  )
  await page.getByLabel('Images: choose files').setInputFiles(photoFiles.slice(0, 1))
  await expect(
    page.getByText(
      // Near midnight the time has its day.
      either(
        /More photos from .*\d+:\d\d [AP]M\. It is sent then by itself\./,
        /приемат след .*\d+:\d\d.* автоматично\./,
      ),
    ),
  ).toBeVisible()
})

test('an edited offer needs an image', async ({ browser, product }) => {
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

test('an open page shows an edit and a deletion as they happen', async ({ browser, product }) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  const id = await offerCar(alice, { img: 'https://example.com/a.jpg' })
  await bobby.page.goto(`/themes/${id}`)
  await expect(bobby.page.getByText('Price: 38900 BGN')).toBeVisible()
  await expect(bobby.page.getByText('Live', { exact: true })).toBeVisible()
  await expect(bobby.page.getByRole('link', { name: 'Edit' })).toHaveCount(0)
  const edited = { ...buildCar({ price: 35_000 }), img: 'https://example.com/a.jpg' }
  await alice.context.request.put(`/api/cars/${id}.json?auth=${alice.token}`, { data: edited })
  await expect(bobby.page.getByText('Price: 35000 BGN')).toBeVisible()
  await alice.context.request.delete(`/api/cars/${id}.json?auth=${alice.token}`)
  await expect(bobby.page.getByText('This offer is not there any more.')).toBeVisible()
})
