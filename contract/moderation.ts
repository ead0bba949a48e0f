import * as z from 'zod/mini'
import { lengths } from './limits.ts'
import { rule, tidiedText } from './rule.ts'
import { isCleanText, isVisible } from './text-rules.ts'

/** What people may do, from least to most: each may all that those before it may. */
export const roles = ['user', 'moderator', 'operator'] as const
/** One of the roles. */
export type Role = (typeof roles)[number]

/** Does a role allow what is allowed to another? */
export function isAtLeast(role: Role, least: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(least)
}

/** Why something is done, as calls and commands take it. */
export const reasonSchema = z.string({ error: 'reasonRequired' }).check(
  tidiedText,
  rule(isVisible, 'reasonRequired'),
  rule((text: string) => text.trim().length >= lengths.reason.min, 'reasonShort'),
  rule((text: string) => text.length <= lengths.reason.max, 'reasonLong'),
  rule(isCleanText, 'reasonCharacters'),
)

/** PUT moderation/accounts/{id}. */
export const accountStateSchema = z.object({
  state: z.enum(['suspended', 'active'], { error: 'accountStateUnknown' }),
  reason: reasonSchema,
})
/** What an account becomes, and why. */
export type AccountState = z.infer<typeof accountStateSchema>

/** PUT moderation/offers/{id} and moderation/comments/{id}. */
export const contentStateSchema = z.object({
  state: z.enum(['hidden', 'shown'], { error: 'contentStateUnknown' }),
  reason: reasonSchema,
})
/** What an offer or a comment becomes, and why. */
export type ContentState = z.infer<typeof contentStateSchema>

/** What the audit log knows: who did what to which thing, when and why. */
export const auditActions = ['suspend', 'restore', 'hide', 'show', 'role'] as const
/** One of them; `role` gives a role, which then is the reason. */
export type AuditAction = (typeof auditActions)[number]
/** Kinds of things that are judged. */
export type AuditKind = 'account' | 'offer' | 'comment'

/** A row of the audit log. */
export interface AuditEntry {
  id: string
  /** Epoch ms. */
  at: number
  /** Who did it: a username, or the command line. */
  actor: string
  /** Their id; `null` for the command line. */
  actorId: string | null
  action: AuditAction
  kind: AuditKind
  targetId: string
  reason: string
}

/** A page of the audit log, newest first; `next` is where the page after it begins, `null` at the end. */
export interface AuditPage {
  entries: AuditEntry[]
  next: string | null
}
