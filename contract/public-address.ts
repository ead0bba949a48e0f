import { type Car } from './car.ts'
import { transliterated } from './transliteration.ts'

/** The length of an id, behind which the slug begins. */
const idLength = 20

/** The address of an offer's public page: `/c/{id}-{slug}`. */
export function publicAddress(id: string, { brand, model, year }: Pick<Car, 'brand' | 'model' | 'year'>): string {
  return `/c/${id}-${slugOf(`${brand} ${model} ${year}`)}`
}

/** The id in the last segment of a public address. */
export function idOfPublicName(name: string): string {
  return name.slice(0, idLength)
}

/** Words for an address: small Latin letters and digits joined by hyphens. */
export function slugOf(text: string): string {
  return transliterated(text.toLowerCase())
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-+|-+$/gu, '')
    .slice(0, 80)
}
