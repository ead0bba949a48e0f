import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { photos } from '../../contract/limits.ts'
import { previewAddress } from '../../contract/photo.ts'
import { offerCar } from '../testing/cars.ts'
import { signUp, type TestPerson } from '../testing/people.ts'
import { call, openTestApp, type TestApp } from '../testing/test-app.ts'

let store: TestApp
let alice: TestPerson
let bobby: TestPerson
let picture: Buffer

beforeAll(async () => {
  store = await openTestApp()
  alice = await signUp(store.app, 'alice')
  bobby = await signUp(store.app, 'bobby')
  picture = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#c5283a' } })
    .jpeg()
    .toBuffer()
})

function upload(body: Buffer, as?: TestPerson) {
  return call(store.app, 'POST photos', { ...(as && { as }), body, headers: { 'content-type': 'image/jpeg' } })
}

test('an uploaded photo can be shown on an offer, and everybody sees it', async () => {
  const { status, body } = await upload(picture, alice)
  expect([status, body]).toEqual([
    200,
    { id: expect.any(String), address: expect.any(String), width: 640, height: 400 },
  ])
  const carId = await offerCar(store.app, alice, { img: body.address, images: [body.address] })
  const car = await call(store.app, `GET cars/${carId}.json`, { as: bobby })
  expect(car.body.img).toBe(body.address)
  const shown = await store.app.inject(body.address)
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp'])
})

test('a preview of a link shows the photo as a JPEG of 1200 x 630', async () => {
  const { body } = await upload(picture, alice)
  const preview = await store.app.inject(previewAddress('', body.address))
  expect([preview.statusCode, preview.headers['content-type']]).toEqual([200, 'image/jpeg'])
  expect(await sharp(preview.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  for (const name of ['preview.webp', '480.jpg']) {
    expect((await store.app.inject(`/photos/${body.id}-${name}`)).statusCode).toBe(404)
  }
})

test('the same file uploaded by another person is the same photo', async () => {
  const [first, second] = [await upload(picture, alice), await upload(picture, bobby)]
  expect(second.body).toEqual(first.body)
})

test('a visitor cannot upload', async () => {
  const { status, body } = await upload(picture)
  expect([status, body.code]).toEqual([401, 'loginRequired'])
})

test('an offer cannot show a photo that was never uploaded', async () => {
  await expect(offerCar(store.app, alice, { img: `/photos/${'0'.repeat(32)}-960.webp` })).rejects.toThrow(
    'unknownPhoto',
  )
})

test('a file that is no photo is refused with an error of its own', async () => {
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
  const refused = [
    [Buffer.alloc(0), 422, 'photoEmpty'],
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 422, 'photoType'],
    [heic, 422, 'photoHeic'],
    [picture.subarray(0, 300), 422, 'photoBroken'],
    [Buffer.alloc(photos.bytes + 1), 413, 'photoTooLarge'],
  ] as const
  for (const [file, expected, code] of refused) {
    const { status, body } = await upload(file, alice)
    expect([status, body.code]).toEqual([expected, code])
  }
})

test('a JPEG that lacks its last bytes is accepted, one that lacks more is not', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const photo = sharp({ create: { width: 640, height: 480, channels: 3, background: '#fff', noise } })
  for (const progressive of [false, true]) {
    const file = await photo.clone().jpeg({ progressive }).toBuffer()
    for (const cut of [1, 2, 50, Math.floor(file.length / 50)]) {
      const { status, body } = await upload(file.subarray(0, file.length - cut), alice)
      expect([status, body.width, body.height]).toEqual([200, 640, 480])
    }
  }
  const plain = await photo.clone().jpeg().toBuffer()
  for (const part of [0.5, 0.8]) {
    const { status, body } = await upload(plain.subarray(0, Math.floor(plain.length * part)), alice)
    expect([status, body.code]).toEqual([422, 'photoBroken'])
  }
})
