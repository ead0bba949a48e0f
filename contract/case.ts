import * as z from 'zod/mini'
import {
  appealStates,
  caseDecisions,
  grounds,
  suspensionDays,
  type AppealState,
  type CaseDecision,
  type Ground,
  type Outcome,
  type ReportKind,
  type ReportReason,
  type SuspensionDays,
} from './decision.ts'
import { isOneOf } from './is-one-of.ts'
import { reasonSchema, type AuditEntry } from './moderation.ts'
import { type Trader } from './profile.ts'
import { type OfferRadar } from './radar.ts'
import { rule } from './rule.ts'

/** How much a case hurts while it waits, the worst first. */
export const severities = ['urgent', 'high', 'normal', 'low'] as const
/** One of them. */
export type Severity = (typeof severities)[number]

/** Open, decided, or decided with an appeal that waits. */
export const caseStates = ['open', 'appealed', 'decided'] as const
/** One of them. */
export type CaseState = (typeof caseStates)[number]

/** A case in the queue. */
export interface CaseRow {
  id: string
  kind: ReportKind
  /** Brand, model and year, the person's name, or the first words, when it was first reported. */
  name: string
  /** Whom it concerns; absent when the account is deleted. */
  person?: { id: string; username: string }
  state: CaseState
  severity: Severity
  /** How many reports give each reason. */
  reasons: Partial<Record<ReportReason, number>>
  reports: number
  /** Reports that say it is illegal. */
  illegal: number
  /** Epoch ms of the first report, and of the last report or appeal. */
  openedAt: number
  lastAt: number
  claim?: { id: string; username: string; at: number; isMine: boolean }
  outcome?: Outcome
  /** Epoch ms at which the owner last changed the thing while it was hidden. */
  changedAt?: number
  /** Why the caller may not work on it: it is about them, or they reported it. */
  own?: 'concerned' | 'reporter'
  /** Whether the caller may decide its appeal: whoever decided may not when there is another moderator. */
  mayDecideAppeal: boolean
  /** Grows with every change; actions name the one that was seen. */
  version: number
}

/** A page of the queue, by severity and age; decided ones newest first. `next` is the cursor, null at the end. */
export interface CasePage {
  cases: CaseRow[]
  next: string | null
  counts: {
    open: number
    appealed: number
    mine: number
    /** Messages of new accounts that wait for a moderator. */
    waitingMessages: number
    /** Epoch ms of the oldest open one. */
    oldestAt: number | null
    /** Of the decisions of the last 30 days. */
    medianMs: number | null
  }
}

/** What became of a person's reports. */
export interface ReportRecord {
  /** Those that were decided, and those of them in which no breach was found. */
  reports: number
  dismissed: number
  /** Until when they may not report, in epoch ms; for good it ends after the year 100000. */
  reportsLimitedUntil?: number
}

/** Somebody with an account who reported. */
export interface Reporter extends ReportRecord {
  id: string
  username: string
  isNew: boolean
}

/** A report as moderators see it. */
export interface CaseReport {
  id: string
  number: string
  reason: ReportReason
  text: string
  at: number
  /** The reporter's account; a new one is of this week. */
  by?: Reporter
  illegal?: { why: string; name?: string; email?: string; isChildAbuse: boolean }
}

/** An appeal as moderators see it. */
export interface CaseAppeal {
  id: string
  side: 'reporter' | 'concerned'
  /** The number of the reporter's report. */
  number?: string
  text: string
  at: number
  state: AppealState
  answer?: string
  decidedAt?: number
}

/** What was reported, as it was then. */
export interface CaseContent {
  /** The words of a comment, a message or an offer's description. */
  text?: string
  /** Addresses of photos. */
  photos?: string[]
  /** Addresses elsewhere to which an offer's photos are links; what stands there can be another picture tomorrow. */
  links?: string[]
  /** The offer, also that of a comment or photo. */
  carId?: string
  price?: number
  /** Whom a profile declares to trade as. */
  trader?: Trader
}

/** A case with its context. A conversation has a call of its own. */
export interface Case extends CaseRow {
  targetId: string
  content: CaseContent
  /** Whether the thing is there, hidden, or deleted by its owner. */
  now: 'shown' | 'hidden' | 'gone'
  /** What it is now, where that is not what was reported. */
  changed?: CaseContent
  about?: PersonInCase
  /** Other cases about the same person that wait, the worst first, 20 at most. */
  others: OtherCase[]
  allReports: CaseReport[]
  appeals: CaseAppeal[]
  /** What was done about this case and thing, newest first. */
  history: AuditEntry[]
  /** What the radar sees: of an offer all, otherwise in its words. */
  radar: OfferRadar
  decisions: readonly CaseDecision[]
}

/** Another case about the same person. */
export type OtherCase = Pick<CaseRow, 'id' | 'kind' | 'name' | 'state'>

/** The person concerned. */
export interface PersonInCase {
  id: string
  username: string
  memberSince: number
  activeOffers: number
  isSuspended: boolean
  /** Epoch ms; null is for good, absent without one. */
  suspendedUntil?: number | null
  /** Epoch ms; a limit for good ends after the year 100000. */
  limitedUntil?: number
  /** Cases about them that were decided with more than no breach. */
  breaches: number
}

/** Messages around a reported one, oldest first. */
export interface CaseConversation {
  /** `sender` is the username, empty for a deleted account. */
  messages: { id: string; senderId: string; sender: string; content: string; at: number; isReported: boolean }[]
}

const version = z
  .number({ error: 'choiceRequired' })
  .check(rule((value: number) => Number.isInteger(value) && value >= 0, 'choiceRequired'))

/** The rules of claiming or releasing a case; `isTakenOver` takes it from another moderator. */
export const claimSchema = z.object({
  isClaimed: z.boolean({ error: 'choiceRequired' }),
  isTakenOver: z.optional(z.boolean({ error: 'choiceRequired' })),
  version,
})
/** The body of that call. */
export type Claim = z.infer<typeof claimSchema>

/** The rules of deciding a case. `days` belongs to suspensions and limits. */
export const decidingSchema = z.object({
  decision: z.custom<CaseDecision>((value) => isOneOf(caseDecisions, value), { error: 'choiceRequired' }),
  ground: z.custom<Ground>((value) => isOneOf(grounds, value), { error: 'choiceRequired' }),
  facts: reasonSchema,
  days: z.optional(
    z.custom<SuspensionDays>((value) => suspensionDays.some((days) => days === value), { error: 'choiceRequired' }),
  ),
  version,
})
/** The body of that call. */
export type Deciding = z.infer<typeof decidingSchema>

/** The rules of deciding an appeal: upheld undoes the decision, or opens the case again when a reporter appealed. */
export const appealDecidingSchema = z.object({
  state: z.custom<Exclude<AppealState, 'open'>>((value) => isOneOf(appealStates.slice(1), value), {
    error: 'choiceRequired',
  }),
  answer: reasonSchema,
  version,
})
/** The body of that call. */
export type AppealDeciding = z.infer<typeof appealDecidingSchema>
