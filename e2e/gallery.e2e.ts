import { type Browser, type CDPSession, type Locator, type Page } from '@playwright/test'
import { arrive, offerCar } from './people.ts'
import { photoFiles, upload } from './photo-files.ts'
import { expect, test, type Product } from './product.ts'

interface Point {
  x: number
  y: number
}

/** A phone that shows the photos of an offer in full screen, and its fingers. */
async function openGallery(browser: Browser, product: Product) {
  const alice = await arrive(browser, product, 'alice')
  const images: string[] = []
  for (const file of photoFiles.slice(0, 3)) images.push(await upload(alice, file))
  const id = await offerCar(alice, { img: images[0] ?? '', images })
  const { cookies, origins } = await alice.context.storageState()
  const context = await browser.newContext({
    baseURL: product.address,
    storageState: { cookies, origins },
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await page.goto(`/themes/${id}`)
  await page.getByRole('button', { name: 'Open photo 1 in full screen' }).tap()
  const gallery = page.getByRole('dialog')
  const picture = gallery.getByRole('img', { name: 'BMW 320d, photo 1' })
  await expect(picture).toBeInViewport()
  return { page, id, gallery, picture, touch: await context.newCDPSession(page) }
}

/** Moves fingers along straight lines, all at once. */
async function drag(touch: CDPSession, lines: readonly { from: Point; to: Point }[]): Promise<void> {
  const at = (part: number) => ({
    touchPoints: lines.map(({ from, to }, id) => ({
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part,
      id,
    })),
  })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(0) })
  for (const part of [0.25, 0.5, 0.75, 1])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(part) })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

async function doubleTap(page: Page, { x, y }: Point): Promise<void> {
  await page.touchscreen.tap(x, y)
  await page.touchscreen.tap(x, y)
}

/** How many times larger the picture is shown than it fits. */
const zoomOf = (picture: Locator) =>
  picture.evaluate((image) => image.getBoundingClientRect().width / (image as HTMLElement).offsetWidth)

const middle = { x: 195, y: 400 }
const aside = (px: number) => ({ x: middle.x + px, y: middle.y })

test('two fingers zoom a photo, and one moves what is zoomed', async ({ browser, product }) => {
  const { picture, gallery, touch } = await openGallery(browser, product)
  await drag(touch, [
    { from: aside(-40), to: aside(-120) },
    { from: aside(40), to: aside(120) },
  ])
  await expect.poll(() => zoomOf(picture)).toBeCloseTo(3, 1)
  const before = await picture.boundingBox()
  await drag(touch, [{ from: middle, to: aside(60) }])
  const after = await picture.boundingBox()
  expect(after!.x - before!.x).toBeCloseTo(60, -1)
  // What is zoomed is moved by a swipe, neither closed nor changed for the next photo.
  await drag(touch, [{ from: middle, to: { x: middle.x, y: middle.y + 300 } }])
  await expect(gallery.getByText('1 / 3')).toBeVisible()

  await drag(touch, [
    { from: aside(-150), to: aside(-20) },
    { from: aside(150), to: aside(20) },
  ])
  await expect.poll(() => zoomOf(picture)).toBe(1)
})

test('two taps zoom a photo and show it whole again', async ({ browser, product }) => {
  const { page, picture } = await openGallery(browser, product)
  await doubleTap(page, aside(60))
  await expect.poll(() => zoomOf(picture)).toBeCloseTo(2.5, 1)
  await doubleTap(page, aside(60))
  await expect.poll(() => zoomOf(picture)).toBe(1)
})

test('a swipe aside shows the next photo, a swipe down closes the photos', async ({ browser, product }) => {
  const { page, id, gallery, touch } = await openGallery(browser, product)
  await drag(touch, [{ from: aside(150), to: aside(-150) }])
  await expect(gallery.getByText('2 / 3')).toBeVisible()
  await drag(touch, [{ from: middle, to: { x: middle.x, y: middle.y + 40 } }])
  await expect(gallery).toBeVisible()
  await drag(touch, [{ from: middle, to: { x: middle.x, y: middle.y + 250 } }])
  await expect(gallery).toBeHidden()
  await expect(page).toHaveURL(`/themes/${id}`)
})
