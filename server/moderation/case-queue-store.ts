import { sql, type SelectQueryBuilder } from 'kysely'
import { severities, type CasePage, type CaseRow, type CaseState } from '../../contract/case.ts'
import { type ReportReason } from '../../contract/decision.ts'
import { pages } from '../../contract/limits.ts'
import { type Database } from '../db/database.ts'
import { type CaseRecord } from '../db/report-tables.ts'
import { type Tables } from '../db/tables.ts'
import { fail } from '../lib/errors.ts'
import { outcomeOf } from '../reports/report-status-store.ts'
import { mayDecideAppeals, ownIn } from './case-sides-store.ts'

/** Which cases a moderator wants to see. */
export interface CaseFilter {
  state: CaseState
  isMine: boolean
  /** The cursor of the page before. */
  after: string | undefined
}

type Cases = SelectQueryBuilder<Tables, 'cases', CaseRecord>

/** A page of the queue. Fails with `badQuery` for a cursor that is none. */
export async function listCases(
  db: Database,
  moderatorId: string | null,
  { state, isMine, after }: CaseFilter,
): Promise<CasePage> {
  let query: Cases = db.selectFrom('cases').selectAll().where('state', '=', state)
  if (isMine) query = query.where('claimedBy', '=', moderatorId ?? '')
  query = state === 'decided' ? newestFirst(query, after) : worstFirst(query, after)
  const rows = await query.limit(pages.cases + 1).execute()
  const shown = rows.slice(0, pages.cases)
  const last = shown.at(-1)
  return {
    cases: await wireCases(db, shown, moderatorId),
    next: last && rows.length > shown.length ? cursorOf(last) : null,
    counts: await countCases(db, moderatorId),
  }
}

function worstFirst(query: Cases, after: string | undefined): Cases {
  const ordered = query.orderBy('severity').orderBy('openedAt').orderBy('id')
  if (after === undefined) return ordered
  const [severity, openedAt, id] = readCursor(after)
  return ordered.where(sql<boolean>`(severity, "openedAt", id) > (${severity}, ${openedAt}, ${id})`)
}

function newestFirst(query: Cases, after: string | undefined): Cases {
  const ordered = query.orderBy('decidedAt', 'desc').orderBy('id', 'desc')
  if (after === undefined) return ordered
  const [, decidedAt, id] = readCursor(after)
  return ordered.where(sql<boolean>`("decidedAt", id) < (${decidedAt}, ${id})`)
}

function cursorOf({ state, severity, openedAt, decidedAt, id }: CaseRecord): string {
  return `${severity}.${state === 'decided' ? decidedAt : openedAt}.${id}`
}

function readCursor(cursor: string): [severity: number, at: number, id: string] {
  const parts = /^(\d)\.(\d{1,16})\.([\w-]{1,64})$/.exec(cursor)
  if (!parts) fail('badQuery')
  return [Number(parts[1]), Number(parts[2]), parts[3] ?? '']
}

/** Cases as the queue shows them. */
export async function wireCases(
  db: Database,
  rows: readonly CaseRecord[],
  moderatorId: string | null,
): Promise<CaseRow[]> {
  if (rows.length === 0) return []
  const reports = await db
    .selectFrom('reports')
    .select(['caseId', 'reason', 'illegal', 'reporterId'])
    .where(
      'caseId',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
  const byCase = Map.groupBy(reports, ({ caseId }) => caseId)
  const names = await namesOf(
    db,
    rows.flatMap(({ personId, claimedBy }) => [personId, claimedBy]),
  )
  const mayDecide = await mayDecideAppeals(db, moderatorId, rows)
  return rows.map((row, index) => {
    const ofCase = byCase.get(row.id) ?? []
    const outcome = outcomeOf(row)
    const person = personOf(names, row.personId)
    const claimer = personOf(names, row.claimedBy)
    const own = ownIn(row, ofCase, moderatorId)
    return {
      id: row.id,
      kind: row.kind,
      name: row.name,
      ...(person && { person }),
      state: row.state,
      severity: severities[row.severity] ?? 'low',
      reasons: countReasons(ofCase),
      reports: ofCase.length,
      illegal: ofCase.filter(({ illegal }) => illegal !== null).length,
      openedAt: row.openedAt,
      lastAt: row.lastAt,
      ...(claimer && { claim: { ...claimer, at: row.claimedAt ?? 0, isMine: claimer.id === moderatorId } }),
      ...(outcome && { outcome }),
      ...(row.changedAt !== null && { changedAt: row.changedAt }),
      ...(own && { own }),
      mayDecideAppeal: mayDecide[index] === true,
      version: row.version,
    }
  })
}

function countReasons(reports: readonly { reason: ReportReason }[]): CaseRow['reasons'] {
  const counts: CaseRow['reasons'] = {}
  for (const { reason } of reports) counts[reason] = (counts[reason] ?? 0) + 1
  return counts
}

/** The names of people by id; suspended ones have theirs. */
export async function namesOf(db: Database, ids: readonly (string | null)[]): Promise<Map<string, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  if (wanted.length === 0) return new Map()
  const rows = await db.selectFrom('users').select(['id', 'username']).where('id', 'in', wanted).execute()
  return new Map(rows.map(({ id, username }) => [id, username]))
}

/** A person by id with the name; undefined for a deleted account. */
export function personOf(
  names: ReadonlyMap<string, string>,
  id: string | null,
): { id: string; username: string } | undefined {
  const username = id === null ? undefined : names.get(id)
  return id === null || username === undefined ? undefined : { id, username }
}

/** Decisions of so many ms make the median. */
const medianOfMs = 30 * 24 * 60 * 60 * 1000
const medianOf = 2000

async function countCases(db: Database, moderatorId: string | null): Promise<CasePage['counts']> {
  const rows = await db
    .selectFrom('cases')
    .select((eb) => ['state', eb.fn.countAll().as('count'), eb.fn.min('openedAt').as('oldestAt')])
    .where('state', 'in', ['open', 'appealed'])
    .groupBy('state')
    .execute()
  const mine = await db
    .selectFrom('cases')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('state', 'in', ['open', 'appealed'])
    .where('claimedBy', '=', moderatorId ?? '')
    .executeTakeFirstOrThrow()
  const waiting = await db
    .selectFrom('heldMessages')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('refusedAt', 'is', null)
    .executeTakeFirstOrThrow()
  const of = (state: CaseState) => rows.find((row) => row.state === state)
  return {
    open: Number(of('open')?.count ?? 0),
    appealed: Number(of('appealed')?.count ?? 0),
    mine: Number(mine.count),
    waitingMessages: Number(waiting.count),
    oldestAt: of('open')?.oldestAt ?? null,
    medianMs: await medianTime(db),
  }
}

async function medianTime(db: Database): Promise<number | null> {
  const rows = await db
    .selectFrom('cases')
    .select(['openedAt', 'decidedAt'])
    .where('decidedAt', '>', Date.now() - medianOfMs)
    // What a moderator did without a case waited for nobody.
    .whereRef('decidedAt', '>', 'openedAt')
    .orderBy('decidedAt', 'desc')
    .limit(medianOf)
    .execute()
  const times = rows.map(({ openedAt, decidedAt }) => (decidedAt ?? openedAt) - openedAt).toSorted((a, b) => a - b)
  return times[Math.floor(times.length / 2)] ?? null
}
