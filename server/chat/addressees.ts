import { type Caller } from '../auth/identify.ts'
import { fail } from '../errors.ts'
import { Kept } from '../live/kept.ts'
import { type Services } from '../services.ts'
import { type EmailOwner } from '../users/visible-person-store.ts'
import { findByName, hasMessages, isReachedBy, pairOf } from './message-store.ts'

/** So many are kept at most: those who are written to in a busy hour. */
const peopleAtMost = 5000
const conversationsAtMost = 10_000
/** Nobody has a longer e-mail (RFC 5321, 4.5.3.1.3) or id, and what is sent may be of any length. */
const longestName = 254

/**
 * To whom messages go: looked up once for a conversation and not again for each of its messages. What changes of a person
 * in another process may be heard late, so whoever writes the message judges again (`createMessages`).
 */
export class Addressees {
  readonly #db: Services['db']
  readonly #people: Kept<EmailOwner | undefined>
  readonly #conversations = new Set<string>()

  constructor({ db, hub }: Pick<Services, 'db' | 'hub'>) {
    this.#db = db
    this.#people = new Kept(hub.changes, 'people', { entries: peopleAtMost })
  }

  /**
   * The id of the person with this e-mail, which they must show, or this id. Fails with `unknownRecipient` or
   * `selfMessage`.
   */
  async idOf(sendTo: string, sender: Pick<Caller, 'userId'>): Promise<string> {
    const find = () => findByName(this.#db, sendTo)
    const person = await (sendTo.length > longestName ? find() : this.#people.take(sendTo, find))
    if (!person || !isReachedBy(person, sendTo, sender)) fail('unknownRecipient', { field: 'sendTo' })
    if (person.id === sender.userId) fail('selfMessage', { field: 'sendTo' })
    return person.id
  }

  /** Have two people written to each other before? Those who have remain so. */
  async haveConversed(one: string, other: string): Promise<boolean> {
    const pair = pairOf(one, other)
    if (this.#conversations.has(pair)) return true
    const haveThey = await hasMessages(this.#db, pair)
    const [oldest] = this.#conversations
    if (haveThey && oldest !== undefined && this.#conversations.size >= conversationsAtMost) {
      this.#conversations.delete(oldest)
    }
    if (haveThey) this.#conversations.add(pair)
    return haveThey
  }
}
