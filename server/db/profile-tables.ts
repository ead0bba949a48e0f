import { type Generated, type Insertable } from 'kysely'
import { type SellerKind } from '../../contract/profile.ts'

/** What a person says of themselves. */
export interface ProfileTable {
  userId: string
  about: Generated<string>
  /** Their own picture; null for the avatar by gender. */
  photoId: string | null
  /** Null until the person declares it. */
  seller: SellerKind | null
  /** Null unless the person is a trader. */
  traderName: string | null
  traderEik: string | null
  traderAddress: string | null
}

/** A row to insert. */
export type NewProfileRow = Insertable<ProfileTable>

/** What a person did, computed after the events that change it. */
export interface ProfileFactsTable {
  userId: string
  /** Conversations of the last 90 days that others began, as far as an answer can be expected. */
  asked: Generated<number>
  answered: Generated<number>
  /** The median of the times until the first answer; null without one. */
  usualMs: number | null
  sold: Generated<number>
  /** People met, and those of them who sold or bought a car then. */
  met: Generated<number>
  handovers: Generated<number>
  /** JSON of what they said, counted. */
  says: Generated<string>
  /** When it has to be computed although nothing happens; null when never. */
  dueAt: number | null
}
