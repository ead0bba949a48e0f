import sharp from 'sharp'
import { type MeasuredProduct } from '../measured-product.ts'
import { type Measurement } from '../rounds.ts'

/** A photo of twelve megapixels in three widths, beside sharp alone. */
export async function* photos({ address, floor, me }: MeasuredProduct): AsyncGenerator<Measurement> {
  const timed = (url: string) => async () => {
    const photo = await noisyPhoto()
    const startedAt = performance.now()
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'image/jpeg' },
      body: new Uint8Array(photo),
    })
    if (!answer.ok) throw new Error(`A photo was answered with ${answer.status}: ${await answer.text()}`)
    await answer.text()
    return performance.now() - startedAt
  }
  yield {
    name: 'a photo of 12 megapixels',
    unit: 'ms',
    ours: timed(`${address}/api/photos?auth=${me.token}`),
    floors: { sharp: timed(`${floor.address}/photo`) },
  }
}

/** Another one each time: the same bytes are one photo. */
async function noisyPhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
  const small = sharp({ create: { width: 400, height: 300, channels: 3, background: '#888', noise } })
  const pixels = await small.raw().toBuffer({ resolveWithObject: true })
  return sharp(pixels.data, { raw: pixels.info }).resize(4000, 3000).jpeg().toBuffer()
}
