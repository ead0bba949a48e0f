import { type Generated, type Insertable } from 'kysely'
import { type CountKind } from '../../contract/console.ts'

/** Sponsors of the home page; `img` and `link` are addresses. */
export interface SponsorTable {
  id: string
  name: string
  img: string
  link: string
  /** The place in the strip, lowest first; ties are in the order of ids. */
  position: Generated<number>
  /** When an operator switched it off; null while the strip shows it. */
  hiddenAt: Generated<number | null>
  /** Of an uploaded picture, which is then not swept. */
  photoId: Generated<string | null>
}

/** A sponsor to insert. */
export type NewSponsorRow = Insertable<SponsorTable>

/** A job that one process runs at a time, under a lease, and when it last ran. */
export interface JobTable {
  name: string
  leaseUntil: Generated<number>
  doneAt: Generated<number>
  /** When it last failed; null for never. */
  failedAt: Generated<number | null>
}

/** A count of a day that is over. */
export interface DailyCountTable {
  /** A day of Bulgaria, YYYY-MM-DD. */
  day: string
  kind: CountKind
  count: number
}

/** An answer that moderators use again. */
export interface SavedAnswerTable {
  id: string
  title: string
  text: string
  changedAt: number
}

/** What operators set in the console in place of the product's defaults; a missing row is the default. */
export interface SiteSettingTable {
  name: string
  /** JSON. */
  value: string
  changedAt: number
}
