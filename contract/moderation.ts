import * as z from 'zod/mini'
import { grounds, suspensionDays, type Ground, type Outcome, type SuspensionDays } from './decision.ts'
import { isOneOf } from './is-one-of.ts'
import { lengths } from './limits.ts'
import { rule, tidiedText } from './rule.ts'
import { isCleanText, isVisible } from './text-rules.ts'

/** Roles from least to most; each includes the rights of those before it. */
export const roles = ['user', 'moderator', 'operator'] as const
/** A role. */
export type Role = (typeof roles)[number]

/** Whether a role includes the rights of another. */
export function isAtLeast(role: Role, least: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(least)
}

/** The reason of an action, in calls and commands. */
export const reasonSchema = z.string({ error: 'reasonRequired' }).check(
  tidiedText,
  rule(isVisible, 'reasonRequired'),
  rule((text: string) => text.trim().length >= lengths.reason.min, 'reasonShort'),
  rule((text: string) => text.length <= lengths.reason.max, 'reasonLong'),
  rule(isCleanText, 'reasonCharacters'),
)

/** States of an account that moderators set; an unlimited one may offer, comment and write, or report, again. */
export const accountStates = [
  'suspended',
  'active',
  'limited',
  'unlimited',
  'reportsLimited',
  'reportsUnlimited',
] as const

/** The rule on which an action rests; without one it is the one that the reason names. */
export const groundSchema = z.optional(
  z.custom<Ground>((value) => isOneOf(grounds, value), { error: 'choiceRequired' }),
)

/** The rules of PUT moderation/accounts/{id}; without days it is for good. */
export const accountStateSchema = z.object({
  state: z.enum(accountStates, { error: 'accountStateUnknown' }),
  ground: groundSchema,
  reason: reasonSchema,
  days: z.optional(
    z.custom<SuspensionDays>((value) => suspensionDays.some((days) => days === value), { error: 'choiceRequired' }),
  ),
})
/** The new state of an account and the reason. */
export type AccountState = z.infer<typeof accountStateSchema>

/** What each state of an account is as a decision. */
export const accountDecisions: Record<AccountState['state'], Pick<Outcome, 'decision' | 'undone'>> = {
  suspended: { decision: 'suspend' },
  active: { decision: 'restore', undone: 'suspend' },
  limited: { decision: 'limit' },
  unlimited: { decision: 'restore', undone: 'limit' },
  reportsLimited: { decision: 'limitReports' },
  reportsUnlimited: { decision: 'restore', undone: 'limitReports' },
}

/** The rules of PUT moderation/offers/{id} and moderation/comments/{id}. */
export const contentStateSchema = z.object({
  state: z.enum(['hidden', 'shown'], { error: 'contentStateUnknown' }),
  ground: groundSchema,
  reason: reasonSchema,
})
/** The new state of an offer or comment and the reason. */
export type ContentState = z.infer<typeof contentStateSchema>

/** Actions in the audit log. */
export const auditActions = [
  'suspend',
  'restore',
  'hide',
  'show',
  'role',
  'removeFactors',
  'endSessions',
  'limit',
  'unlimit',
  'limitReports',
  'unlimitReports',
  'claim',
  'release',
  'refuse',
  'decide',
  'late',
  'look',
  'appeal',
  'add',
  'change',
  'delete',
] as const
/** An audited action; for `role`, the reason is the new role. `late` is one that another moderator was faster than. */
export type AuditAction = (typeof auditActions)[number]
/** Kinds of things in the audit log. */
export const auditKinds = ['account', 'offer', 'comment', 'message', 'case', 'answer', 'sponsor', 'site'] as const
/** One of them. */
export type AuditKind = (typeof auditKinds)[number]

/** A row of the audit log: who did what to which thing, when and why. */
export interface AuditEntry {
  id: string
  /** Epoch ms. */
  at: number
  /** A username, or the command line. */
  actor: string
  /** `null` for the command line. */
  actorId: string | null
  action: AuditAction
  kind: AuditKind
  targetId: string
  reason: string
}

/** What narrows the audit log; days are YYYY-MM-DD, both included. */
export interface AuditFilter {
  /** A username, or the beginning of how the command line is called. */
  actor?: string | undefined
  action?: string | undefined
  kind?: string | undefined
  target?: string | undefined
  from?: string | undefined
  until?: string | undefined
}

/** A page of the audit log, newest first; `next` is the cursor of the next page, `null` at the end. */
export interface AuditPage {
  entries: AuditEntry[]
  next: string | null
}
