import { parseArgs } from 'node:util'
import { messages, type MessageId } from '../../contract/messages.ts'
import { reasonSchema } from '../../contract/moderation.ts'
import { type Database } from '../db/database.ts'
import { ProductError } from '../errors.ts'
import { moderateAccount } from './account-moderation-store.ts'
import { type Actor } from './audit-store.ts'
import { moderateComment, moderateOffer } from './content-moderation-store.ts'
import { duplicatesReport } from './duplicates.ts'
import { accountOf, runOperatorCommand } from './operator-command.ts'

const help = `Suspends and restores accounts, hides and restores offers and comments, and lists offers with photos or the VIN of
others, also while the product runs.

  npm run moderate -- suspend-account EMAIL --reason "TEXT"
  npm run moderate -- restore-account EMAIL --reason "TEXT"
  npm run moderate -- hide-offer ID --reason "TEXT"
  npm run moderate -- restore-offer ID --reason "TEXT"
  npm run moderate -- hide-comment ID --reason "TEXT"
  npm run moderate -- restore-comment ID --reason "TEXT"
  npm run moderate -- duplicates

Whom it concerns is shown the reason. The audit log keeps who did what and why.
DATA_DIR or DATABASE_URL name the store, as for "npm start".`

interface Task {
  /** An e-mail or an id. */
  target: string
  reason: string
}

type Deed = (db: Database, actor: Actor, task: Task) => Promise<string>

const deeds: Record<string, Deed> = {
  'suspend-account': (db, actor, task) => setAccount(db, actor, { ...task, state: 'suspended' }),
  'restore-account': (db, actor, task) => setAccount(db, actor, { ...task, state: 'active' }),
  'hide-offer': (db, actor, task) => setOffer(db, actor, { ...task, state: 'hidden' }),
  'restore-offer': (db, actor, task) => setOffer(db, actor, { ...task, state: 'shown' }),
  'hide-comment': (db, actor, task) => setComment(db, actor, { ...task, state: 'hidden' }),
  'restore-comment': (db, actor, task) => setComment(db, actor, { ...task, state: 'shown' }),
}

/** The command \`npm run moderate\`. */
export async function runModerate(args: string[]): Promise<void> {
  await runOperatorCommand(async (open, actor) => {
    // Ids begin with one hyphen, options with two.
    const ids = args.filter((arg) => /^-[^-]/.test(arg))
    const { values, positionals } = parseArgs({
      args: args.filter((arg) => !ids.includes(arg)),
      allowPositionals: true,
      options: { reason: { type: 'string' }, help: { type: 'boolean' } },
    })
    if (values.help) return help
    const [verb, target, ...others] = [...positionals, ...ids]
    if (verb === 'duplicates' && target === undefined) return duplicatesReport(await open())
    const deed = Object.hasOwn(deeds, verb ?? '') ? deeds[verb ?? ''] : undefined
    if (!deed || target === undefined || others.length > 0)
      throw new Error(`Name what to do, and one e-mail or id.\n\n${help}`)
    return deed(await open(), actor, { target, reason: readReason(values.reason) })
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
  { target, ...task }: Task & { state: 'suspended' | 'active' },
): Promise<string> {
  await moderateAccount(db, actor, { ...task, id: await accountOf(db, target) })
  return `The account ${target} is ${task.state}.`
}

async function setOffer(
  db: Database,
  actor: Actor,
  { target, ...task }: Task & { state: 'hidden' | 'shown' },
): Promise<string> {
  await moderateOffer(db, actor, { ...task, id: target }).catch(sayMissing(`There is no offer ${target}.`))
  return `The offer ${target} is ${task.state}.`
}

async function setComment(
  db: Database,
  actor: Actor,
  { target, ...task }: Task & { state: 'hidden' | 'shown' },
): Promise<string> {
  await moderateComment(db, actor, { ...task, id: target }).catch(sayMissing(`There is no comment ${target}.`))
  return `The comment ${target} is ${task.state}.`
}

function sayMissing(sentence: string): (error: unknown) => never {
  return (error) => {
    throw error instanceof ProductError && error.code === 'notFound' ? new Error(sentence) : error
  }
}
