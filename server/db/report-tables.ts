import { type Selectable } from 'kysely'
import { type CaseState } from '../../contract/case.ts'
import { type AppealState, type ReportKind, type ReportReason } from '../../contract/decision.ts'
import { type Language } from '../../contract/language.ts'

/** Tables of reports, cases and appeals (decision 82). They name people and things that may be gone. */

/** A thing that was reported, and what was decided. One case of a thing is open at a time. */
export interface CaseTable {
  id: string
  kind: ReportKind
  targetId: string
  /** Whom it concerns; null when the account is deleted. */
  personId: string | null
  name: string
  /** JSON of a `CaseContent`, as it was when it was first reported. */
  content: string
  state: CaseState
  /** A place in `severities`. */
  severity: number
  openedAt: number
  lastAt: number
  claimedBy: string | null
  claimedAt: number | null
  decidedAt: number | null
  /** Null for the command line, too. */
  decidedBy: string | null
  /** JSON of an `Outcome`. */
  outcome: string | null
  version: number
  /** When the owner last changed the thing while it was hidden. */
  changedAt: number | null
}

/** A report. `reporterId` is null for visitors and deleted accounts; `keyHash` is of a visitor's key. */
export interface ReportTable {
  id: string
  caseId: string
  number: string
  reporterId: string | null
  keyHash: string | null
  reason: ReportReason
  text: string
  /** JSON of the branch "I believe this is illegal"; null without it. */
  illegal: string | null
  /** Of letters to a visitor; null for people with an account. */
  language: Language | null
  createdAt: number
}

/** An appeal; `reportId` is empty for the person concerned. */
export interface AppealTable {
  id: string
  caseId: string
  side: 'reporter' | 'concerned'
  reportId: string
  text: string
  createdAt: number
  state: AppealState
  answer: string | null
  decidedAt: number | null
}

/** Rows as they are read. */
export type CaseRecord = Selectable<CaseTable>
export type ReportRecord = Selectable<ReportTable>
export type AppealRecord = Selectable<AppealTable>
