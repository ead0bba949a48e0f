import { readFact } from '../../contract/amounts.ts'
import { readMonth } from '../../contract/dates.ts'
import { factFields } from '../../contract/fact-rules.ts'
import { choiceFacts, numberFacts, type ChoiceFact, type Extra, type NumberFact } from '../../contract/facts.ts'
import { placeIn } from '../../contract/place-in.ts'
import { type Column } from './csv-columns.ts'
import { type Layout } from './csv-header.ts'
import { extraOf, listValue } from './csv-values.ts'

/** A fact that was left out, and what the file says of it. */
export interface LeftOut {
  fact: string
  text: string
}

/** The facts that a row states, and those that were left out because they mean nothing known. */
export interface RowFacts {
  facts: Record<string, unknown>
  leftOut: LeftOut[]
}

type TextOf = (column: Column) => string

/** The columns of facts that are numbers; a mileage may stand in miles instead. */
const numberColumns: Record<NumberFact, Column> = {
  mileage: 'mileageKm',
  power: 'power',
  displacement: 'litres',
  battery: 'battery',
  electricRange: 'electricRange',
  owners: 'owners',
}
/** A nought of these is what a car with its engine does not have, or not known. */
const nothingAtNought = new Set<NumberFact>(['displacement', 'battery', 'electricRange'])
/** Cyrillic letters of a VIN that look like those which were meant. */
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
  for (const fact of Object.keys(choiceFacts) as ChoiceFact[]) {
    stated[fact] = { text: text(fact), value: listValue(fact, text(fact)) }
  }
  for (const fact of Object.keys(numberFacts) as NumberFact[]) stated[fact] = numberOf(fact, text, layout)
  stated.vin = { text: text('vin'), value: tidyVin(text('vin')) }
  stated.firstRegistration = { text: monthText(text), value: readMonth(monthText(text)) }
  Object.assign(stated, placeOf(text('region'), text('town')))
  const { known, unknown } = extrasOf(text('extras'))
  if (known.length > 0) stated.extras = { text: text('extras'), value: known }

  const facts: RowFacts['facts'] = {}
  const leftOut: LeftOut[] = unknown.map((extra) => ({ fact: 'extras', text: extra }))
  for (const [fact, said] of Object.entries(stated)) {
    if (said === undefined || said.text === '') continue
    const schema = factFields[fact as keyof typeof factFields]
    const isTaken = said.value !== undefined && schema.safeParse(said.value).success
    if (isTaken) facts[fact] = said.value
    else leftOut.push({ fact, text: said.text })
  }
  return { facts, leftOut }
}

function numberOf(fact: NumberFact, text: TextOf, layout: Layout): { text: string; value: unknown } {
  const isMiles = fact === 'mileage' && text('mileageKm') === ''
  const column = isMiles ? 'mileageMiles' : numberColumns[fact]
  const value = readFact(fact, text(column), isMiles ? 'miles' : layout.get(column)?.unit)
  return { text: value === 0 && nothingAtNought.has(fact) ? '' : text(column), value }
}

/** A VIN without gaps and hyphens, in large Latin letters. */
function tidyVin(text: string): string {
  const large = text.toUpperCase().replaceAll(/[\s-]/gu, '')
  return Array.from(large, (letter) => vinLetters[letter] ?? letter).join('')
}

/** A year alone says no month, and is no mistake either. */
function monthText(text: TextOf): string {
  const first = text('firstRegistration')
  return /^\d{4}(?:\.0)?$/u.test(first) ? '' : first
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
