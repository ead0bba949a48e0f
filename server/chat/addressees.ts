import { type Caller } from '../auth/identify.ts'
import { fail } from '../lib/errors.ts'
import { VersionedCache } from '../cache/versioned-cache.ts'
import { type Services } from '../api/services.ts'
import { type EmailOwner } from '../users/visible-person-store.ts'
import { pairOf } from './pair.ts'
import { findByName, hasMessages, isReachedBy } from './recipient-store.ts'

/** Bounds of the caches: as many as are written to in a busy hour. */
const maxPeople = 5000
const maxConversations = 10_000
/** The longest e-mail (RFC 5321, 4.5.3.1.3); no id is longer. Longer names are not cached. */
const longestName = 254

/**
 * Recipients of messages, looked up once for a conversation and not for each message. An event of another process may
 * come late, so `createMessage` checks again.
 */
export class Addressees {
  readonly #db: Services['db']
  readonly #people: VersionedCache<EmailOwner | undefined>
  readonly #conversations = new Set<string>()

  constructor({ db, hub }: Pick<Services, 'db' | 'hub'>) {
    this.#db = db
    this.#people = new VersionedCache(hub.cacheVersions, 'people', { entries: maxPeople })
  }

  /**
   * The id of the person with this id or this e-mail, which they must show. Fails with `unknownRecipient` or
   * `selfMessage`.
   */
  async idOf(sendTo: string, sender: Pick<Caller, 'userId'>): Promise<string> {
    const find = () => findByName(this.#db, sendTo)
    const person = await (sendTo.length > longestName ? find() : this.#people.take(sendTo, find))
    if (!person || !isReachedBy(person, sendTo, sender)) fail('unknownRecipient', { field: 'sendTo' })
    if (person.id === sender.userId) fail('selfMessage', { field: 'sendTo' })
    return person.id
  }

  /** Have two people written to each other before? A yes is cached without end. */
  async haveConversed(one: string, other: string): Promise<boolean> {
    const pair = pairOf(one, other)
    if (this.#conversations.has(pair)) return true
    const haveThey = await hasMessages(this.#db, pair)
    const [oldest] = this.#conversations
    if (haveThey && oldest !== undefined && this.#conversations.size >= maxConversations) {
      this.#conversations.delete(oldest)
    }
    if (haveThey) this.#conversations.add(pair)
    return haveThey
  }
}
