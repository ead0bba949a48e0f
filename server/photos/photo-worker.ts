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
  const { data, info } = await sharp(file, { failOn: 'error', limitInputPixels: photos.pixels })
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
