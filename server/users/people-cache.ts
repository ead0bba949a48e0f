import { lengths } from '../../contract/limits.ts'
import { type Caller } from '../auth/identify.ts'
import { isKey } from '../db/push-id.ts'
import { type Services } from '../api/services.ts'
import { ResponseCache, type CachedJson } from '../cache/response-cache.ts'
import { foldedBeginning, listPeople, type PeoplePage, type PeopleQuestion } from './user-store.ts'

/** A viewer who is nobody: no id is empty. */
const anybody = { userId: '' }
/** Most cached pages. Queries are unlimited; a page has a hundred people at most. */
const maxPages = 500

/** Pages of people, each read once for all who ask for it, until a person changes. */
export class PeopleCache {
  readonly #db: Services['db']
  readonly #blocked: Services['blocked']
  readonly #pages: ResponseCache<PeoplePage>

  constructor({ db, hub, blocked }: Pick<Services, 'db' | 'hub' | 'blocked'>) {
    this.#db = db
    this.#blocked = blocked
    this.#pages = new ResponseCache(hub.cacheVersions, 'people', { entries: maxPages })
  }

  /** A page as one person sees it. */
  async page(me: Caller, question: PeopleQuestion): Promise<PeoplePage | CachedJson<PeoplePage>> {
    if (!isCacheable(question)) return listPeople(this.#db, me, question)
    const shared = await this.#pages.take(keyOf(question), () => listPeople(this.#db, anybody, question))
    const blocked = await this.#blocked.of(me.userId)
    // People who hide their e-mail still see their own, and people of a block see each other no more.
    const isOther = shared.json.value.people.some(
      ({ id, email }) => (id === me.userId && email === null) || blocked.has(id),
    )
    return isOther ? listPeople(this.#db, me, question) : shared
  }
}

/** Is it a query that others may repeat? No name is longer, and a query may have any length. */
function isCacheable({ beginning = '', after }: PeopleQuestion): boolean {
  return beginning.length <= lengths.username.max && (after === undefined || isKey(after))
}

/** The cache key: equal for queries with the same answer, and only for those. */
function keyOf({ beginning, after, limit }: PeopleQuestion): string {
  return JSON.stringify([limit, beginning === undefined ? null : foldedBeginning(beginning), after ?? null])
}
