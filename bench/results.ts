import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { type Row } from './rounds.ts'

/** The results of one engine and size, as they are kept. */
export interface Results {
  machine: string
  rows: Row[]
}

const folder = join(import.meta.dirname, 'results')

/** This machine in words. */
export function machine(): string {
  const memory = Math.round(totalmem() / 2 ** 30)
  const cores = `${cpus().length} cores (${cpus()[0]?.model.trim()})`
  return `${cores}, ${memory} GB, Node ${process.versions.node}, ${process.platform}`
}

/** Prints one subject's table. */
export function printRows(rows: readonly Row[]): void {
  console.log(`\n${''.padEnd(34)}${'ours'.padStart(10)}   times the first floor`)
  for (const { name, unit, ours, floors, ratio, least, most } of rows) {
    const limits = Object.entries(floors).map(([floor, value]) => `${floor} ${value}`)
    const times = limits.length === 0 ? '' : `${ratio.toFixed(2)} (${least.toFixed(2)} to ${most.toFixed(2)})`
    console.log(
      `${name.padEnd(34)}${`${ours}`.padStart(10)} ${unit.padEnd(8)} ${times.padEnd(24)} ${limits.join(', ')}`,
    )
  }
}

/** Keeps rows in the place of earlier ones of the same name. */
export async function keepResults(file: string, rows: readonly Row[]): Promise<void> {
  const before = await readResults(file)
  const isNew = (row: Row) => rows.some((other) => keyOf(other) === keyOf(row))
  const kept: Results = { machine: machine(), rows: [...(before?.rows.filter((row) => !isNew(row)) ?? []), ...rows] }
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, file), `${JSON.stringify(kept, null, 2)}\n`)
}

/** Says what became slower or faster than the kept results by more than the rounds of either differ. */
export async function compareResults(file: string, rows: readonly Row[]): Promise<void> {
  const kept = await readResults(file)
  if (!kept) return console.log(`\nThere are no kept results in ${file}.`)
  console.log(`\nCompared with the kept results of ${kept.machine}:`)
  for (const row of rows) {
    const before = kept.rows.find((other) => keyOf(other) === keyOf(row))
    if (before) console.log(`  ${row.name.padEnd(34)}${before.ratio} -> ${row.ratio}  ${verdict(row, before)}`)
  }
}

function verdict(row: Row, before: Row): string {
  const isRate = row.unit.endsWith('/s') && Object.keys(row.floors).length === 0
  if (row.least > before.most) return isRate ? 'FASTER' : 'SLOWER'
  if (row.most < before.least) return isRate ? 'SLOWER' : 'FASTER'
  return 'within the noise'
}

async function readResults(file: string): Promise<Results | undefined> {
  const text = await readFile(join(folder, file), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as Results)
}

function keyOf({ subject, name }: Row): string {
  return `${subject}: ${name}`
}
