import { access, copyFile, mkdir, readFile, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { photos } from '../../contract/limits.ts'
import { pictureFile } from '../photos/photo-files.ts'
import { type DemoBody } from './demo-offers.ts'

/** A car that was drawn from several sides; `paint` is a word a seller would use. */
export interface DrawnCar {
  body: DemoBody
  paint: string
  photos: string[]
}

/** What `scripts/draw-demo-pictures.ts` has drawn. */
export interface DemoPictures {
  width: number
  height: number
  cars: DrawnCar[]
  /** Photos of dashboards, for any car. */
  interiors: string[]
}

const folder = new URL('pictures/', import.meta.url)

/** Reads the list of the drawn photos. */
export async function readDemoPictures(): Promise<DemoPictures> {
  return JSON.parse(await readFile(new URL('pictures.json', folder), 'utf8')) as DemoPictures
}

/** Copies drawn photos to where the photos are kept (`photosFolder`); each is whole or not there. */
export async function copyDemoPictures(ids: Iterable<string>, photosFolder: string): Promise<void> {
  for (const id of ids) {
    for (const width of photos.widths) {
      const file = pictureFile(photosFolder, id, width)
      if (await exists(file)) continue
      await mkdir(dirname(file), { recursive: true })
      await copyFile(new URL(`${id}-${width}.webp`, folder), `${file}.part`)
      await rename(`${file}.part`, file)
    }
  }
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}
