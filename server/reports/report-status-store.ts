import { appealMs, type Appeal, type Outcome } from '../../contract/decision.ts'
import { type OwnDecision, type ReportStatus } from '../../contract/report.ts'
import { type Database } from '../db/database.ts'
import { type AppealRecord, type CaseRecord, type ReportRecord } from '../db/report-tables.ts'
import { fail } from '../lib/errors.ts'
import { hashOf } from './report-key.ts'

/** Entries of one's own lists. */
const listed = 100

/** Who asks for a report or decision: a person, or whoever has its key. */
export interface Asker {
  userId: string | undefined
  key: string | undefined
}

/** A report with its case. */
export interface ReportInCase {
  report: ReportRecord
  ofCase: CaseRecord
}

/** A person's own reports, newest first. */
export async function listOwnReports(db: Database, userId: string): Promise<ReportStatus[]> {
  const reports = await db
    .selectFrom('reports')
    .selectAll()
    .where('reporterId', '=', userId)
    .orderBy('id', 'desc')
    .limit(listed)
    .execute()
  const cases = await readCases(
    db,
    reports.map(({ caseId }) => caseId),
  )
  const statuses: ReportStatus[] = []
  for (const report of reports) {
    const ofCase = cases.get(report.caseId)
    if (ofCase) statuses.push(await statusOf(db, { report, ofCase }))
  }
  return statuses
}

/** A report of the asker. Fails with `notFound`, alike for a missing one and a wrong key. */
export async function findReport(db: Database, id: string, { userId, key }: Asker): Promise<ReportInCase> {
  const report = await db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirst()
  const isOwn = report && userId !== undefined && report.reporterId === userId
  const hasKey = key !== undefined && report?.keyHash === hashOf(key)
  if (!report || !(isOwn || hasKey)) fail('notFound')
  const ofCase = (await readCases(db, [report.caseId])).get(report.caseId) ?? fail('notFound')
  return { report, ofCase }
}

/** A report as its reporter sees it. */
export async function statusOf(db: Database, { report, ofCase }: ReportInCase): Promise<ReportStatus> {
  const outcome = outcomeOf(ofCase)
  const appeal = await findAppeal(db, ofCase.id, { side: 'reporter', reportId: report.id })
  const ofConcerned = outcome && (await findAppeal(db, ofCase.id, { side: 'concerned', reportId: '' }))
  return {
    id: report.id,
    number: report.number,
    kind: ofCase.kind,
    name: ofCase.name,
    reason: report.reason,
    text: report.text,
    ...(report.illegal !== null && { why: (JSON.parse(report.illegal) as { why: string }).why }),
    isIllegal: report.illegal !== null,
    at: report.createdAt,
    state: outcome ? 'decided' : ofCase.claimedBy === null ? 'received' : 'inWork',
    // The facts may be about the other person.
    ...(outcome && { outcome: outcome.decision === 'dismiss' ? outcome : { ...outcome, facts: '' } }),
    ...(ofConcerned?.state === 'upheld' && { isUndone: true }),
    ...(appeal && { appeal: wireAppeal(appeal) }),
    mayAppeal: isContestable(outcome) && !appeal,
  }
}

/** Decisions about a person with more than no breach, newest first. */
export async function listOwnDecisions(db: Database, userId: string): Promise<OwnDecision[]> {
  const cases = await db
    .selectFrom('cases')
    .selectAll()
    .where('personId', '=', userId)
    .where('decidedAt', 'is not', null)
    .orderBy('id', 'desc')
    .limit(listed)
    .execute()
  const decisions: OwnDecision[] = []
  for (const ofCase of cases) {
    const decision = await decisionOf(db, ofCase)
    if (decision) decisions.push(decision)
  }
  return decisions
}

/** A decision as the person concerned sees it; undefined before it, and when there was no breach. */
export async function decisionOf(db: Database, ofCase: CaseRecord): Promise<OwnDecision | undefined> {
  const outcome = outcomeOf(ofCase)
  if (!outcome || outcome.decision === 'dismiss') return undefined
  const { count } = await db
    .selectFrom('reports')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('caseId', '=', ofCase.id)
    .executeTakeFirstOrThrow()
  const appeal = await findAppeal(db, ofCase.id, { side: 'concerned', reportId: '' })
  const carId = await offerOf(db, ofCase)
  return {
    id: ofCase.id,
    kind: ofCase.kind,
    name: ofCase.name,
    ...(carId !== undefined && { carId }),
    outcome,
    reports: Number(count),
    ...(appeal && { appeal: wireAppeal(appeal) }),
    mayAppeal: outcome.decision !== 'restore' && isContestable(outcome) && !appeal,
  }
}

/** The id of the offer of a case, or of its photo, while its owner has it. */
async function offerOf(
  db: Database,
  { kind, targetId, personId }: Pick<CaseRecord, 'kind' | 'targetId' | 'personId'>,
): Promise<string | undefined> {
  if (kind !== 'offer' && kind !== 'photo') return undefined
  const [id = ''] = targetId.split(' ')
  const car = await db
    .selectFrom('cars')
    .select('id')
    .where('id', '=', id)
    .where('ownerId', '=', personId)
    .executeTakeFirst()
  return car?.id
}

/** The decision of a case; undefined before it. */
export function outcomeOf({ outcome }: Pick<CaseRecord, 'outcome'>): Outcome | undefined {
  return outcome === null ? undefined : (JSON.parse(outcome) as Outcome)
}

/** Whether a decision is there and its time to be contested is not over. */
export function isContestable(outcome: Outcome | undefined): boolean {
  return outcome !== undefined && outcome.at > Date.now() - appealMs
}

/** The appeal of one side. */
export function findAppeal(db: Database, caseId: string, of: Pick<AppealRecord, 'side' | 'reportId'>) {
  return db
    .selectFrom('appeals')
    .selectAll()
    .where('caseId', '=', caseId)
    .where('side', '=', of.side)
    .where('reportId', '=', of.reportId)
    .executeTakeFirst()
}

function wireAppeal({ text, state, createdAt, answer, decidedAt }: AppealRecord): Appeal {
  return { text, state, at: createdAt, ...(answer !== null && { answer }), ...(decidedAt !== null && { decidedAt }) }
}

async function readCases(db: Database, ids: readonly string[]): Promise<Map<string, CaseRecord>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('cases').selectAll().where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row]))
}
