import { isOneOf } from '../../contract/is-one-of.ts'
import { type Database } from '../db/database.ts'
import { listRuns } from '../db/job-runs.ts'
import { allowSweep, guardedSweeps } from '../db/sweep-guard-store.ts'
import { readWords, runOperatorCommand } from '../moderation/operator-command.ts'
import { bringBackExpired } from '../publishing/offer-state-store.ts'

const help = `Shows what the product does by itself every hour, lets it go on, and takes it back, also while the product runs.

  npm run sweeps                                 when each job last succeeded and failed
  npm run sweeps -- allow offers                 lets a sweep take more than a fifth of all, for a day: ${guardedSweeps.join(', ')}
  npm run sweeps -- take-back --since 2026-11-20  offers that ended by themselves since then are for sale again

What is taken back waits for its owner's word for two weeks, as after 30 days. Accounts and cases that were deleted come
from a backup. DATA_DIR or DATABASE_URL name the store, as for "npm start".`

/** The command \`npm run sweeps\`. */
export async function runSweeps(args: string[]): Promise<void> {
  await runOperatorCommand(async (open) => {
    const { values, words } = readWords(args, { since: { type: 'string' }, help: { type: 'boolean' } })
    const [verb, what] = words
    if (values.help) return help
    if (verb === undefined) return showRuns(await open())
    if (verb === 'allow') return allow(open, what)
    if (verb === 'take-back') return takeBack(open, values.since)
    throw new Error(`Name what to do.\n\n${help}`)
  })
}

async function showRuns(db: Database): Promise<string> {
  const runs = await listRuns(db)
  return runs
    .map(({ name, doneAt, failedAt }) => `${name}  done ${timeOf(doneAt)}  failed ${timeOf(failedAt)}`)
    .join('\n')
}

async function allow(open: () => Promise<Database>, what: string | undefined): Promise<string> {
  if (!isOneOf(guardedSweeps, what)) throw new Error(`Name one of: ${guardedSweeps.join(', ')}.`)
  await allowSweep(await open(), what)
  return `The sweep of ${what} may go on for a day. It runs every hour, and when the product starts.`
}

async function takeBack(open: () => Promise<Database>, since: string | undefined): Promise<string> {
  const at = Date.parse(since ?? '')
  if (!Number.isFinite(at)) throw new Error('Name the day since when, as in --since 2026-11-20.')
  const count = await bringBackExpired(await open(), at)
  return `${count} offers are for sale again; their owners are asked whether they still are.`
}

function timeOf(at: number | null): string {
  return at === null ? 'never' : new Date(at).toISOString()
}
