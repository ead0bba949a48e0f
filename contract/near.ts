import { distanceKm } from './distances.ts'
import { isTown } from './places.ts'

/** A town with what lies around it, as the crow flies. */
export interface Near {
  town: string
  km: number
}

/** Radii that are offered, in km. */
export const radii = [25, 50, 100, 200] as const

/** The radius of "around" without a number, in km. */
export const defaultRadius = 50

/** The greatest radius, in km: Bulgaria is about 500 km long. */
export const maxRadius = 300

/** The parameter of an address: `Plovdiv,50`. */
export function nearText({ town, km }: Near): string {
  return `${town},${km}`
}

/** Reads the parameter; `undefined` when it names no town of the list or no distance in km. */
export function readNear(text: string | undefined): Near | undefined {
  const [, town, digits] = /^(.+),(\d{1,3})$/u.exec(text ?? '') ?? []
  const km = Number(digits)
  return isTown(town) && km >= 1 && km <= maxRadius ? { town, km } : undefined
}

/** Does a town lie within the radius? The town itself does; an unknown one does not. */
export function isNear(town: string | undefined, near: Near): boolean {
  const km = town === undefined ? undefined : distanceKm(near.town, town)
  return km !== undefined && km <= near.km
}
