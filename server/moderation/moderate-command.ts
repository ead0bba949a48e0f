import { type MessageId } from '../../contract/messages.ts'
import { messages } from '../../contract/texts/en/messages.ts'
import { reasonSchema, type AccountState } from '../../contract/moderation.ts'
import { lineOf } from '../../contract/shown-message.ts'
import { type Database } from '../db/database.ts'
import { ProductError } from '../lib/errors.ts'
import { endAllSessions, removeFactors } from './account-moderation-store.ts'
import { type Actor } from '../auth/audit-store.ts'
import {
  daysOf,
  groundOf,
  decideAppealByCommand,
  decideByCommand,
  printCase,
  printQueue,
  releaseCase,
  type CaseTask,
} from './case-commands.ts'
import { moderateAccount, moderateComment, moderateOffer } from './direct-decision-store.ts'
import { duplicatesReport } from './duplicates.ts'
import { decideHeld, listWaiting } from './held-moderation-store.ts'
import { accountOf, readWords, runOperatorCommand } from './operator-command.ts'

const help = `Suspends, limits and restores accounts, hides and restores offers and comments, decides what was reported, lists,
sends and refuses messages of new accounts that wait because of a link, and lists offers with photos or the VIN of
others, also while the product runs. The ID of an appeal is that of its case.

  npm run moderate -- suspend-account EMAIL [--days 1|7|30] --reason "TEXT"
  npm run moderate -- restore-account EMAIL --reason "TEXT"
  npm run moderate -- limit-account EMAIL [--days 1|7|30] --reason "TEXT"
  npm run moderate -- unlimit-account EMAIL --reason "TEXT"
  npm run moderate -- limit-reports EMAIL [--days 1|7|30] --reason "TEXT"
  npm run moderate -- unlimit-reports EMAIL --reason "TEXT"
  npm run moderate -- end-sessions EMAIL --reason "TEXT"
  npm run moderate -- remove-factors EMAIL --reason "TEXT"
  npm run moderate -- hide-offer ID --reason "TEXT"
  npm run moderate -- restore-offer ID --reason "TEXT"
  npm run moderate -- hide-comment ID --reason "TEXT"
  npm run moderate -- restore-comment ID --reason "TEXT"
  npm run moderate -- cases [open|appealed|decided]
  npm run moderate -- show-case ID
  npm run moderate -- release-case ID
  npm run moderate -- decide-case ID --decision NAME --ground NAME [--days 1|7|30|forever] --reason "FACTS"
  npm run moderate -- uphold-appeal ID --reason "ANSWER"
  npm run moderate -- reject-appeal ID --reason "ANSWER"
  npm run moderate -- held-messages
  npm run moderate -- release-message ID --reason "TEXT"
  npm run moderate -- refuse-message ID --reason "TEXT"
  npm run moderate -- duplicates

A limited account can still read, but not offer, comment or write. Without days it is for good.
Whom it concerns is shown the reason, and can contest it; --ground NAME names the rule, as for decide-case.
Remove second factors only of somebody who lost them and whom you know to be the owner of the account. The audit log keeps who did what and why.
DATA_DIR or DATABASE_URL name the store, as for "npm start".`

interface Task extends CaseTask {
  /** An e-mail or an id. */
  target: string
}

type Action = (db: Database, actor: Actor, task: Task) => Promise<string>

const actions: Record<string, Action> = {
  'suspend-account': (db, actor, task) => setAccount(db, actor, { ...task, state: 'suspended' }),
  'restore-account': (db, actor, task) => setAccount(db, actor, { ...task, state: 'active' }),
  'limit-account': (db, actor, task) => setAccount(db, actor, { ...task, state: 'limited' }),
  'unlimit-account': (db, actor, task) => setAccount(db, actor, { ...task, state: 'unlimited' }),
  'limit-reports': (db, actor, task) => setAccount(db, actor, { ...task, state: 'reportsLimited' }),
  'unlimit-reports': (db, actor, task) => setAccount(db, actor, { ...task, state: 'reportsUnlimited' }),
  'end-sessions': endSessions,
  'remove-factors': takeFactors,
  'hide-offer': (db, actor, task) => setOffer(db, actor, { ...task, state: 'hidden' }),
  'restore-offer': (db, actor, task) => setOffer(db, actor, { ...task, state: 'shown' }),
  'hide-comment': (db, actor, task) => setComment(db, actor, { ...task, state: 'hidden' }),
  'restore-comment': (db, actor, task) => setComment(db, actor, { ...task, state: 'shown' }),
  'decide-case': (db, actor, { target, ...task }) => decideByCommand(db, actor, target, task),
  'uphold-appeal': (db, actor, { target, reason }) =>
    decideAppealByCommand(db, actor, target, { state: 'upheld', reason }),
  'reject-appeal': (db, actor, { target, reason }) =>
    decideAppealByCommand(db, actor, target, { state: 'rejected', reason }),
  'release-message': (db, actor, task) => decide(db, actor, { ...task, decision: 'released' }),
  'refuse-message': (db, actor, task) => decide(db, actor, { ...task, decision: 'refused' }),
}

/** The command \`npm run moderate\`. */
export async function runModerate(args: string[]): Promise<void> {
  await runOperatorCommand(async (open, actor) => {
    const { values, words } = readWords(args, {
      reason: { type: 'string' },
      decision: { type: 'string' },
      ground: { type: 'string' },
      days: { type: 'string' },
      help: { type: 'boolean' },
    })
    if (values.help) return help
    const [verb, target, ...others] = words
    if (verb === 'duplicates' && target === undefined) return duplicatesReport(await open())
    if (verb === 'cases' && others.length === 0) return printQueue(await open(), actor, target ?? 'open')
    if (verb === 'show-case' && target !== undefined) return printCase(await open(), actor, target)
    if (verb === 'release-case' && target !== undefined) return releaseCase(await open(), actor, target)
    if (verb === 'held-messages' && target === undefined) return waitingReport(await open())
    const action = Object.hasOwn(actions, verb ?? '') ? actions[verb ?? ''] : undefined
    if (!action || target === undefined || others.length > 0)
      throw new Error(`Name what to do, and one e-mail or id.\n\n${help}`)
    const { decision, ground, days } = values
    return action(await open(), actor, { target, reason: readReason(values.reason), decision, ground, days })
  })
}

function readReason(reason: string | undefined): string {
  if (reason === undefined) throw new Error('Give the reason: --reason "TEXT"')
  const parsed = reasonSchema.safeParse(reason)
  if (parsed.success) return parsed.data
  throw new Error(messages[parsed.error.issues[0]?.message as MessageId])
}

async function setAccount(
  db: Database,
  actor: Actor,
  { target, state, reason, ground, days }: Task & { state: AccountState['state'] },
): Promise<string> {
  const timed = days === undefined ? {} : { days: daysOf(days) }
  await moderateAccount(db, actor, {
    id: await accountOf(db, target),
    state,
    reason,
    ...groundIn({ ground }),
    ...timed,
  })
  return `The account ${target} is ${state}.`
}

function groundIn({ ground }: Pick<Task, 'ground'>) {
  return ground === undefined ? {} : { ground: groundOf(ground) }
}

async function endSessions(db: Database, actor: Actor, { target, reason }: Task): Promise<string> {
  await endAllSessions(db, actor, { id: await accountOf(db, target), reason })
  return `The account ${target} is logged out everywhere.`
}

async function takeFactors(db: Database, actor: Actor, { target, reason }: Task): Promise<string> {
  await removeFactors(db, actor, { id: await accountOf(db, target), reason })
  return `The account ${target} has no second factor.`
}

async function setOffer(
  db: Database,
  actor: Actor,
  { target, state, reason, ground }: Task & { state: 'hidden' | 'shown' },
): Promise<string> {
  await moderateOffer(db, actor, { state, reason, ...groundIn({ ground }), id: target }).catch(
    sayMissing(`There is no offer ${target}.`),
  )
  return `The offer ${target} is ${state}.`
}

async function setComment(
  db: Database,
  actor: Actor,
  { target, state, reason, ground }: Task & { state: 'hidden' | 'shown' },
): Promise<string> {
  await moderateComment(db, actor, { state, reason, ...groundIn({ ground }), id: target }).catch(
    sayMissing(`There is no comment ${target}.`),
  )
  return `The comment ${target} is ${state}.`
}

async function decide(
  db: Database,
  actor: Actor,
  { target, decision, reason, ground }: Task & { decision: 'released' | 'refused' },
): Promise<string> {
  await decideHeld(db, actor, { decision, reason, ...groundIn({ ground }), id: target }).catch(
    sayMissing(`No message ${target} waits.`),
  )
  return `The message ${target} is ${decision}.`
}

/** Messages that wait for a moderator, a line each, the oldest first. */
async function waitingReport(db: Database): Promise<string> {
  const { messages: waiting } = await listWaiting(db)
  const lines = waiting.map(({ id, sender, recipient, points, content }) => {
    return `${id}  ${sender.username} to ${recipient.username}, ${points} points: ${lineOf(content)}`
  })
  return lines.length === 0 ? 'No message waits.' : lines.join('\n')
}

function sayMissing(sentence: string): (error: unknown) => never {
  return (error) => {
    throw error instanceof ProductError && error.code === 'notFound' ? new Error(sentence) : error
  }
}
