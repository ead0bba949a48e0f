import { caseStates, type Case, type CaseRow, type CaseState } from '../../contract/case.ts'
import { caseDecisions, grounds, suspensionDays, type Ground, type SuspensionDays } from '../../contract/decision.ts'
import { isOneOf } from '../../contract/is-one-of.ts'
import { type Actor } from '../auth/audit-store.ts'
import { type Database } from '../db/database.ts'
import { ProductError } from '../lib/errors.ts'
import { decideAppeal } from './case-appeal-store.ts'
import { claimCase } from './case-claim-store.ts'
import { decideCase } from './case-decision-store.ts'
import { listCases } from './case-queue-store.ts'
import { readCase } from './case-store.ts'

/** What a command about cases names besides the case. */
export interface CaseTask {
  reason: string
  decision?: string | undefined
  ground?: string | undefined
  days?: string | undefined
}

/** A page of the queue, a line each. */
export async function printQueue(db: Database, actor: Actor, state: string): Promise<string> {
  if (!isOneOf(caseStates, state)) throw new Error(`A state of cases is one of: ${caseStates.join(', ')}.`)
  const { cases, counts, next } = await listCases(db, actor.id, {
    state: state satisfies CaseState,
    isMine: false,
    after: undefined,
  })
  const more = next === null ? [] : ['There are more; the console shows them all.']
  return [...cases.map(lineOf), ...more, `${counts.open} open, ${counts.appealed} with an appeal.`].join('\n')
}

/** A case with its reports and appeals. */
export async function printCase(db: Database, actor: Actor, id: string): Promise<string> {
  const found = await caseOf(db, actor, id)
  const { content, about, now, allReports, appeals, outcome } = found
  return [
    lineOf(found),
    `It is ${now}. ${about ? `By ${about.username}, ${about.breaches} breaches before.` : 'The account is gone.'}`,
    ...(content.text === undefined ? [] : [content.text]),
    ...allReports.map(({ number, reason, text }) => `report ${number}, ${reason}: ${text}`),
    ...(outcome ? [`decided: ${outcome.decision}, ${outcome.ground}: ${outcome.facts}`] : []),
    ...appeals.map((appeal) => `appeal ${appeal.id}, ${appeal.state}: ${appeal.text}`),
  ].join('\n')
}

/** Takes a case from whoever claimed it. */
export async function releaseCase(db: Database, actor: Actor, id: string): Promise<string> {
  const { version } = await caseOf(db, actor, id)
  await claimCase(db, actor, { id, isClaimed: false, isTakenOver: true, version }).catch(sayWhy)
  return `The case ${id} is free.`
}

/** Decides a case that waits; of a decided one the decision may be taken back. Throws a sentence for another. */
export async function decideByCommand(db: Database, actor: Actor, id: string, task: CaseTask): Promise<string> {
  const { decision = '', ground = '', days, reason: facts } = task
  if (!isOneOf(caseDecisions, decision)) throw new Error(`Give --decision: ${caseDecisions.join(', ')}.`)
  const { version, state, outcome } = await caseOf(db, actor, id)
  // Somebody else may have been faster, and whoever decides did not see it.
  if (state !== 'open' && outcome && decision !== 'restore')
    throw new Error(`The case ${id} is decided already: ${outcome.decision}, ${outcome.facts}`)
  const timed = days === undefined ? {} : { days: daysOf(days) }
  await decideCase(db, actor, { id, version, decision, ground: groundOf(ground), facts, ...timed }).catch(sayWhy)
  return `The case ${id} is decided: ${decision}.`
}

/** Decides the appeal of a case that waits. */
export async function decideAppealByCommand(
  db: Database,
  actor: Actor,
  id: string,
  { state, reason: answer }: { state: 'upheld' | 'rejected'; reason: string },
): Promise<string> {
  const { appeals, version } = await caseOf(db, actor, id)
  const open = appeals.find((appeal) => appeal.state === 'open')
  if (!open) throw new Error(`The case ${id} has no appeal that waits.`)
  await decideAppeal(db, actor, { id: open.id, state, answer, version }).catch(sayWhy)
  return `The appeal of the case ${id} is ${state}.`
}

/** A ground by its name. Throws a sentence for other texts. */
export function groundOf(text: string): Ground {
  if (!isOneOf(grounds, text)) throw new Error(`Give --ground: ${grounds.join(', ')}.`)
  return text
}

/** The days of a suspension or limit. Throws a sentence for other texts. */
export function daysOf(text: string): SuspensionDays {
  const days = text === 'forever' ? null : Number(text)
  const known = suspensionDays.find((one) => one === days)
  if (known === undefined) throw new Error('Give --days: 1, 7, 30 or forever.')
  return known
}

function lineOf({ id, severity, kind, name, reports, illegal, state, claim }: CaseRow): string {
  const law = illegal > 0 ? `, ${illegal} say illegal` : ''
  const who = claim ? `, claimed by ${claim.username}` : ''
  return `${id}  ${severity}  ${kind} "${name}", ${reports} reports${law}, ${state}${who}`
}

async function caseOf(db: Database, actor: Actor, id: string): Promise<Case> {
  return readCase(db, actor, id).catch((error: unknown) => {
    throw error instanceof ProductError && error.code === 'notFound' ? new Error(`There is no case ${id}.`) : error
  })
}

function sayWhy(error: unknown): never {
  if (error instanceof ProductError && error.code === 'invalid') {
    throw new Error('This kind of thing takes no such decision, or it needs --days.')
  }
  throw error
}
