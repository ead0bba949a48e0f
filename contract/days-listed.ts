import { type Car } from './car.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Whole days until `now` (epoch ms, by the server's clock) since an offer was first listed; undefined when it never was. */
export function daysListed({ listedAt }: Pick<Car, 'listedAt'>, now: number): number | undefined {
  return listedAt === undefined ? undefined : Math.max(0, Math.floor((now - listedAt) / dayMs))
}
