import { guarded } from './guarded-cell.ts'
import { type AuditEntry } from './moderation.ts'

const columns = ['id', 'time', 'actor', 'actorId', 'action', 'kind', 'targetId', 'reason'] as const

/** Rows of the audit log as CSV (RFC 4180) with a header, times as ISO 8601 in UTC. */
export function auditCsv(entries: readonly AuditEntry[]): string {
  const lines = entries.map(({ id, at, actor, actorId, action, kind, targetId, reason }) =>
    [id, new Date(at).toISOString(), actor, actorId ?? '', action, kind, targetId, reason].map(cell).join(','),
  )
  return [columns.join(','), ...lines, ''].join('\r\n')
}

function cell(value: string): string {
  const safe = guarded(value)
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
