import { constants, setPriority } from 'node:os'
import sharp from 'sharp'
import { photos } from '../../contract/limits.ts'
import { previewSize } from '../../contract/photo.ts'
import { fingerprintOf } from './photo-fingerprint.ts'
import { type PhotoOrder, type PhotoReply, type RenderedPhoto } from './photo-process.ts'

/**
 * The child process that decodes foreign pictures, the only place that loads sharp. It takes one file after the other,
 * answers each with WebP in three widths and its fingerprint or with a JPEG, and ends itself when its memory exceeds the
 * cap, its only argument, in bytes.
 */

const memoryCapBytes = Number(process.argv[2])
const memoryCheckMs = 50
const quality = 76

/** The grey of decoders where a JPEG has no data, and the share of rows that may be so. */
const missingGrey = 128
const maxMissing = 1 / 20

sharp.cache(false)
// No other decoder than these is ever tried, whatever a file claims to be.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
})
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

setInterval(() => {
  if (process.memoryUsage.rss() > memoryCapBytes) process.exit(1)
}, memoryCheckMs).unref()

process.on('message', (order: PhotoOrder) => void answer(order))

async function answer({ file, isPreview }: PhotoOrder): Promise<void> {
  const reply: PhotoReply = await (isPreview ? preview(file) : render(file)).catch(() => null)
  process.send?.(reply)
}

/** Cut to the proportions of a preview; a small picture is enlarged, because apps show small ones as a stamp. */
function preview(file: Uint8Array): Promise<Buffer> {
  return sharp(file, { limitInputPixels: photos.pixels }).resize(previewSize).jpeg({ quality: 82 }).toBuffer()
}

async function render(file: Uint8Array): Promise<RenderedPhoto> {
  const failOn = (await isCutJpeg(file)) ? 'none' : 'error'
  const { data, info } = await sharp(file, { failOn, limitInputPixels: photos.pixels })
    .autoOrient()
    .resize({ width: Math.max(...photos.widths), withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = { width: info.width, height: info.height, channels: info.channels }
  const files: RenderedPhoto['files'] = []
  for (const width of photos.widths) {
    const bytes = await sharp(data, { raw: pixels })
      .resize({ width, withoutEnlargement: true })
      .webp({ quality })
      .toBuffer()
    files.push({ width, bytes })
  }
  const fingerprint = await fingerprintOf(() => sharp(data, { raw: pixels }))
  return { width: info.width, height: info.height, files, fingerprint }
}

/**
 * Is it a JPEG that lacks only its last bytes, as from a phone with full memory? Decoders fill missing rows at the
 * bottom with grey, so a picture with more than a strip of it is refused.
 */
async function isCutJpeg(file: Uint8Array): Promise<boolean> {
  const [first, second] = file
  const isJpeg = first === 0xff && second === 0xd8
  const isWhole = file.at(-2) === 0xff && file.at(-1) === 0xd9
  if (!isJpeg || isWhole) return false
  const { data, info } = await sharp(file, { failOn: 'none', limitInputPixels: photos.pixels })
    .resize({ width: 400, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const rowBytes = info.width * info.channels
  const last = data.findLastIndex((value) => Math.abs(value - missingGrey) > 1)
  return info.height - Math.floor(last / rowBytes) - 1 <= info.height * maxMissing
}
