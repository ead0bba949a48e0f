import { type Kysely, type Transaction } from 'kysely'
import { type Tables } from './tables.ts'

/** An event for the listeners of some topics in all processes, published after the commit. */
export interface Announcement {
  topics: readonly string[]
  event: unknown
}

/** A statement ready to be sent. */
type Sendable = () => Promise<unknown>

/** Transports announcements from a transaction to its listeners. */
export interface EventTransport {
  /**
   * Writes within the transaction, so that no commit lacks its announcements. The returned statement is sent together
   * with the commit.
   */
  beforeCommit?(tx: Transaction<Tables>, announcements: Announcement[]): Promise<void | Sendable>
  /** Called when the transaction is on the disk. */
  afterCommit?(announcements: Announcement[]): void
}

/** The last step before a commit, run once with all notes of the transaction. */
export type LastStep<Note> = (tx: Transaction<Tables>, notes: Note[]) => Promise<void>

/** In the order in which they run, so that two transactions cannot deadlock; what most transactions need comes last. */
const lastSteps = ['newOffers', 'messages', 'profileFacts', 'notices', 'listOfCars'] as const
/** The name of a last step. */
type LastStepName = (typeof lastSteps)[number]

/** Announcements and notes of a transaction for its end. */
interface Pending {
  announcements: Announcement[]
  notes: { name: LastStepName; step: LastStep<never>; note: unknown }[]
}

const transports = new WeakMap<Kysely<Tables>, EventTransport>()
const pending = new WeakMap<Transaction<Tables>, Pending>()

/** Sets the transport of a store's announcements in this process. */
export function setTransport(db: Kysely<Tables>, transport: EventTransport): void {
  transports.set(db, transport)
}

/** Adds an announcement that is published after the commit; a rollback publishes nothing. */
export function addEvent(tx: Transaction<Tables>, announcement: Announcement): void {
  pendingOf(tx).announcements.push(announcement)
}

/** Adds a note for a last step, which runs once for all notes: it locks rows that many transactions need. */
export function noteForLastStep<Note>(
  tx: Transaction<Tables>,
  name: LastStepName,
  { step, note }: { step: LastStep<Note>; note: Note },
): void {
  pendingOf(tx).notes.push({ name, step, note })
}

/**
 * Runs a transaction and publishes its announcements after the commit; a rollback publishes nothing. What fails after
 * `onCommit` may have been committed.
 */
export async function inTransaction<T>(
  db: Kysely<Tables>,
  work: (tx: Transaction<Tables>) => Promise<T>,
  onCommit?: () => void,
): Promise<T> {
  const transport = transports.get(db)
  const mine: Pending = { announcements: [], notes: [] }
  let last: Promise<unknown> | undefined
  let result: T
  try {
    result = await db.transaction().execute(async (tx) => {
      pending.set(tx, mine)
      const done = await work(tx)
      await doLastSteps(tx, mine)
      const send = mine.announcements.length > 0 ? await transport?.beforeCommit?.(tx, mine.announcements) : undefined
      onCommit?.()
      last = send?.()
      last?.catch(() => {})
      return done
    })
  } finally {
    // The error of the last statement comes first: it has the reason, the commit's has not.
    await last
  }
  if (mine.announcements.length > 0) transport?.afterCommit?.(mine.announcements)
  return result
}

async function doLastSteps(tx: Transaction<Tables>, { notes }: Pending): Promise<void> {
  for (const name of lastSteps) {
    const noted = notes.filter((one) => one.name === name)
    await noted[0]?.step(tx, noted.map(({ note }) => note) as never[])
  }
}

function pendingOf(tx: Transaction<Tables>): Pending {
  const mine = pending.get(tx)
  if (!mine) throw new Error('The transaction was not begun by write()')
  return mine
}
