import { publicAddress } from '../../contract/public-address.ts'
import { type Database } from '../db/database.ts'
import { fail } from '../errors.ts'
import { Changes } from '../live/changes.ts'
import { Kept } from '../live/kept.ts'
import { sharedDays, sharedOfDay } from './share-store.ts'

/** Browsers and caches may keep a sitemap for an hour: a few minutes more say nothing that is not said anyway. */
const keptMs = 10 * 60 * 1000
/** A sitemap may have so many addresses (sitemaps.org). */
const addressesAtMost = 50_000
const bytesAtMost = 32 * 1024 * 1024
/** An address of about 100 characters. */
const bytesOfOffer = 200

/** One of the sitemaps: a day (UTC, epoch ms), and which of its parts, from 1. */
export interface SitemapPart {
  day: number
  part: number
}

/** An offer in a sitemap: its address from the root, and when it changed (epoch ms). */
interface SharedOffer {
  id: string
  path: string
  changedAt: number
}

/**
 * What sitemaps hold, read from the store once in ten minutes, whatever changes meanwhile: it is every listed offer, and
 * anybody may ask.
 */
export class KeptSitemaps {
  readonly #db: Database
  readonly #atMost: number
  readonly #all: Kept<SitemapPart[]>
  readonly #parts: Kept<SharedOffer[]>

  constructor(db: Database, atMost = addressesAtMost) {
    const changes = new Changes()
    changes.hear(true)
    this.#db = db
    this.#atMost = atMost
    this.#all = new Kept(changes, 'offers', { entries: 1, ms: keptMs })
    this.#parts = new Kept(changes, 'offers', {
      entries: 100,
      ms: keptMs,
      bytes: bytesAtMost,
      bytesOf: (offers) => offers.length * bytesOfOffer,
    })
  }

  /** All sitemaps of offers, oldest first: one for each day, and more where one cannot hold the day. */
  all(): Promise<SitemapPart[]> {
    return this.#all.take('', async () =>
      (await sharedDays(this.#db)).flatMap(({ day, count }) =>
        Array.from({ length: Math.ceil(count / this.#atMost) }, (_none, i) => ({ day, part: i + 1 })),
      ),
    )
  }

  /** The offers of one of them. Fails with `notFound` for any other, without asking the store. */
  async offersOf({ day, part }: SitemapPart): Promise<SharedOffer[]> {
    if (!(await this.all()).some((known) => known.day === day && known.part === part)) fail('notFound')
    return this.#parts.take(`${day} ${part}`, async () => {
      const before = part > 1 ? await this.offersOf({ day, part: part - 1 }) : []
      const cars = await sharedOfDay(this.#db, { day, after: before.at(-1)?.id, limit: this.#atMost })
      return cars.map((car) => ({ id: car.id, path: publicAddress(car.id, car), changedAt: car.updatedAt }))
    })
  }
}
