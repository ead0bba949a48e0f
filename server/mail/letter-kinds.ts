import { createHmac } from 'node:crypto'
import { type Language } from '../../contract/language.ts'
import { type AccountEvent } from '../../contract/notice.ts'
import { type LetterKind } from '../db/letter-tables.ts'
import { keyFor } from '../lib/sealed.ts'

const minuteMs = 60 * 1000
const dayMs = 24 * 60 * minuteMs

/** What the text of each kind of letter is made from when it is sent. */
export interface LetterDetails {
  /** Of whoever chose no language, that of the page on which they asked. */
  reset: { language: Language }
  /** All is in the row of the address that waits to be confirmed. */
  confirmEmail: null
  account: { event: AccountEvent; device?: string; newEmail?: string }
  /** Ids of notices. */
  notices: { ids: string[] }
  /** A report by a visitor: what became of it since. */
  report: { reportId: string; what: 'received' | 'decided' | 'undone' | 'appealDecided' }
  /** A decision about somebody who cannot log in, or could not until it. */
  decision: { caseId: string; what: 'decided' | 'appealDecided' }
  /** Epoch ms after which cars are new, and until which they are in this letter. */
  digest: { since: number; until: number }
}

/** A kind of letter. */
interface KindRules<Kind extends LetterKind> {
  rank: 0 | 1
  /** Ms for which a letter is tried; then it is out of date. A day at least (RFC 5321 4.5.4.1), but for links that end. */
  lifeMs: number
  /** Makes one letter of several that wait, oldest first; absent where each is sent. */
  merge?: (all: LetterDetails[Kind][]) => LetterDetails[Kind]
}

/** All kinds of letters. */
export const letterKinds: { [Kind in LetterKind]: KindRules<Kind> } = {
  reset: { rank: 0, lifeMs: 30 * minuteMs, merge: (all) => all.at(-1)! },
  confirmEmail: { rank: 0, lifeMs: 2 * dayMs, merge: (all) => all.at(-1)! },
  account: { rank: 0, lifeMs: 5 * dayMs },
  notices: { rank: 1, lifeMs: 3 * dayMs, merge: (all) => ({ ids: [...new Set(all.flatMap(({ ids }) => ids))] }) },
  report: { rank: 1, lifeMs: 5 * dayMs },
  // It is owed by law (DSA 17), and nobody can stop it.
  decision: { rank: 0, lifeMs: 5 * dayMs },
  digest: {
    rank: 1,
    lifeMs: 3 * dayMs,
    merge: (all) => ({
      since: Math.min(...all.map(({ since }) => since)),
      until: Math.max(...all.map(({ until }) => until)),
    }),
  },
}

/**
 * The secret in the link of a letter, made from its id whenever it is sent, so that the store holds no secret while the
 * letter waits, and every copy of it has the same.
 */
export function letterToken(tokenKey: Buffer, letterId: string): string {
  return createHmac('sha256', keyFor(tokenKey, 'links in letters')).update(letterId).digest('base64url')
}

/** Ms until a letter is tried again after so many tries; those about security wait 8 minutes at most, others an hour. */
export function retryMs(rank: number, tries: number): number {
  return Math.min(2 ** (tries - 1), rank === 0 ? 8 : 60) * minuteMs
}
