import { type ImportSummary } from './csv-import.ts'
import { type LookedAt } from './first-pictures.ts'
import { type GoneChoice } from './gone-store.ts'

const separatorNames: Record<string, string> = { ',': 'commas', ';': 'semicolons', '\t': 'tabs', '|': 'bars' }
const goneWords: Record<GoneChoice, string> = {
  keep: 'kept: --gone pause or --gone delete takes them off the lists',
  pause: 'paused',
  delete: 'deleted',
}
const manyGone =
  'kept, because most are missing. If they are gone, run it again with --many-gone; else look at the file'

/** Prints the result of an import. The exit status of an interrupted import is 130. */
export function report(
  summary: ImportSummary,
  { isInterrupted, ...beside }: Beside & { isInterrupted: boolean },
): void {
  console.log(reportLines(summary, beside).join('\n'))
  if (!isInterrupted) return
  console.log('Interrupted. What is counted here is stored; run the same command again to go on.')
  process.exitCode = 130
}

/** What the report says beside the result for the rows. */
interface Beside {
  /** The file for rejected rows. */
  rejected: string
  gone: GoneChoice
  pictures: LookedAt
}

/** The lines of the report. */
export function reportLines(summary: ImportSummary, { rejected, gone, pictures }: Beside): string[] {
  const { rows, accepted, added, changed, reworded, changes, leftOut, unknownColumns, nameless } = summary
  const { encoding, separator } = summary
  const facts = [...leftOut].map(([fact, { count, example }]) => `${fact}: ${count}, such as "${example}"`)
  const reasons = [...changes].map(([why, count]) => `${why}: ${count}`)
  return [
    `Read as ${encoding}, columns parted by ${separatorNames[separator] ?? `"${separator}"`}.`,
    line('Rows', rows),
    line('Accepted', accepted, `${added} new, ${changed} changed, ${accepted - added - changed} same`),
    line('Reworded', reworded, reasons.join(', ')),
    line('Rejected', summary.rejected, summary.rejected > 0 ? rejected : ''),
    ...(summary.gone === undefined
      ? []
      : [goneLine(summary.gone, gone !== 'keep' && summary.isGoneMany ? manyGone : goneWords[gone])]),
    ...(unknownColumns.length > 0 ? [`Columns not known: ${unknownColumns.join(', ')}.`] : []),
    ...(facts.length > 0 ? [`Facts left out: ${facts.join('; ')}.`] : []),
    ...(nameless > 0
      ? [`Rows with neither VIN nor stock number: ${nameless}. If one of them changes, it becomes another offer.`]
      : []),
    ...pictureLines(pictures),
  ]
}

function pictureLines({ count, same, missing }: LookedAt): string[] {
  const ofAll = `of ${count} cars that were looked at`
  return [
    ...same.map(
      ({ count: cars, example }) =>
        `The same picture: ${cars} ${ofAll}, such as ${example}. The host may refuse strangers: upload the photos instead.`,
    ),
    ...(missing
      ? [`No picture came: ${missing.count} ${ofAll}, such as ${missing.example}. The host may refuse strangers.`]
      : []),
  ]
}

function goneLine(count: number, words: string): string {
  return line('Gone', count, count > 0 ? words : '')
}

function line(name: string, count: number, more = ''): string {
  return `${name.padEnd(10)}${String(count).padStart(9)}${more && `  (${more})`}`
}
