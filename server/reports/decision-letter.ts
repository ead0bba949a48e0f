import { type Appeal } from '../../contract/decision.ts'
import { type OwnDecision } from '../../contract/report.ts'
import { statementOf } from '../../contract/statement.ts'
import { type Services } from '../api/services.ts'
import { findAccountOf } from '../auth/account-store.ts'
import { type Writing } from '../db/database.ts'
import { type LetterDetails } from '../mail/letter-kinds.ts'
import { queueLetters, type QueuedLetter } from '../mail/letter-queue-store.ts'
import { type Letter } from '../mail/mail.ts'
import { catalogues, type Texts } from '../texts/texts.ts'
import { findCaseRecord } from './case-record-store.ts'
import { decisionPath } from './decision-key.ts'
import { decisionOf } from './report-status-store.ts'

/**
 * Tells a person of a decision by letter when they are suspended, and so see no notice, or `isBack`: were so until it.
 * Within a transaction.
 */
export async function tellConcernedByLetter(
  tx: Writing,
  { personId, caseId, what, isBack }: LetterDetails['decision'] & { personId: string; isBack: boolean },
): Promise<void> {
  const account = isBack ? undefined : await findAccountOf(tx, personId)
  if (!isBack && (account?.suspendedAt ?? null) === null) return
  await queueLetters(tx, [{ kind: 'decision', userId: personId, details: { caseId, what } }])
}

/**
 * The letter with a statement of reasons (DSA 17), or with what became of the appeal, in the person's language. Undefined
 * when the person or the case is gone, or an appeal has undone the decision meanwhile.
 */
export async function composeDecisionLetter(
  { config, db, tokenKey }: Pick<Services, 'config' | 'db' | 'tokenKey'>,
  { userId, details }: QueuedLetter,
): Promise<Letter | undefined> {
  const { caseId, what } = JSON.parse(details) as LetterDetails['decision']
  const account = userId === null ? undefined : await findAccountOf(db, userId)
  const ofCase = await findCaseRecord(db, caseId)
  const decision = ofCase && (await decisionOf(db, ofCase))
  if (!account || !decision || ofCase.personId !== userId) return undefined
  const texts = catalogues[account.language ?? config.defaultLanguage]
  const words = texts.letters.decision
  const told = what === 'decided' ? statement(decision, texts) : appealLines(decision.appeal, texts)
  if (!told) return undefined
  const link = `${config.mail?.siteUrl}${decisionPath(tokenKey, caseId)}`
  const text = [...told, '', words.page, link, '']
  return { to: account.email, subject: words.subject, text: text.join('\n') }
}

function statement(decision: OwnDecision, { letters, statement: words }: Texts): string[] | undefined {
  if (decision.appeal?.state === 'upheld') return undefined
  return [letters.decision.decided, '', ...statementOf(decision, words)]
}

function appealLines(appeal: Appeal | undefined, { letters: { decision: words } }: Texts): string[] | undefined {
  if (!appeal || appeal.state === 'open') return undefined
  return [words[appeal.state], words.answer(appeal.answer ?? '')]
}
