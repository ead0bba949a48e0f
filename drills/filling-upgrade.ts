/** An upgrade whose data step has work for 100,000 offers, which people edit meanwhile. */
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { offerCar, register, type Caller } from '../scripts/callers.ts'
import { openDatabase, type Database } from '../server/db/database.ts'
import { buildCar } from '../server/testing/cars.ts'
import { numberedId, numberOffers } from '../server/testing/numbered-offers-store.ts'
import { fillingLevel } from './filling-level.ts'
import { withProducts, type Drilled } from './product.ts'
import { type Report } from './report.ts'
import { personAt } from './writers.ts'

const offers = 100_000
const sellerCount = 10
/** Half of them edit what the step is about to reach. */
const editorCount = 6
const editPauseMs = 20
const usualMs = 5000
/** Nobody's edit waits longer (decision 110). */
const maxEditMs = 1000
const longestMs = 300_000

/** People who edit offers, and what came of it. */
interface Editing {
  addresses: string[]
  sellers: Caller[]
  /** Ms of each edit. */
  times: number[]
  /** When the slowest of them began, by `performance.now()`. */
  slowestAt?: number
  /** The last description of each offer that was edited, by its number. */
  edited: Map<number, string>
  /** The answers to edits that were not taken. */
  refused: (number | string)[]
  /** How many offers the step has reached. */
  done: number
}

/** On PostgreSQL with two processes: what one does to a row, the other's writers wait for. */
export async function drillFillingUpgrade(report: Report): Promise<void> {
  await withProducts({ engine: 'PostgreSQL', processes: 2, megabytes: 2048 }, async (drilled) => {
    const db = openDatabase({ file: '', url: drilled.store.settings.DATABASE_URL }, { hasLongTimeouts: true })
    try {
      await upgrade({ ...drilled, db }, report)
    } finally {
      await db.destroy()
    }
  })
}

async function upgrade({ db, products, address }: Drilled & { db: Database }, report: Report): Promise<void> {
  const sellers: Caller[] = []
  while (sellers.length < sellerCount) sellers.push(await register(address))
  await fillStore(db, { address, sellers })
  const editing = { addresses: products.map((product) => product.address), sellers, refused: [], done: 0 }
  const usual: Editing = { ...editing, times: [], edited: new Map() }
  await editUntil(usual, sleep(usualMs))
  report.note(`edits before: ${shown(usual.times)}`)

  await db.updateTable('cars').set({ modelFamily: '' }).execute()
  await Promise.all(products.map((product) => product.stop()))
  for (const product of products) product.useFile('drills/filling-product.ts')
  await Promise.all(products.map((product) => product.start()))
  // The first edit of a process waits for what it loads, not for the step.
  for (const editor of products.keys()) await editOnce({ ...usual }, editor, editor)
  const begunAt = performance.now()
  const during: Editing = { ...editing, times: [], edited: new Map() }
  await editUntil(during, untilFilled(db, during))
  report.note(`the step took ${((performance.now() - begunAt) / 1000).toFixed(1)} s`)
  const slowestAfter = ((during.slowestAt ?? begunAt) - begunAt) / 1000
  report.note(`edits meanwhile: ${shown(during.times)}, ${slowestAfter.toFixed(1)} s after the start`)
  report.check('filling upgrade: edits meanwhile', during.times.length, 'at least', 200)
  report.check('filling upgrade: the slowest edit, ms', Math.max(...during.times), 'at most', maxEditMs)
  report.check('filling upgrade: edits that were refused', during.refused.length, 'exactly', 0)
  if (during.refused.length > 0) report.note(`refused with ${during.refused.join(', ')}`)
  report.check('filling upgrade: edits that were lost', await countLost(db, during.edited), 'exactly', 0)
  report.check('filling upgrade: offers that were not reached', await countUnreached(db), 'exactly', 0)
}

/** Copies an offer of each seller; those of one seller are every tenth. */
async function fillStore(db: Database, { address, sellers }: { address: string; sellers: Caller[] }): Promise<void> {
  for (const [first, seller] of sellers.entries()) {
    const id = await offerCar(address, seller, buildCar())
    await numberOffers(db, id, { first, last: offers - 1, step: sellerCount })
  }
  await sql`analyze cars`.execute(db)
}

/** Edits offers, each once, until something ends. */
async function editUntil(editing: Editing, end: Promise<unknown>): Promise<void> {
  const over = new AbortController()
  void end.then(() => over.abort())
  const edit = async (editor: number) => {
    while (!over.signal.aborted) {
      const number = editor % 2 === 0 ? (editing.done + random(1000)) % offers : random(offers)
      if (!editing.edited.has(number)) await editOnce(editing, editor, number)
      await sleep(editPauseMs)
    }
  }
  await Promise.all(Array.from({ length: editorCount }, (_, editor) => edit(editor)))
  await end
}

async function editOnce(editing: Editing, editor: number, number: number): Promise<void> {
  const { addresses, sellers, times, edited } = editing
  const description = `drill ${crypto.randomUUID()}`
  edited.set(number, description)
  const begunAt = performance.now()
  const url = `${addresses[editor % addresses.length]}/api/cars/${numberedId(number)}.json?auth=${personAt(sellers, number).token}`
  const answer = await fetch(url, { method: 'PUT', body: JSON.stringify(buildCar({ description })) }).catch(() => null)
  await answer?.arrayBuffer()
  const ms = performance.now() - begunAt
  if (ms > Math.max(0, ...times)) editing.slowestAt = begunAt
  times.push(ms)
  if (answer?.ok) return
  editing.refused.push(answer?.status ?? 'away')
  edited.delete(number)
}

/** Waits until the step is done, and follows it meanwhile. */
async function untilFilled(db: Database, editing: Editing): Promise<void> {
  const done = db.selectFrom('jobs').select('doneAt').where('name', '=', `fill ${fillingLevel}`)
  const until = performance.now() + longestMs
  while (performance.now() < until && !(await done.executeTakeFirst())) {
    for (const address of editing.addresses) {
      const { upgrade: step } = (await (await fetch(`${address}/readyz`)).json()) as { upgrade?: { done: number } }
      if (step) editing.done = step.done
    }
    await sleep(50)
  }
}

async function countLost(db: Database, edited: Editing['edited']): Promise<number> {
  const ids = [...edited.keys()].map(numberedId)
  const rows = await db.selectFrom('cars').select('description').where('id', 'in', ids).execute()
  const stored = new Set(rows.map(({ description }) => description))
  return [...edited.values()].filter((description) => !stored.has(description)).length
}

async function countUnreached(db: Database): Promise<number> {
  const counted = db.selectFrom('cars').select((eb) => eb.fn.countAll().as('count'))
  const { count } = await counted.where('modelFamily', '=', '').executeTakeFirstOrThrow()
  return Number(count)
}

function random(below: number): number {
  return Math.floor(Math.random() * below)
}

function shown(times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other)
  const [half = 0, most = 0, slowest = 0] = [0.5, 0.99, 1].map((share) => sorted[Math.ceil(sorted.length * share) - 1])
  const ms = [half, most, slowest].map((time) => time.toFixed(0))
  return `${times.length}, half within ${ms[0]} ms, 99 of 100 within ${ms[1]} ms, the slowest ${ms[2]} ms`
}
