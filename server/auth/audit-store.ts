import {
  type AuditAction,
  type AuditEntry,
  type AuditFilter,
  type AuditKind,
  type AuditPage,
  type Role,
} from '../../contract/moderation.ts'
import { beginOfMarketDay } from '../../contract/times.ts'
import { type Database, type Writing } from '../db/database.ts'
import { pushId, pushIdAt } from '../db/push-id.ts'

/** A person with a role, or the command line, whose `id` is null. */
export interface Actor {
  id: string | null
  name: string
  role: Role
}

/** An action on a thing, with its reason. */
export type Action = Pick<AuditEntry, 'action' | 'kind' | 'targetId' | 'reason'>

/** Adds an action to the audit log, in the transaction of the action itself. */
export async function addToAudit(tx: Writing, actor: Actor, action: Action): Promise<void> {
  const entry: AuditEntry = { ...action, id: pushId(), at: Date.now(), actorId: actor.id, actor: actor.name }
  await tx.insertInto('auditLog').values(entry).execute()
}

const dayMs = 24 * 60 * 60 * 1000

/** When a day of Bulgaria begins, or one so many days after it; epoch ms. */
function beginOf(day = '', after = 0): number {
  const date = new Date(Date.parse(day) + after * dayMs).toISOString().slice(0, 10)
  return beginOfMarketDay(date)
}

/** A page of the audit log older than an entry, newest first. */
export async function listAudit(
  db: Database,
  { before, limit, ...filter }: { before: string | undefined; limit: number } & AuditFilter,
): Promise<AuditPage> {
  const { actor, action, kind, target, from, until } = filter
  const rows = await db
    .selectFrom('auditLog')
    .selectAll()
    .$if(before !== undefined, (entries) => entries.where('id', '<', before ?? ''))
    .$if(actor !== undefined, (entries) =>
      entries.where('actor', '>=', actor ?? '').where('actor', '<', `${actor ?? ''}\u{10ffff}`),
    )
    .$if(action !== undefined, (entries) => entries.where('action', '=', action as AuditAction))
    .$if(kind !== undefined, (entries) => entries.where('kind', '=', kind as AuditKind))
    .$if(target !== undefined, (entries) => entries.where('targetId', '=', target ?? ''))
    .$if(from !== undefined, (entries) => entries.where('id', '>=', pushIdAt(beginOf(from), [])))
    .$if(until !== undefined, (entries) => entries.where('id', '<', pushIdAt(beginOf(until, 1), [])))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const entries = rows.slice(0, limit)
  return { entries, next: rows.length > limit ? (entries.at(-1)?.id ?? null) : null }
}

/** The reason of the last action on a thing; empty when unknown. */
export async function lastReason(
  db: Database,
  { action, kind, targetId }: { action: AuditAction; kind: AuditKind; targetId: string },
): Promise<string> {
  const row = await db
    .selectFrom('auditLog')
    .select('reason')
    .where('kind', '=', kind)
    .where('targetId', '=', targetId)
    .where('action', '=', action)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.reason ?? ''
}
