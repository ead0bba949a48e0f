import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { type Person } from './people.ts'

/** The file of a picture of the demo. */
export const photo = (id: string) => fileURLToPath(new URL(`../server/demo/pictures/${id}-480.webp`, import.meta.url))

/** Files of different photos. */
export const photoFiles = [
  'e0c32e22313afffa0925ecb475f5a842',
  'b06b46098d8716c4cd4fcfe3dbac74fa',
  '7c5d8e13e8754969bf8f1739b39605d4',
  'd3afce4d24199fd5af463e7d0df9d267',
].map(photo)

/** A photo like no other, because photos of demo pictures are found at every seller who uses them. */
export async function ownPhoto(): Promise<Buffer> {
  const side = 9
  const cells = { width: side, height: side, channels: 3 } as const
  return sharp(randomBytes(side * side * cells.channels), { raw: cells })
    .resize(720, 540, { kernel: 'nearest', fit: 'fill' })
    .webp()
    .toBuffer()
}

/** Uploads a photo, or its file, and returns its address. */
export async function upload({ context, token }: Person, photoOrFile: string | Buffer): Promise<string> {
  const answer = await context.request.post(`/api/photos?auth=${token}`, {
    data: typeof photoOrFile === 'string' ? await readFile(photoOrFile) : photoOrFile,
    headers: { 'content-type': 'image/webp' },
  })
  return ((await answer.json()) as { address: string }).address
}
