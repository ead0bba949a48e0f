import { publicAddress } from '../../contract/public-address.ts'
import { type Database } from '../db/database.ts'
import { fail } from '../errors.ts'
import { Changes } from '../live/changes.ts'
import { Kept } from '../live/kept.ts'
import { sharedDays, sharedOfDay } from './share-store.ts'

/** Browsers and caches may keep a sitemap for an hour: a few minutes more say nothing that is not said anyway. */
const keptMs = 10 * 60 * 1000
const bytesAtMost = 32 * 1024 * 1024
/** An address of about 100 characters. */
const bytesOfOffer = 200

/** An offer in a sitemap: its address from the root, and when it changed (epoch ms). */
interface SharedOffer {
  path: string
  changedAt: number
}

/**
 * What sitemaps hold, read from the store once in ten minutes, whatever changes meanwhile: it is every listed offer, and
 * anybody may ask.
 */
export class KeptSitemaps {
  readonly #db: Database
  readonly #days: Kept<number[]>
  readonly #parts: Kept<SharedOffer[]>

  constructor(db: Database) {
    const changes = new Changes()
    changes.hear(true)
    this.#db = db
    this.#days = new Kept(changes, 'offers', { entries: 1, ms: keptMs })
    this.#parts = new Kept(changes, 'offers', {
      entries: 100,
      ms: keptMs,
      bytes: bytesAtMost,
      bytesOf: (offers) => offers.length * bytesOfOffer,
    })
  }

  /** The days (UTC, epoch ms) of which there is a sitemap, oldest first. */
  days(): Promise<number[]> {
    return this.#days.take('', () => sharedDays(this.#db))
  }

  /** The offers of one of those days. Fails with `notFound` for any other, without asking the store. */
  async ofDay(day: number): Promise<SharedOffer[]> {
    if (!(await this.days()).includes(day)) fail('notFound')
    return this.#parts.take(String(day), async () => {
      const cars = await sharedOfDay(this.#db, day)
      return cars.map((car) => ({ path: publicAddress(car.id, car), changedAt: car.updatedAt }))
    })
  }
}
