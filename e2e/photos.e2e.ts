import { type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { either } from './language/speak.ts'
import { arrive, fillCarForm, offerCar } from './people.ts'
import { ownPhoto, photoFiles, upload } from './photo-files.ts'
import { expect, test } from './product.ts'

/** The captions of the tiles, in order. */
const captions = (page: Page) =>
  page.getByLabel(/^What photo \d shows$/).evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value))

/** Fills the form of a new offer and uploads the photos. */
async function fillWithPhotos(page: Page, files: string[], different: { model?: string } = {}): Promise<void> {
  await page.goto('/add-theme')
  await fillCarForm(page, different)
  await page.getByLabel('Images: choose files').setInputFiles(files)
  await expect(page.getByText('Uploaded', { exact: true })).toHaveCount(files.length)
}

async function caption(page: Page, shots: string[]): Promise<void> {
  for (const [index, shot] of shots.entries()) {
    await page.getByLabel(`What photo ${index + 1} shows`).selectOption(shot)
  }
}

/** The photo ids of pictures, in order. */
async function photoIds(pictures: Locator): Promise<string[]> {
  const addresses = await pictures.evaluateAll((all) => all.map((one) => one.getAttribute('src') ?? ''))
  return addresses.map((address) => /[0-9a-f]{32}/.exec(address)?.[0] ?? address)
}

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.scrollIntoViewIfNeeded()
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('The tile is not on the page')
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 6 })
  await page.mouse.up()
}

test('photos are ordered by drag and by buttons, and pages and cards show that order', async ({ browser, product }) => {
  const { page, context } = await arrive(browser, product, 'alice')
  await fillWithPhotos(page, photoFiles)
  await expect(
    page.getByText('Still missing: front, dashboard, rear, wheel, seats, odometer, engine, tyres.'),
  ).toBeVisible()
  await caption(page, ['front', 'rear', 'wheel', 'dashboard'])
  await expect(page.getByText('Still missing: seats, odometer, engine, tyres.')).toBeVisible()

  await drag(page, page.getByRole('img', { name: 'Photo 4' }), page.getByRole('img', { name: 'Photo 2' }))
  expect(await captions(page)).toEqual(['front', 'dashboard', 'rear', 'wheel'])
  await page.getByRole('button', { name: 'Move photo 3 to the right' }).click()
  expect(await captions(page)).toEqual(['front', 'dashboard', 'wheel', 'rear'])
  await page.getByRole('button', { name: 'Move photo 2 to the left' }).press('Enter')
  expect(await captions(page)).toEqual(['dashboard', 'front', 'wheel', 'rear'])
  await page.getByRole('button', { name: 'Make photo 4 the cover' }).click()
  expect(await captions(page)).toEqual(['rear', 'dashboard', 'front', 'wheel'])
  await expect(page.getByText('Photo 4 is now photo 1.')).toBeAttached()

  await page.reload()
  await expect(page.getByText('Uploaded', { exact: true })).toHaveCount(4)
  expect(await captions(page)).toEqual(['rear', 'dashboard', 'front', 'wheel'])
  await page.getByRole('button', { name: 'Remove photo 2' }).click()
  expect(await captions(page)).toEqual(['rear', 'front', 'wheel'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => captions(page)).toEqual(['rear', 'dashboard', 'front', 'wheel'])
  await page.getByRole('button', { name: 'Remove photo 4' }).click()
  await expect(page.getByText('Still missing: wheel, seats, odometer, engine, tyres.')).toBeVisible()
  const order = await photoIds(page.getByRole('img', { name: /^Photo \d/ }))
  expect(new Set(order).size).toBe(3)
  await page.getByRole('button', { name: 'Add Car' }).click()
  await page.getByRole('link', { name: 'Show the offer' }).click()
  const thumbs = page.getByRole('region', { name: 'Photos' }).getByRole('button', { name: /^Photo \d$/ })
  await expect(thumbs).toHaveCount(3)
  expect(await photoIds(thumbs.locator('img'))).toEqual(order)

  const { pathname } = new URL(page.url())
  await page.goto('/themes')
  const card = page.getByRole('listitem').filter({ has: page.locator(`a[href="${pathname}"]`) })
  const row = card.getByRole('group', { name: /3 photos/ })
  await expect(row.locator('img')).toHaveCount(1)
  await row.focus()
  for (const [place, id] of order.entries()) {
    await expect(card.getByText(`${place + 1} / 3`)).toBeVisible()
    const shown = row.locator('img').and(page.locator(`[src*="${id}"]`))
    await expect(shown).toBeInViewport({ ratio: 0.9 })
    await page.keyboard.press('ArrowRight')
  }
  await row.click()
  await expect(page).toHaveURL(/\/themes\/[-\w]{20}$/)
  await context.close()
})

test('a blur is shown until a photo has loaded', async ({ browser, product }) => {
  const alice = await arrive(browser, product, 'alice')
  const model = `Blurred ${alice.username}`
  await fillWithPhotos(alice.page, photoFiles.slice(0, 1), { model })
  await alice.page.getByRole('button', { name: 'Add Car' }).click()
  await expect(alice.page.getByRole('link', { name: 'Show the offer' })).toBeVisible()
  await alice.context.close()

  const context = await browser.newContext({ baseURL: product.address, serviceWorkers: 'block' })
  const page = await context.newPage()
  const { promise: isAsked, resolve: ask } = Promise.withResolvers<void>()
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>()
  await page.route('**/photos/*.webp', async (route) => {
    ask()
    await mayCome
    await route.continue()
  })
  await page.goto('/themes', { waitUntil: 'commit' })
  await isAsked
  const blurs = page.getByRole('listitem').filter({ hasText: model }).locator('canvas')
  const opaque = () =>
    blurs.first().evaluate((canvas: HTMLCanvasElement) => canvas.getContext('2d')?.getImageData(0, 0, 1, 1).data[3])
  await expect.poll(opaque).toBe(255)
  letCome()
  await expect(blurs).toHaveCount(0)
  await context.close()
})

test('a press on a missing shot chooses a photo of it', async ({ browser, product }) => {
  const { page } = await arrive(browser, product, 'alice')
  await page.goto('/add-theme')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Add a photo: Odometer' }).click()
  await (await chooser).setFiles(photoFiles.slice(0, 1))
  await expect.poll(() => captions(page)).toEqual(['odometer'])
  await expect(page.getByRole('list', { name: 'Photos that buyers look for' })).toContainText('Odometer, taken')
})

test('a finger drags a tile by its handle', async ({ browser, product }) => {
  const { page, context } = await arrive(browser, product, 'alice')
  await page.goto('/add-theme')
  await page.getByLabel('Images: choose files').setInputFiles(photoFiles.slice(0, 3))
  await expect(page.getByText('Uploaded', { exact: true })).toHaveCount(3)
  await caption(page, ['front', 'rear', 'wheel'])
  await page.getByRole('button', { name: 'Remove photo 1' }).scrollIntoViewIfNeeded()
  const tiles = page.getByRole('listitem').filter({ has: page.getByLabel(/^What photo/) })
  const [handle, target] = [
    await tiles.nth(0).locator('span[aria-hidden=true]').boundingBox(),
    await tiles.nth(2).boundingBox(),
  ]
  if (!handle || !target) throw new Error('The tile is not on the page')
  const touch = await context.newCDPSession(page)
  const at = (x: number, y: number) => ({ touchPoints: [{ x, y }] })
  const [x, y] = [handle.x + handle.width / 2, handle.y + handle.height / 2]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(x, y) })
  for (const part of [0.3, 0.6, 1]) {
    const to = at(x + (target.x + target.width / 2 - x) * part, y)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...to })
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect.poll(() => captions(page)).toEqual(['rear', 'wheel', 'front'])
})

test("photos of another seller's offer are reported, with a link to both", async ({ browser, product }) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  const photo = await ownPhoto()
  const models = ['First', 'Second'].map((one) => `${one} ${alice.username}`)
  await offerCar(alice, { img: await upload(alice, photo), model: models[0]! })
  const copy = await offerCar(bobby, { img: await upload(bobby, photo), model: models[1]! })
  await alice.page.goto(`/themes/${copy}`)
  await expect(
    alice.page.getByText(
      either(
        /^One of these photos was in another seller's offer in \w+ \d{4}\./,
        /^През .+ \d{4}\sг\. една от тези снимки беше в обява на друг продавач\./,
      ),
    ),
  ).toBeVisible()
  await alice.page.getByRole('link', { name: 'Show both' }).click()
  for (const model of models) await expect(alice.page.getByText(`BMW ${model}`).first()).toBeVisible()
})

test('captions stay with the offer, and changing only them asks before leaving', async ({ browser, product }) => {
  const { page, context } = await arrive(browser, product, 'alice')
  await fillWithPhotos(page, photoFiles.slice(0, 3))
  await caption(page, ['front', 'dashboard'])
  await page.getByRole('button', { name: 'Add Car' }).click()
  await page.getByRole('link', { name: 'Show the offer' }).click()
  await page.getByRole('link', { name: 'Edit' }).click()
  await expect(page.getByText('Still missing: rear, wheel, seats, odometer, engine, tyres.')).toBeVisible()
  expect(await captions(page)).toEqual(['front', 'dashboard', ''])
  await expect(page.getByRole('list', { name: 'Photos that buyers look for' })).toContainText('Dashboard, taken')

  await page.getByRole('navigation').getByRole('link', { name: 'Cars', exact: true }).click()
  await expect(page).toHaveURL('/themes')
  await page.goBack()
  await caption(page, ['front', 'dashboard', 'wheel'])
  await page.getByRole('navigation').getByRole('link', { name: 'Cars', exact: true }).click()
  await page.getByRole('button', { name: 'Stay' }).click()
  await page.getByRole('button', { name: 'Edit Car' }).click()
  await expect(page.getByText('Volkswagen Golf 1.5 TSI is saved.')).toBeVisible()
  await page.getByRole('link', { name: 'Edit' }).click()
  await expect.poll(() => captions(page)).toEqual(['front', 'dashboard', 'wheel'])
  await context.close()
})

test('photos of large cameras are shrunk before the upload, and a truncated one is accepted', async ({
  browser,
  product,
}) => {
  test.slow()
  const { page } = await arrive(browser, product, 'alice')
  await page.goto('/add-theme')
  const files = page.getByLabel('Images: choose files')
  await expect(files).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp,image/avif')
  const whole = await largePhoto(1200, 900)
  await files.setInputFiles([
    chosenFile('50-megapixels.jpg', await largePhoto(8192, 6144)),
    chosenFile('panorama.jpg', await largePhoto(14_000, 1500)),
    chosenFile('cut.jpg', whole.subarray(0, whole.length - 40)),
  ])
  await expect(page.getByText('Uploaded', { exact: true })).toHaveCount(3, { timeout: 90_000 })
  await files.setInputFiles([chosenFile('no-photo.jpg', Buffer.from('This is no photo.'))])
  await expect(page.getByText('Only JPEG, PNG, WebP and AVIF photos can be used.')).toBeVisible()
})

function chosenFile(name: string, buffer: Buffer) {
  return { name, mimeType: 'image/jpeg', buffer }
}

/** A photo as large in bytes as one of a camera, because noise does not compress. */
async function largePhoto(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  return sharp({ create: { width, height, channels: 3, background: '#fff', noise } })
    .jpeg({ quality: 80 })
    .toBuffer()
}
