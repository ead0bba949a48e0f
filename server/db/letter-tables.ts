import { type LetterTrouble } from '../../contract/console.ts'

/** Tables of letters on their way (decision 94). */

/** What a letter is about; how long each may wait is in `server/mail/letter-kinds.ts`. */
export type LetterKind = 'reset' | 'confirmEmail' | 'account' | 'notices' | 'digest' | 'report' | 'decision'

/** A letter that waits to be sent; the row goes when it was. It holds neither the text nor a secret. */
export interface LetterTable {
  /** Stands in the Message-ID, the same at every try. */
  id: string
  kind: LetterKind
  /** 0 for letters about security, which go first; 1 for others, which people can stop. */
  rank: number
  /** Null for an address of which it is not said whether it has an account. */
  userId: string | null
  /** Where it goes; null for the person's address at that time. */
  address: string | null
  /** Letters with the same one are merged while they wait; null for those that are never. */
  mergeKey: string | null
  /** JSON of what its text is made from. */
  details: string
  createdAt: number
  /** When it is tried, or tried again. */
  dueAt: number
  /** When it is out of date. */
  dropAt: number
  tries: number
  /** When the last try began, if nobody knows how it ended. */
  begunAt: number | null
  trouble: LetterTrouble | null
  /** The mail server's numbers at the last try, such as `451 4.7.1`. */
  answer: string | null
}

/** A person's address that the mail server refused for good, with how often; gone when a letter arrives there. */
export interface AddressRefusalTable {
  userId: string
  address: string
  count: number
  /** Epoch ms of the last time. */
  at: number
}
