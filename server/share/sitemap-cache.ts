import { publicAddress } from '../../contract/public-address.ts'
import { type Database } from '../db/database.ts'
import { fail } from '../lib/errors.ts'
import { CacheVersions } from '../cache/cache-versions.ts'
import { VersionedCache } from '../cache/versioned-cache.ts'
import { sharedOfPart, sitemapParts, type SitemapPart } from './share-store.ts'

/** Ms between reads; browsers and caches may store a sitemap for an hour anyway. */
const ttlMs = 10 * 60 * 1000
const maxBytes = 32 * 1024 * 1024
/** Estimated memory of an offer, with an address of about 100 characters. */
const bytesOfOffer = 200

/** An offer in a sitemap: its path, and its last change in epoch ms. */
interface SharedOffer {
  path: string
  changedAt: number
}

/**
 * Caches sitemaps for ten minutes regardless of changes, because a read covers every listed offer and anybody may
 * request it.
 */
export class SitemapCache {
  readonly #db: Database
  readonly #parts: VersionedCache<Map<string, SitemapPart>>
  readonly #offers: VersionedCache<SharedOffer[]>

  constructor(db: Database) {
    const versions = new CacheVersions()
    versions.setListening(true)
    this.#db = db
    this.#parts = new VersionedCache(versions, 'offers', { entries: 1, ms: ttlMs })
    this.#offers = new VersionedCache(versions, 'offers', {
      entries: 100,
      ms: ttlMs,
      bytes: maxBytes,
      bytesOf: (offers) => offers.length * bytesOfOffer,
    })
  }

  /** The names of all parts: `2026-11-22`, and `2026-11-22-2` for the second of a day. */
  async names(): Promise<string[]> {
    return [...(await this.#all()).keys()]
  }

  /** The offers of a part. Fails with `notFound` for other names, without reading the store. */
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
