import * as z from 'zod/mini'
import {
  reportKinds,
  reportReasons,
  type Appeal,
  type Outcome,
  type ReportKind,
  type ReportReason,
} from './decision.ts'
import { isOneOf } from './is-one-of.ts'
import { lengths } from './limits.ts'
import { rule, tidiedLine, tidiedText } from './rule.ts'
import { isCleanLine, isCleanText, isVisible } from './text-rules.ts'

const shortText = (max: number) =>
  z.string({ error: 'reportTextRequired' }).check(
    tidiedText,
    rule((text: string) => text.length <= max, 'reportTextLong'),
    rule(isCleanText, 'reportTextCharacters'),
  )

const email = z.string({ error: 'reportEmailInvalid' }).check(
  tidiedLine,
  rule(
    (text: string) => /^[^\s@]{1,64}@[^\s@]{1,190}\.[^\s@]{2,24}$/u.test(text) && isCleanLine(text),
    'reportEmailInvalid',
  ),
)

const name = z.string({ error: 'reportNameRequired' }).check(
  tidiedLine,
  rule(isVisible, 'reportNameRequired'),
  rule((text: string) => text.length <= lengths.reportName.max && isCleanLine(text), 'reportNameRequired'),
)

/**
 * The branch "I believe this is illegal" (DSA 16): why, who says so, and that it is said in good faith. Name and e-mail
 * may be absent when it is about the sexual abuse of a child.
 */
export const illegalSchema = z
  .object({
    why: shortText(lengths.reportText.max).check(rule(isVisible, 'reportWhyRequired')),
    name: z.optional(name),
    email: z.optional(email),
    isChildAbuse: z.optional(z.boolean({ error: 'choiceRequired' })),
    isGoodFaith: z.literal(true, { error: 'goodFaithRequired' }),
  })
  .check(
    z.refine(({ isChildAbuse, name: given }) => isChildAbuse === true || given !== undefined, {
      error: 'reportNameRequired',
      path: ['name'],
    }),
    z.refine(({ isChildAbuse, email: given }) => isChildAbuse === true || given !== undefined, {
      error: 'reportEmailInvalid',
      path: ['email'],
    }),
  )

/** The rules of a report. Visitors must say that it is illegal. */
export const newReportSchema = z.object({
  kind: z.custom<ReportKind>((value) => isOneOf(reportKinds, value), { error: 'choiceRequired' }),
  /** An id; of a photo, the offer's, a space and the photo's address. */
  targetId: z
    .string({ error: 'choiceRequired' })
    .check(rule((id: string) => /^[\w-]{1,64}(?: \S{1,2000})?$/.test(id), 'choiceRequired')),
  reason: z.custom<ReportReason>((value) => isOneOf(reportReasons, value), { error: 'choiceRequired' }),
  text: shortText(lengths.reportText.max),
  illegal: z.optional(illegalSchema),
})
/** The body of a report. */
export type NewReport = z.infer<typeof newReportSchema>

/** What the reporter gets at once (DSA 16, 4). */
export interface ReportReceipt {
  id: string
  /** Eight digits, to name the report by. */
  number: string
  /** With it a visitor opens the page of the report; absent for people with an account. */
  key?: string
}

/** The states of a report: received, a moderator looks at it, decided. */
export const reportStates = ['received', 'inWork', 'decided'] as const
/** One of them. */
export type ReportState = (typeof reportStates)[number]

/** A report as the reporter sees it. */
export interface ReportStatus {
  id: string
  number: string
  kind: ReportKind
  /** What was reported: brand, model and year, the person's name, or the first words. */
  name: string
  reason: ReportReason
  text: string
  /** Why it is illegal, in the reporter's words. */
  why?: string
  isIllegal: boolean
  /** Epoch ms. */
  at: number
  state: ReportState
  /** Without the facts, which are for the person concerned, when the decision is another than no breach. */
  outcome?: Outcome
  /** The decision was undone after an appeal of the person concerned. */
  isUndone?: true
  appeal?: Appeal
  mayAppeal: boolean
}

/** The rules of an appeal; the key is a visitor's. */
export const newAppealSchema = z.object({
  text: z.string({ error: 'appealRequired' }).check(
    tidiedText,
    rule(isVisible, 'appealRequired'),
    rule((text: string) => text.length <= lengths.appeal.max, 'appealLong'),
    rule(isCleanText, 'reportTextCharacters'),
  ),
  key: z.optional(
    z.string({ error: 'choiceRequired' }).check(rule((key: string) => /^[\w-]{1,64}$/.test(key), 'choiceRequired')),
  ),
})
/** The body of an appeal. */
export type NewAppeal = z.infer<typeof newAppealSchema>

/** A decision about a person or their things, as they see it. */
export interface OwnDecision {
  /** That of the case. */
  id: string
  kind: ReportKind
  name: string
  /** The offer of it, while it is there. */
  carId?: string
  outcome: Outcome
  /** By how many reports the case was found. */
  reports: number
  appeal?: Appeal
  mayAppeal: boolean
}
