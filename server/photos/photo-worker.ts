import { constants, setPriority } from 'node:os'
import sharp from 'sharp'
import { photos } from '../../contract/limits.ts'
import { printOf } from './photo-print.ts'
import { type RenderedPhoto, type RenderReply } from './photo-process.ts'

/**
 * The child process in which foreign pictures are decoded: the only place where sharp is loaded. It takes one file after
 * the other, answers each with WebP in three widths and its print, and ends itself when its memory grows beyond the cap, which its
 * only argument names in bytes.
 */

const memoryCapBytes = Number(process.argv[2])
const memoryCheckMs = 50
const quality = 76

/** What decoders show where a JPEG has no data, and what part of the rows may be so. */
const missingGrey = 128
const missingAtMost = 1 / 20

sharp.cache(false)
// Whatever a file claims to be, no other decoder than these is ever tried on it.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
})
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

setInterval(() => {
  if (process.memoryUsage.rss() > memoryCapBytes) process.exit(1)
}, memoryCheckMs).unref()

process.on('message', (file: Uint8Array) => void answer(file))

async function answer(file: Uint8Array): Promise<void> {
  const reply: RenderReply = await render(file).catch(() => null)
  process.send?.(reply)
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
  const print = await printOf(() => sharp(data, { raw: pixels }))
  return { width: info.width, height: info.height, files, print }
}

/**
 * Is it a JPEG that lacks its last bytes only, as of phones whose memory was full? Decoders fill what is missing with
 * grey from the foot, so a picture of which more is grey than a strip is no photo any more.
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
  return info.height - Math.floor(last / rowBytes) - 1 <= info.height * missingAtMost
}
