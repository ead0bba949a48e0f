import {
  type AuditAction,
  type AuditEntry,
  type AuditKind,
  type AuditPage,
  type Role,
} from '../../contract/moderation.ts'
import { type Database, type Writing } from '../db/database.ts'
import { pushId } from '../db/push-id.ts'

/** Who acts: a person of a role, or the command line, whose `id` is null. */
export interface Actor {
  id: string | null
  name: string
  role: Role
}

/** What was done to which thing, and why. */
export type Deed = Pick<AuditEntry, 'action' | 'kind' | 'targetId' | 'reason'>

/** Writes down what somebody did, in the transaction in which it is done. */
export async function addToAudit(tx: Writing, actor: Actor, deed: Deed): Promise<void> {
  const entry: AuditEntry = { ...deed, id: pushId(), at: Date.now(), actorId: actor.id, actor: actor.name }
  await tx.insertInto('auditLog').values(entry).execute()
}

/** A page of the audit log, newest first, from before an entry on. */
export async function listAudit(
  db: Database,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<AuditPage> {
  let builder = db
    .selectFrom('auditLog')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit + 1)
  if (before !== undefined) builder = builder.where('id', '<', before)
  const rows = await builder.execute()
  const entries = rows.slice(0, limit)
  return { entries, next: rows.length > limit ? (entries.at(-1)?.id ?? null) : null }
}

/** Why something was last done to a thing; empty when that is not known. */
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
