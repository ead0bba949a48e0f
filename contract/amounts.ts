import { currencyWords, factUnits, foreignCurrencyWords, thousandWords, wordsOf } from './amount-words.ts'
import { type Currency, type NumberFact } from './facts.ts'
import { bgnOfEuroCents, stotinki } from './money.ts'
import { tidyLine } from './text-rules.ts'

/**
 * Reads amounts as people and dealers' programs write them, for the search box, filters, forms and imports. Never
 * guesses: what it cannot read is `null`.
 */

/** A number and the word or sign beside it in lower case; `unit` is empty without one. */
export interface Amount {
  value: number
  unit: string
}

/** A price; `currency` is undefined when the text names none. */
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
const foreignCurrencies = new Set(wordsOf(foreignCurrencyWords))
let codes: ReadonlySet<string> | undefined
const units = Object.fromEntries(
  Object.entries(factUnits).map(([fact, rows]) => [
    fact,
    new Map(rows.flatMap(([factor, words]) => wordsOf(words).map((word) => [compact(word), factor]))),
  ]),
) as Record<NumberFact, Map<string, number>>

/** Groups of three digits with one separator, then decimals behind a point or comma. */
const grouped =
  /^(?<whole>[1-9]\d{0,2}(?:[ '’`´]\d{3})+|[1-9]\d{0,2}(?:\.\d{3})+|[1-9]\d{0,2}(?:,\d{3})+)(?:[.,](?<part>\d{1,2}|0+))?$/u
/** Digits without separators, then at most two decimals or any number of zeros, as some programs write. */
const plain = /^(?<whole>\d{1,13})(?:[.,](?<part>\d{1,2}|0+))?$/u
/** Any number of decimals, for thousands and litres, where three digits behind a point are no group. */
const decimal = /^(?<whole>\d{1,13})(?:[.,](?<part>\d{1,6}))?$/u
/** A displacement without a unit is in litres below this number. */
const litresBelow = 30
/** A note that VAT is included; it does not change the price. */
const withTax = /\s*(?:с|със|вкл|с вкл|с включен)\.?\s+ддс\.?$/iu
/** A dash for "no cents" behind an amount: "12 500.-", "12 500,—". */
const noMore = /\s*[.,][-–—]+(?=\s|$|\p{L})/u

/**
 * Reads a number with spaces, points, commas or apostrophes between thousands and a point or comma before decimals.
 * `null` for anything else, signs and exponents included.
 */
export function readNumber(text: string): number | null {
  const line = tidyLine(text)
  const { whole, part } = grouped.exec(line)?.groups ?? plain.exec(line.replaceAll(' ', ''))?.groups ?? {}
  if (whole === undefined) return null
  // A space anywhere but between thousands separates two numbers.
  if (line.includes(' ') && !grouped.test(line)) return null
  return Number(`${whole.replace(/\D/gu, '')}.${part ?? 0}`)
}

/**
 * Reads a number with a word or sign before or after it: "12,5 хил. лв", "€ 10 000", "184 к.с.". `null` for anything
 * else.
 */
export function readAmount(text: string): Amount | null {
  const line = tidyLine(text).toLowerCase().replace(noMore, '')
  const parts = /^(?<before>[^\d-]*?)\s*(?<number>\d(?:[\d ., '’`´]*\d)?)\s*(?<behind>[^\d].*)?$/u.exec(line)?.groups
  if (!parts) return null
  const { before = '', number = '', behind = '' } = parts
  const [first = ''] = behind.split(/[\s.]+/u)
  // The "к" of "к.с." does not mean thousand.
  const isThousands = thousands.has(first) && !isAnyUnit(compact(behind))
  const words = isThousands ? behind.slice(first.length).replace(/^[\s.]+/u, '') : behind
  const value = isThousands ? readDecimal(number, 1000) : readNumber(number)
  if (value === null || (compact(before) !== '' && compact(words) !== '')) return null
  return { value, unit: compact(words) === '' ? before.trim() : words.trim() }
}

/**
 * Reads a price, the first of two when it is given in two currencies. `null` when there is no number; `{ unknown }`
 * holds words that name no accepted currency.
 */
export function readMoney(text: string): Money | { unknown: string } | null {
  const [first = '', second] = text.replace(withTax, '').split(/[/|(=]/u)
  const read = readAmount(first)
  if (!read) return null
  if (second !== undefined && !readAmount(second.replace(')', '')))
    return { unknown: tidyLine(second.replace(')', '')) }
  const currency = currencies.get(compact(read.unit))
  if (read.unit === '' || currency !== undefined) return { amount: read.value, currency }
  // Exponents such as "1e5" are refused.
  if (/^e[+-]?\d+$/u.test(read.unit)) return null
  const [word = '', ...others] = read.unit.split(' ')
  const isFirstKnown = others.length > 0 && currencies.has(compact(word))
  return { unknown: asTyped(first, isFirstKnown ? others.join(' ') : read.unit) }
}

/** A lower-case word as the text spells it. */
function asTyped(text: string, word: string): string {
  const line = tidyLine(text)
  const at = line.toLowerCase().indexOf(word)
  return at < 0 ? word : line.slice(at, at + word.length)
}

/** Whether a word, sign or code names a currency that no price is in. */
export function isForeignCurrency(text: string): boolean {
  const word = text.toLowerCase()
  if (currencies.has(word)) return false
  return foreignCurrencies.has(word) || /^\p{Sc}$/u.test(word) || currencyCodes().has(word)
}

/** The codes of ISO 4217. */
function currencyCodes(): ReadonlySet<string> {
  codes ??= new Set(Intl.supportedValuesOf('currency').map((code) => code.toLowerCase()))
  return codes
}

/** The currency that a word or sign names; `undefined` when it is not recognised. */
export function readCurrency(text: string): Currency | 'GBP' | undefined {
  return currencies.get(compact(tidyLine(text).toLowerCase()))
}

/**
 * Reads a fact of a vehicle and converts it to the fact's unit (kilometres, horsepower, cubic centimetres,
 * kilowatt-hours). `null` when it is unreadable. `unit` applies when the text names none. Of two units ("184 к.с. / 135
 * kW") the fact's own wins.
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
  // The point in "1.968 л" begins decimals, not thousands.
  const value =
    factor === 1000 ? readDecimal(/\d[\d.,]*/u.exec(text)?.[0] ?? '', factor) : Math.round(read.value * factor)
  return value === null ? null : { value, factor }
}

function isAnyUnit(word: string): boolean {
  return Object.values(units).some((known) => known.has(word))
}

/** Whether the word is a unit of the fact. */
export function isUnitOf(fact: NumberFact, word: string): boolean {
  return units[fact].has(compact(word.toLowerCase()))
}

/** A number whose point or comma always begins decimals, times `factor`, rounded to hundredths. */
function readDecimal(number: string, factor: number): number | null {
  const { whole, part } = decimal.exec(number.trim())?.groups ?? {}
  if (whole === undefined) return readNumber(number) === null ? null : readNumber(number)! * factor
  return Math.round(Number(`${whole}.${part ?? 0}`) * factor * 100) / 100
}

/** A word without points, spaces and brackets, so that "куб. см" equals "(куб.см)". */
function compact(word: string): string {
  return word.replace(/[\s.,()[\]:]/gu, '')
}

/** A price as a person types it, beside the chosen currency. */
export interface TypedPrice {
  price: string
  priceCurrency: string
}

/** The currency of the price; one typed beside it outranks the chosen one. */
export function currencyOf({ price, priceCurrency }: TypedPrice): string {
  const read = readMoney(price)
  return (read && 'amount' in read && read.currency) || priceCurrency
}

/** The price in BGN, whatever currency it is typed in; `null` when it is invalid. */
export function priceOf(typed: TypedPrice): number | null {
  const read = readMoney(typed.price)
  if (!read || 'unknown' in read) return null
  const currency = currencyOf(typed)
  if (currency !== 'EUR') return currency === 'BGN' ? read.amount : null
  // In euro cents, because 1.95583 of a cent is more than half a stotinka, so that a price typed in euro keeps its
  // value.
  return bgnOfEuroCents(stotinki(read.amount))
}
