import { readFact } from '../../contract/amounts.ts'
import { readMonth } from '../../contract/dates.ts'
import { factFields } from '../../contract/fact-rules.ts'
import { choiceNames, monthNames, numberNames, type Extra, type NumberFact } from '../../contract/facts.ts'
import { placeIn } from '../../contract/place-in.ts'
import { type Column } from './csv-columns.ts'
import { type Layout } from './csv-header.ts'
import { extraOf, listValue } from './csv-values.ts'

/** A fact that was left out, with its text in the file. */
export interface LeftOut {
  fact: string
  text: string
}

/** The facts of a row, and those that were left out because their text is unknown. */
export interface RowFacts {
  facts: Record<string, unknown>
  leftOut: LeftOut[]
}

type TextOf = (column: Column) => string

/** The columns of numeric facts; a mileage may also be in miles. */
const numberColumns: Record<NumberFact, Column> = {
  mileage: 'mileageKm',
  power: 'power',
  displacement: 'litres',
  battery: 'battery',
  electricRange: 'electricRange',
  owners: 'owners',
  keys: 'keys',
}
/** Facts of which 0 means that they are unknown or do not exist. */
const unknownAtZero = new Set<NumberFact>(['displacement', 'battery', 'electricRange'])
/** Cyrillic letters that are typed in a VIN instead of the Latin ones. */
const vinLetters: Record<string, string> = {
  А: 'A',
  В: 'B',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  Р: 'P',
  С: 'C',
  Т: 'T',
  У: 'Y',
  Х: 'X',
}

/** Reads the facts of a row. A fact that is not understood is left out, never guessed. */
export function factsOfRow(text: TextOf, layout: Layout): RowFacts {
  const stated: Partial<Record<string, { text: string; value: unknown }>> = {}
  for (const fact of choiceNames) {
    stated[fact] = { text: text(fact), value: listValue(fact, text(fact)) }
  }
  for (const fact of numberNames) stated[fact] = numberOf(fact, text, layout)
  stated.vin = { text: text('vin'), value: tidyVin(text('vin')) }
  for (const fact of monthNames) {
    stated[fact] = { text: monthText(text(fact)), value: readMonth(monthText(text(fact))) }
  }
  Object.assign(stated, placeOf(text('region'), text('town')))
  const { known, unknown } = extrasOf(text('extras'))
  if (known.length > 0) stated.extras = { text: text('extras'), value: known }

  const facts: RowFacts['facts'] = {}
  const leftOut: LeftOut[] = unknown.map((extra) => ({ fact: 'extras', text: extra }))
  for (const [fact, said] of Object.entries(stated)) {
    if (said === undefined || said.text === '') continue
    const schema = factFields[fact as keyof typeof factFields]
    const isAccepted = said.value !== undefined && schema.safeParse(said.value).success
    if (isAccepted) facts[fact] = said.value
    else leftOut.push({ fact, text: said.text })
  }
  return { facts, leftOut }
}

function numberOf(fact: NumberFact, text: TextOf, layout: Layout): { text: string; value: unknown } {
  const isMiles = fact === 'mileage' && text('mileageKm') === ''
  const column = isMiles ? 'mileageMiles' : numberColumns[fact]
  const value = readFact(fact, text(column), isMiles ? 'miles' : layout.get(column)?.unit)
  return { text: value === 0 && unknownAtZero.has(fact) ? '' : text(column), value }
}

/** A VIN without spaces and hyphens, in Latin capitals. */
function tidyVin(text: string): string {
  const large = text.toUpperCase().replaceAll(/[\s-]/gu, '')
  return Array.from(large, (letter) => vinLetters[letter] ?? letter).join('')
}

/** The text of a month; empty for a year alone, which has no month but is no mistake. */
function monthText(text: string): string {
  return /^\d{4}(?:\.0)?$/u.test(text) ? '' : text
}

function extrasOf(text: string): { known: Extra[]; unknown: string[] } {
  const said = text.split(/[,;|]/u).map((name) => name.trim())
  const found = said.filter((name) => name !== '').map((name) => ({ name, extra: extraOf(name) }))
  return {
    known: [...new Set(found.flatMap(({ extra }) => extra ?? []))],
    unknown: found.flatMap(({ name, extra }) => (extra === undefined ? name : [])),
  }
}

function placeOf(region: string, town: string): Record<string, { text: string; value: unknown }> {
  const text = `${town} ${region}`.trim()
  if (text === '') return {}
  const place = placeIn(text)
  return {
    region: { text, value: place.region },
    ...(place.town !== undefined && { town: { text, value: place.town } }),
  }
}
