// Not `import { type Sharp }`, which would load it in every process.
import type { Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'

/** A picture's preview and hash. */
export interface PhotoFingerprint {
  /** A thumbhash in base64: a blurred preview in about 25 bytes. */
  preview: string
  /** A hash that is equal for the same picture; `null` for a picture with too little detail. */
  hash: PhotoHash | null
}

/** A perceptual hash, four unsigned parts of 32 bits: hashes that differ in at most three bits share a part. */
export type PhotoHash = readonly [number, number, number, number]

/** Most differing bits between hashes of the same picture (`market`: two in production elsewhere). */
export const sameBits = 2

/** Smallest difference of neighbouring cells, of 255; less is compression noise. */
const minStep = 3
/** Fewest such steps; a picture with fewer is nearly of one colour, and has no hash. */
const minSteps = 16
/** Cells per side, which makes eight steps per row and column, and pixels per side of a cell. */
const cells = 9
const steps = cells - 1
const cellSide = 8
/** Pixels per side for the thumbhash. It accepts 100, but more than 64 adds nothing. */
const previewSide = 64

/** The fingerprint of a picture; `picture` may be read several times. */
export async function fingerprintOf(picture: () => Sharp): Promise<PhotoFingerprint> {
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

/** The hash of a picture, `null` when it has too little detail. */
export async function hashOf(picture: Sharp): Promise<PhotoHash | null> {
  return hashOfCells(await cellsOf(picture))
}

/** In how many bits two hashes differ. */
export function bitsBetween(one: PhotoHash, other: PhotoHash): number {
  return one.reduce((sum, part, index) => sum + bitCount((part ^ (other[index] ?? 0)) >>> 0), 0)
}

/** The grey of each cell, 0 to 255, with fractions, as shrinking to nine pixels a side would round them away. */
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

/** A difference hash: a bit says that a cell is darker than the one to its right, or than the one below. */
function hashOfCells(grey: Float64Array): PhotoHash | null {
  const parts: [number, number, number, number] = [0, 0, 0, 0]
  let bit = 0
  let changes = 0
  const add = (from: number, to: number) => {
    const step = (grey[to] ?? 0) - (grey[from] ?? 0)
    if (Math.abs(step) > minStep) changes++
    // In turn, so that each part covers the whole picture: a sky would make two parts equal in many pictures.
    const part = bit % parts.length
    if (step > minStep) parts[part] = ((parts[part] ?? 0) | (1 << Math.floor(bit / parts.length))) >>> 0
    bit++
  }
  for (let y = 0; y < steps; y++) {
    for (let x = 0; x < steps; x++) {
      const cell = y * cells + x
      add(cell, cell + 1)
      add(cell, cell + cells)
    }
  }
  return changes < minSteps ? null : parts
}

function bitCount(part: number): number {
  let count = 0
  for (let rest = part; rest !== 0; rest &= rest - 1) count++
  return count
}
