import { type Outcome } from '../../contract/decision.ts'
import { type Database } from '../db/database.ts'
import { type CaseRecord } from '../db/report-tables.ts'

interface People {
  alice: string
  bobby: string
  carol: string
}

const outcome: Outcome = { decision: 'limit', ground: 'fraud', facts: 'Twice.', days: 7, at: Date.now() }

/**
 * Cases of the table of authorization: an open one of Alice's message to Carol, a decided one that Alice reported, one
 * about Alice, and one about Bobby with an appeal.
 */
export async function reportThings(
  db: Database,
  { alice, bobby, carol }: People,
  message: string,
): Promise<Record<'case' | 'report' | 'decision' | 'appeal', string>> {
  await insertCase(db, { id: 'case', kind: 'message', targetId: message, personId: alice })
  await insertReport(db, { caseId: 'case', id: 'by-carol', reporterId: carol })
  for (const [id, personId, reporterId] of [
    ['reported', carol, alice],
    ['decision', alice, bobby],
    ['appealed', bobby, carol],
  ] as const) {
    await insertCase(db, { id, kind: 'profile', targetId: personId, personId, isDecided: true })
    await insertReport(db, { caseId: id, id: `${id}-report`, reporterId })
  }
  await db
    .insertInto('appeals')
    .values({
      id: 'appeal',
      caseId: 'appealed',
      side: 'concerned',
      reportId: '',
      text: 'No.',
      createdAt: 1,
      state: 'open',
    })
    .execute()
  await db.updateTable('cases').set({ state: 'appealed' }).where('id', '=', 'appealed').execute()
  return { case: 'case', report: 'reported-report', decision: 'decision', appeal: 'appeal' }
}

async function insertCase(
  db: Database,
  { isDecided = false, ...row }: Pick<CaseRecord, 'id' | 'kind' | 'targetId' | 'personId'> & { isDecided?: boolean },
): Promise<void> {
  await db
    .insertInto('cases')
    .values({
      ...row,
      name: 'A thing',
      content: '{}',
      state: isDecided ? 'decided' : 'open',
      severity: 2,
      openedAt: 1,
      lastAt: 1,
      ...(isDecided && { outcome: JSON.stringify(outcome), decidedAt: outcome.at }),
      version: 1,
    })
    .execute()
}

async function insertReport(db: Database, row: { id: string; caseId: string; reporterId: string }): Promise<void> {
  await db
    .insertInto('reports')
    .values({ ...row, number: row.id, reason: 'fraud', text: '', createdAt: 1 })
    .execute()
}
