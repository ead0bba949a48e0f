import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { photos } from '../contract/limits.ts'
import { hashOf, previewOf, type PhotoHash } from '../server/photos/photo-fingerprint.ts'
import { type BodyType } from './drawing/bodies.ts'
import { drawDashboard } from './drawing/dashboard.ts'
import { sceneNames } from './drawing/scenes.ts'
import { drawVehicle, paints, type Paint, type Shot } from './drawing/vehicle.ts'
import { rims } from './drawing/wheel.ts'

/**
 * Draws the demo photos and writes them, named as the photo store names them, with a list of what they show.
 * Run it by hand after a change to the drawings: `node scripts/draw-demo-pictures.ts`; the result is committed.
 */

const folder = new URL('../server/demo/pictures/', import.meta.url)
const source = { width: 1600, height: 1000 }
/** WebP quality for each width, chosen so that everything stays below 8 MB. */
const qualities: Record<(typeof photos.widths)[number], number> = { 480: 52, 960: 47, 1600: 40 }
const counts: Record<BodyType, number> = { hatchback: 14, sedan: 14, estate: 9, suv: 13, coupe: 6, van: 4 }
const dashboards = [
  ['#9fc4ea', '#262c36'],
  ['#f0b48a', '#33291f'],
  ['#c9d4dc', '#3b3f46'],
  ['#7fb2d9', '#40322c'],
] as const

/** The paints as a seller would name them. */
const paintWords: Record<Paint, string> = {
  plate: 'blue',
  cherry: 'red',
  pine: 'green',
  pearl: 'white',
  silver: 'silver',
  coal: 'dark grey',
  amber: 'yellow',
  sky: 'light blue',
  sand: 'beige',
  plum: 'purple',
  teal: 'turquoise',
  lime: 'lime green',
}

interface DrawnCar {
  body: BodyType
  paint: string
  photos: string[]
}

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const previews = new Map<string, string>()
const cars: DrawnCar[] = []
for (const [body, count] of Object.entries(counts) as [BodyType, number][]) {
  for (let i = 0; i < count; i++) cars.push(await drawCar(body, i, cars.length))
}
// One more than the market shows otherwise: two sellers offer it, by the same photos.
const twice = await drawCar('sedan', counts.sedan, cars.length)
const interiors: string[] = []
for (const [sky, trim] of dashboards) interiors.push(await writePhoto(drawDashboard(sky, trim)))
const hashes = Object.fromEntries(await Promise.all(twice.photos.map(async (id) => [id, await readHash(id)] as const)))
const result = { ...source, cars, twice, hashes, interiors, previews: Object.fromEntries(previews) }
writeFileSync(new URL('pictures.json', folder), `${JSON.stringify(result, null, 2)}\n`)
console.log(`${cars.length} cars drawn`)

async function drawCar(body: BodyType, index: number, seed: number): Promise<DrawnCar> {
  const paint = pick(Object.keys(paints) as Paint[], index + body.length)
  // 7 and 11 have no factor in common with the numbers of scenes and rims: neighbours differ in everything.
  const look = { type: body, paint, scene: pick(sceneNames, seed * 7), rim: pick(rims, seed * 11), seed: seed + 1 }
  const ids: string[] = []
  for (const shot of shotsOf(seed)) {
    ids.push(await writePhoto(drawVehicle({ ...look, shot, flip: seed % 5 === 4 })))
  }
  return { body, paint: paintWords[paint], photos: ids }
}

/** Every car has its side and front; the others differ from car to car, as with real sellers. */
function shotsOf(seed: number): Shot[] {
  const more: Shot[] = []
  if (seed % 5 < 3) more.push('rear')
  if (seed % 5 > 2) more.push('wheel')
  if (seed % 4 === 0) more.push('cabin')
  return ['side', 'front', ...more]
}

async function writePhoto(drawing: string): Promise<string> {
  const id = createHash('sha256').update(drawing).digest('hex').slice(0, 32)
  const pixels = await sharp(Buffer.from(drawing), { density: 96 })
    .resize(source.width, source.height)
    .removeAlpha()
    .png({ compressionLevel: 0 })
    .toBuffer()
  for (const width of photos.widths) {
    const webp = await sharp(pixels).resize(width).webp({ quality: qualities[width], effort: 6 }).toBuffer()
    writeFileSync(new URL(`${id}-${width}.webp`, folder), webp)
  }
  previews.set(id, await previewOf(sharp(pixels)))
  return id
}

/** The hash of a photo as it was written. Others have none: in this market many offers share them. */
function readHash(id: string): Promise<PhotoHash | null> {
  return hashOf(sharp(readFileSync(new URL(`${id}-1600.webp`, folder))))
}

function pick<T>(list: readonly T[], index: number): T {
  const [chosen] = list.slice(index % list.length)
  if (chosen === undefined) throw new Error('Nothing to choose from')
  return chosen
}
