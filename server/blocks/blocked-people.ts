import { VersionedCache } from '../cache/versioned-cache.ts'
import { type Database } from '../db/database.ts'
import { type Hub } from '../events/hub.ts'
import { readBlockedIds } from './blocks-store.ts'

/** People whose blocks are cached; as many as are active in an hour. */
const maxPeople = 20_000

/** Who is blocked with whom, cached until somebody blocks: most people with nobody, and their answers are shared. */
export class BlockedPeople {
  readonly #db: Database
  readonly #ids: VersionedCache<ReadonlySet<string>>

  constructor({ db, hub }: { db: Database; hub: Hub }) {
    this.#db = db
    this.#ids = new VersionedCache(hub.cacheVersions, 'blocks', { entries: maxPeople })
  }

  /** The ids of those whom a person blocks, and of those who block them. */
  async of(userId: string): Promise<ReadonlySet<string>> {
    return this.#ids.take(userId, () => readBlockedIds(this.#db, userId))
  }
}
