import { publicAddress } from '../../contract/public-address.ts'
import { type Database } from '../db/database.ts'
import { fail } from '../errors.ts'
import { Changes } from '../live/changes.ts'
import { Kept } from '../live/kept.ts'
import { sharedOfPart, sitemapParts, type SitemapPart } from './share-store.ts'

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
  readonly #parts: Kept<Map<string, SitemapPart>>
  readonly #offers: Kept<SharedOffer[]>

  constructor(db: Database) {
    const changes = new Changes()
    changes.hear(true)
    this.#db = db
    this.#parts = new Kept(changes, 'offers', { entries: 1, ms: keptMs })
    this.#offers = new Kept(changes, 'offers', {
      entries: 100,
      ms: keptMs,
      bytes: bytesAtMost,
      bytesOf: (offers) => offers.length * bytesOfOffer,
    })
  }

  /** The names of the parts in which all offers stand: `2026-11-22`, and `2026-11-22-2` for the second of a day. */
  async names(): Promise<string[]> {
    return [...(await this.#all()).keys()]
  }

  /** The offers of one of those parts. Fails with `notFound` for any other, without asking the store. */
  async offersOf(name: string): Promise<SharedOffer[]> {
    const part = (await this.#all()).get(name) ?? fail('notFound')
    return this.#offers.take(name, async () => {
      const cars = await sharedOfPart(this.#db, part)
      return cars.map((car) => ({ path: publicAddress(car.id, car), changedAt: car.updatedAt }))
    })
  }

  #all(): Promise<Map<string, SitemapPart>> {
    return this.#parts.take('', async () => new Map((await sitemapParts(this.#db)).map((part) => [nameOf(part), part])))
  }
}

function nameOf({ day, page }: SitemapPart): string {
  return new Date(day).toISOString().slice(0, 10) + (page === 1 ? '' : `-${page}`)
}
