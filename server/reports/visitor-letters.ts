import { type NewReport } from '../../contract/report.ts'
import { type Services } from '../api/services.ts'
import { type Writing } from '../db/database.ts'
import { type ReportRecord } from '../db/report-tables.ts'
import { screens } from '../../contract/screens.ts'
import { isFinal } from '../../contract/statement.ts'
import { type LetterDetails } from '../mail/letter-kinds.ts'
import { queueLetters, type QueuedLetter } from '../mail/letter-queue-store.ts'
import { type Letter } from '../mail/mail.ts'
import { catalogues } from '../texts/texts.ts'
import { reportKey } from './report-key.ts'
import { outcomeOf } from './report-status-store.ts'

/** The e-mail that a visitor gave with a report; undefined where none had to be given. */
export function emailOfReport({ illegal }: Pick<ReportRecord, 'illegal'>): string | undefined {
  return illegal === null ? undefined : (JSON.parse(illegal) as NonNullable<NewReport['illegal']>).email
}

/**
 * Tells those of some visitors who gave an e-mail what became of their reports (DSA 16, 4 and 5), within a transaction.
 * Without a mail server the letters are swept once they are out of date.
 */
export async function tellVisitors(
  tx: Writing,
  reports: readonly Pick<ReportRecord, 'id' | 'illegal'>[],
  what: LetterDetails['report']['what'],
): Promise<void> {
  const letters = reports.flatMap((report) => {
    const address = emailOfReport(report)
    if (address === undefined) return []
    return { kind: 'report' as const, userId: null, address, details: { reportId: report.id, what } }
  })
  if (letters.length > 0) await queueLetters(tx, letters)
}

/**
 * The letter to a visitor about their report; undefined when the report is gone. It quotes nothing that others wrote,
 * because nobody knows whether the address is the visitor's.
 */
export async function composeReportLetter(
  { config, db, tokenKey }: Pick<Services, 'config' | 'db' | 'tokenKey'>,
  { address, details }: QueuedLetter,
): Promise<Letter | undefined> {
  const { reportId, what } = JSON.parse(details) as LetterDetails['report']
  const report = await db
    .selectFrom('reports')
    .innerJoin('cases', 'cases.id', 'reports.caseId')
    .select(['reports.number', 'reports.language', 'cases.kind', 'cases.outcome'])
    .where('reports.id', '=', reportId)
    .executeTakeFirst()
  if (!report || address === null) return undefined
  const texts = catalogues[report.language ?? config.defaultLanguage]
  const words = texts.letters.report
  const outcome = outcomeOf(report)
  const result = outcome && (isFinal(report.kind, outcome.decision) ? words.hidden : words.results[outcome.decision])
  const told = what === 'decided' ? result : words[what]
  // An appeal may have opened it again.
  if (told === undefined) return undefined
  const link = `${config.mail?.siteUrl}${screens.report.path.replace('$id', reportId)}#key=${reportKey(tokenKey, reportId)}`
  const text = [
    words.about[report.kind](report.number),
    told,
    ...(what === 'decided' ? [`${texts.statement.redress} ${texts.statement.redressElsewhere}`] : []),
    '',
    words.page,
    link,
    '',
    words.notYou,
    '',
  ]
  return { to: address, subject: words.subject(report.number), text: text.join('\n') }
}
