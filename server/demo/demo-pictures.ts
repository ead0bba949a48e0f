import { readFile } from 'node:fs/promises'
import { photos } from '../../contract/limits.ts'
import { type PhotoHash } from '../photos/photo-fingerprint.ts'
import { hasPicture, writePicture } from '../photos/picture-files.ts'
import { type Storage } from '../storage/storage.ts'
import { type DemoBody } from './demo-offers.ts'

/** A car drawn from several sides; `paint` is a word that a seller would use. */
export interface DrawnCar {
  body: DemoBody
  paint: string
  photos: string[]
}

/** The results of `scripts/draw-demo-pictures.ts`. */
export interface DemoPictures {
  width: number
  height: number
  cars: DrawnCar[]
  /** A car that two sellers offer with the same photos, and the hashes of these photos, by which buyers are warned. */
  twice: DrawnCar
  hashes: Record<string, PhotoHash>
  /** Photos of dashboards, for any car. */
  interiors: string[]
  /** A thumbhash in base64 for each photo. */
  previews: Record<string, string>
}

const folder = new URL('pictures/', import.meta.url)

/** Reads the list of the drawn photos. */
export async function readDemoPictures(): Promise<DemoPictures> {
  return JSON.parse(await readFile(new URL('pictures.json', folder), 'utf8')) as DemoPictures
}

/** Copies drawn photos into the storage; existing ones stay. */
export async function copyDemoPictures(ids: Iterable<string>, storage: Storage): Promise<void> {
  for (const id of ids) {
    if (await hasPicture(storage, 'photos', id)) continue
    const files = photos.widths.map(async (width) => ({
      width,
      bytes: await readFile(new URL(`${id}-${width}.webp`, folder)),
    }))
    await writePicture(storage, 'photos', id, await Promise.all(files))
  }
}
