import { type ReportReason } from './decision.ts'
import { type AuditAction, type AuditKind, type Role } from './moderation.ts'

/** What somebody with a role may see of the console. */
export interface ConsoleAccess {
  role: Exclude<Role, 'user'>
}

/** The parts of the console in the order of their tabs, with the role that each needs. */
export const consoleParts = {
  cases: 'moderator',
  appeals: 'moderator',
  radar: 'moderator',
  find: 'moderator',
  answers: 'moderator',
  sponsors: 'operator',
  site: 'operator',
  counts: 'operator',
  audit: 'operator',
  health: 'operator',
} as const satisfies Record<string, ConsoleAccess['role']>
/** A part of the console. */
export type ConsolePart = keyof typeof consoleParts

/** Jobs that the product repeats, and the backup, in the order in which the console shows them. */
export const jobNames = [
  'backup',
  'offerSweep',
  'photoSweep',
  'dealSweep',
  'amountSweep',
  'noticeSweep',
  'accountSweep',
  'sessionSweep',
  'estimates',
  'digest',
  'letters',
] as const
/** A job. */
export type JobName = (typeof jobNames)[number]

/** When a job last succeeded and last failed, in epoch ms; null for never. */
export interface JobRun {
  name: JobName
  doneAt: number | null
  failedAt: number | null
}

/** Why letters have not been sent: the mail server is away, waits for the operator, or refuses the address or text. */
export type LetterTrouble = 'server' | 'setup' | 'address' | 'content' | 'later'

/** Ms after which a letter that waits is late. */
export const lateLetterMs = 15 * 60 * 1000

/** The letters that wait to be sent. */
export interface LetterQueueState {
  waiting: number
  /** When the first of them was caused, in epoch ms; null without any. */
  oldestAt: number | null
  /** How many failed of each kind, with the server's numbers. */
  troubles: { trouble: LetterTrouble; count: number; answer: string }[]
}

/** The health of the product at a glance. */
export interface Health {
  store: {
    engine: 'SQLite' | 'PostgreSQL'
    bytes: number
    /** Ms that a short question took. */
    answerMs: number
    /** The newest migration. */
    level: string
    isNewestLevel: boolean
  }
  photos: {
    place: 'folder' | 'bucket'
    works: boolean
    count: number
    /** Bytes left where the folder is; null for a bucket. */
    freeBytes: number | null
  }
  jobs: JobRun[]
  /** Null where none are sent. */
  letters: LetterQueueState | null
  /** When the process that answers was started, in epoch ms. */
  startedAt: number
}

/** What is counted each day: new rows, offers that were sold, and people who were here within 30 days. */
export const countKinds = ['people', 'offers', 'sold', 'comments', 'messages', 'active'] as const
/** A kind of count. */
export type CountKind = (typeof countKinds)[number]

/** Spans of counts, in days. */
export const countSpans = [30, 90, 365] as const

/** Counts by day, oldest first; today is not over yet. */
export interface Counts {
  /** Days of Bulgaria as YYYY-MM-DD. */
  days: string[]
  counts: Record<CountKind, number[]>
}

/** What moderators did in a year (the yearly counts of the Digital Services Act, articles 15 and 24). */
export interface TransparencyYear {
  year: number
  reports: ReportCounts
  actions: TransparencyCount[]
  /** Suspended accounts and hidden things that were given back. */
  reversed: number
  /** Actions by a person in the product, and those by the command line. */
  byPeople: number
  byCommand: number
}

/** How often something was done to a kind of thing. */
export interface TransparencyCount {
  kind: AuditKind
  action: AuditAction
  count: number
}

/** Reports of a year, and what became of them. */
export interface ReportCounts {
  all: number
  /** Those that say it is illegal (article 16). */
  illegal: number
  byReason: { reason: ReportReason; count: number }[]
  decidedCases: number
  /** Of the decided cases, in ms from the first report; null without any. */
  medianMs: number | null
  appeals: number
  /** Appeals after which the decision was undone or the case opened again. */
  upheld: number
}
