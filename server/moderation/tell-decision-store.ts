import { type Writing } from '../db/database.ts'
import { type CaseRecord } from '../db/report-tables.ts'
import { notify } from '../happenings/notify-store.ts'
import { tellConcernedByLetter } from '../reports/decision-letter.ts'
import { tellVisitors } from '../reports/visitor-letters.ts'
import { undoneBy, type Acting } from './decision-acts.ts'

/**
 * Tells the person concerned of a decision beyond the notice of what it changed: by letter when they cannot log in, or
 * could not until now, and by a notice when a changed offer stays hidden. Within a transaction.
 */
export async function tellConcerned(tx: Writing, acting: Acting, isChanged: boolean): Promise<void> {
  const { record, outcome } = acting
  const { id: caseId, personId, name, kind, targetId } = record
  const { decision, facts: reason } = outcome
  if (personId === null || decision === 'dismiss') return
  const isBack = decision === 'restore' && undoneBy(acting) === 'suspend'
  await tellConcernedByLetter(tx, { personId, caseId, what: 'decided', isBack })
  if (isChanged || decision === 'restore' || (kind !== 'offer' && kind !== 'photo')) return
  const [carId = ''] = targetId.split(' ')
  const details = { car: name, decision: 'offerHidden', reason, caseId } as const
  notify(tx, { type: 'moderation', to: [personId], carId, details })
}

/** Tells everybody who reported it: people with an account by a notice, visitors by letter. */
export async function tellReporters(
  tx: Writing,
  { id, name }: CaseRecord,
  what: 'decided' | 'undone' = 'decided',
): Promise<void> {
  const reports = await tx
    .selectFrom('reports')
    .select(['id', 'reporterId', 'keyHash', 'illegal'])
    .where('caseId', '=', id)
    .execute()
  for (const { id: reportId, reporterId } of reports) {
    if (reporterId === null) continue
    const details = { car: name, decision: 'reportDecided', reportId } as const
    notify(tx, { type: 'moderation', to: [reporterId], subject: reportId, details })
  }
  // Without an account and without a key is who deleted theirs.
  await tellVisitors(
    tx,
    reports.filter(({ keyHash }) => keyHash !== null),
    what,
  )
}
