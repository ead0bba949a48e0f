import { type Car } from './car.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Whole days since an offer was first listed; undefined when it never was. */
export function daysListed({ listedAt }: Pick<Car, 'listedAt'>, now = Date.now()): number | undefined {
  return listedAt === undefined ? undefined : Math.max(0, Math.floor((now - listedAt) / dayMs))
}
