// Not `import { type Sharp }`, which would load it in every process.
import type { Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'

/** What is known of a picture beside its files. */
export interface PhotoPrint {
  /** A thumbhash in base64: the picture as a blur, in about 25 bytes. */
  preview: string
  /** By what the same picture is known again; `null` for one with too little in it to tell it from others. */
  hash: PhotoHash | null
}

/** A perceptual hash of 128 bits, in four unsigned parts of 32: hashes that differ in at most three bits share a part. */
export type PhotoHash = readonly [number, number, number, number]

/** Pictures whose hashes differ in no more bits than this are the same (`market`: two in production elsewhere). */
export const sameBits = 2

/** Of 255: a smaller step from a cell to the next is noise of packing, not the picture. */
const leastStep = 3
/** A picture with fewer steps than this is one colour, or nearly so: it says nothing. */
const leastSteps = 16
/** Cells to a side, which makes eight steps in each row and each column, and the pixels that a cell is the mean of. */
const cells = 9
const steps = cells - 1
const cellSide = 8
/** A thumbhash is made of at most 100 x 100 pixels; it keeps no more than 64 would tell. */
const previewSide = 64

/** The print of a picture; `picture` may be read several times. */
export async function printOf(picture: () => Sharp): Promise<PhotoPrint> {
  return { preview: await previewOf(picture()), hash: await hashOf(picture()) }
}

/** The picture as a thumbhash in base64. */
export async function previewOf(picture: Sharp): Promise<string> {
  const { data, info } = await picture
    .resize({ width: previewSide, height: previewSide, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}

/** By what the picture is known again, if there is enough in it. */
export async function hashOf(picture: Sharp): Promise<PhotoHash | null> {
  return hashOfCells(await cellsOf(picture))
}

/** In how many bits two hashes differ. */
export function bitsBetween(one: PhotoHash, other: PhotoHash): number {
  return one.reduce((sum, part, index) => sum + bitCount((part ^ (other[index] ?? 0)) >>> 0), 0)
}

/** The grey of each cell, 0 to 255. Means keep fractions, which a picture of nine pixels a side would round away. */
async function cellsOf(picture: Sharp): Promise<Float64Array> {
  const side = cells * cellSide
  const grey = await picture.greyscale().resize({ width: side, height: side, fit: 'fill' }).raw().toBuffer()
  const means = new Float64Array(cells * cells)
  for (const [pixel, value] of grey.entries()) {
    const cell = Math.floor(pixel / side / cellSide) * cells + Math.floor((pixel % side) / cellSide)
    means[cell] = (means[cell] ?? 0) + value / cellSide ** 2
  }
  return means
}

/** A difference hash: a bit says that a cell is darker than the one right of it, or than the one below. */
function hashOfCells(grey: Float64Array): PhotoHash | null {
  const parts: [number, number, number, number] = [0, 0, 0, 0]
  let bit = 0
  let changes = 0
  const add = (from: number, to: number) => {
    const step = (grey[to] ?? 0) - (grey[from] ?? 0)
    if (Math.abs(step) > leastStep) changes++
    // Dealt out in turn, so that no part is of one region: half a picture of sky would fill two parts with the same.
    const part = bit % parts.length
    if (step > leastStep) parts[part] = ((parts[part] ?? 0) | (1 << Math.floor(bit / parts.length))) >>> 0
    bit++
  }
  for (let y = 0; y < steps; y++) {
    for (let x = 0; x < steps; x++) {
      const cell = y * cells + x
      add(cell, cell + 1)
      add(cell, cell + cells)
    }
  }
  return changes < leastSteps ? null : parts
}

function bitCount(part: number): number {
  let count = 0
  for (let rest = part; rest !== 0; rest &= rest - 1) count++
  return count
}
