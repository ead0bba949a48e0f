import { currencyWords, factUnits, thousandWords, wordsOf } from './amount-words.ts'
import { type Currency, type NumberFact } from './facts.ts'
import { tidyLine } from './text-rules.ts'

/**
 * The one reader of what people and dealers' programs write for amounts: used by search box, filters, forms and
 * imports. What it cannot read is never guessed.
 */

/** A number with the words or sign beside it, in small letters; empty where there are none. */
export interface Amount {
  value: number
  unit: string
}

/** A price: its currency where one stands beside it. */
export interface Money {
  amount: number
  currency: Currency | 'GBP' | undefined
}

const thousands = new Set(wordsOf(thousandWords))
const currencies = new Map(
  Object.entries(currencyWords).flatMap(([currency, words]) =>
    wordsOf(words).map((word) => [word, currency as Currency | 'GBP']),
  ),
)
const units = Object.fromEntries(
  Object.entries(factUnits).map(([fact, rows]) => [
    fact,
    new Map(rows.flatMap(([factor, words]) => wordsOf(words).map((word) => [compact(word), factor]))),
  ]),
) as Record<NumberFact, Map<string, number>>

/** Groups of three digits with the same or different signs between them, then decimals behind another sign. */
const grouped =
  /^(?<whole>[1-9]\d{0,2}(?:[ '’`´]\d{3})+|[1-9]\d{0,2}(?:\.\d{3})+|[1-9]\d{0,2}(?:,\d{3})+)(?:[.,](?<part>\d{1,2}|0+))?$/u
/** Digits without signs between them, and decimals: two at most, or as many noughts as a program writes. */
const plain = /^(?<whole>\d{1,13})(?:[.,](?<part>\d{1,2}|0+))?$/u
/** Decimals of any length: of amounts in thousands or litres, where three digits behind a sign are no group. */
const decimal = /^(?<whole>\d{1,13})(?:[.,](?<part>\d{1,6}))?$/u
/** Below this a displacement without a unit is in litres. */
const litresBelow = 30
/** Value added tax that is part of the price changes nothing. */
const withTax = /\s*(?:с|със|вкл|с вкл|с включен)\.?\s+ддс\.?$/iu
/** What stands behind an amount for "and no more": "12 500.-", "12 500,—". */
const noMore = /\s*[.,][-–—]+(?=\s|$|\p{L})/u

/**
 * Reads a number as it is written anywhere: gaps, points, commas and apostrophes between thousands, a point or comma
 * before decimals. `null` when it is none; signs and exponents are refused.
 */
export function readNumber(text: string): number | null {
  const line = tidyLine(text)
  const { whole, part } = grouped.exec(line)?.groups ?? plain.exec(line.replaceAll(' ', ''))?.groups ?? {}
  if (whole === undefined) return null
  // A gap that stands elsewhere than between thousands parts two numbers.
  if (line.includes(' ') && !grouped.test(line)) return null
  return Number(`${whole.replace(/\D/gu, '')}.${part ?? 0}`)
}

/** Reads a number with a word or sign before or behind it: "12,5 хил. лв", "€ 10 000", "184 к.с.". `null` when it is none. */
export function readAmount(text: string): Amount | null {
  const line = tidyLine(text).toLowerCase().replace(noMore, '')
  const parts = /^(?<before>[^\d-]*?)\s*(?<number>\d(?:[\d ., '’`´]*\d)?)\s*(?<behind>[^\d].*)?$/u.exec(line)?.groups
  if (!parts) return null
  const { before = '', number = '', behind = '' } = parts
  const [first = ''] = behind.split(/[\s.]+/u)
  // "к" of "к.с." is no thousand.
  const isThousands = thousands.has(first) && !isAnyUnit(compact(behind))
  const words = isThousands ? behind.slice(first.length).replace(/^[\s.]+/u, '') : behind
  const value = isThousands ? readDecimal(number, 1000) : readNumber(number)
  if (value === null || (compact(before) !== '' && compact(words) !== '')) return null
  return { value, unit: compact(words) === '' ? before.trim() : words.trim() }
}

/**
 * Reads a price. `null` when it is no number; `{ unknown }` names the words beside it that are none of a currency that is
 * taken. A price said in two currencies is the first.
 */
export function readMoney(text: string): Money | { unknown: string } | null {
  const [first = '', second] = text.replace(withTax, '').split(/[/|(=]/u)
  const read = readAmount(first)
  if (!read) return null
  if (second !== undefined && !readAmount(second.replace(')', '')))
    return { unknown: tidyLine(second.replace(')', '')) }
  const currency = currencies.get(compact(read.unit))
  if (read.unit === '' || currency !== undefined) return { amount: read.value, currency }
  // "1e5" is a way to write numbers that is not taken.
  if (/^e[+-]?\d+$/u.test(read.unit)) return null
  const [word = '', ...others] = read.unit.split(' ')
  const isFirstKnown = others.length > 0 && currencies.has(compact(word))
  return { unknown: asTyped(first, isFirstKnown ? others.join(' ') : read.unit) }
}

/** A word that was read in small letters, as it stands in the text. */
function asTyped(text: string, word: string): string {
  const line = tidyLine(text)
  const at = line.toLowerCase().indexOf(word)
  return at < 0 ? word : line.slice(at, at + word.length)
}

/** The currency that a word or sign means; `undefined` when it is none that is known. */
export function readCurrency(text: string): Currency | 'GBP' | undefined {
  return currencies.get(compact(tidyLine(text).toLowerCase()))
}

/**
 * Reads a fact of a vehicle in the unit of the fact, whatever unit stands beside it: kilometres, horsepower, cubic
 * centimetres, kilowatt-hours. `null` when it is none. `unit` is what is meant where the text names none. Of an amount
 * in two units ("184 к.с. / 135 kW") the one in the fact's own is taken.
 */
export function readFact(fact: NumberFact, text: string, unit = ''): number | null {
  const amounts = text.split(/[/|(=]/u).map((part) => factOf(fact, part.replace(')', ''), unit))
  if (amounts.includes(null)) return null
  const own = amounts.find((amount) => amount?.factor === 1) ?? amounts[0]
  return own?.value ?? null
}

function factOf(fact: NumberFact, text: string, unit: string): { value: number; factor: number } | null {
  const read = readAmount(text)
  if (!read) return null
  const named = compact(read.unit || unit.toLowerCase())
  const isInLitres = fact === 'displacement' && named === '' && read.value < litresBelow
  const factor = isInLitres ? 1000 : named === '' ? 1 : units[fact].get(named)
  if (factor === undefined) return null
  if (factor === 1) return { value: read.value, factor }
  // "1.968 л" is no thousand litres.
  const value =
    factor === 1000 ? readDecimal(/\d[\d.,]*/u.exec(text)?.[0] ?? '', factor) : Math.round(read.value * factor)
  return value === null ? null : { value, factor }
}

function isAnyUnit(word: string): boolean {
  return Object.values(units).some((known) => known.has(word))
}

/** Is this word a unit of the fact? */
export function isUnitOf(fact: NumberFact, word: string): boolean {
  return units[fact].has(compact(word.toLowerCase()))
}

/** A number whose point or comma begins decimals, times `factor`, to the hundredth. */
function readDecimal(number: string, factor: number): number | null {
  const { whole, part } = decimal.exec(number.trim())?.groups ?? {}
  if (whole === undefined) return readNumber(number) === null ? null : readNumber(number)! * factor
  return Math.round(Number(`${whole}.${part ?? 0}`) * factor * 100) / 100
}

/** A word without points, gaps and brackets: "куб. см" and "(куб.см)" are one. */
function compact(word: string): string {
  return word.replace(/[\s.,()[\]:]/gu, '')
}
