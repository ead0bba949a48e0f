import { newCarSchema, type NewCar } from '../../contract/car.ts'
import { messages, type MessageId } from '../../contract/messages.ts'
import { photoIdOf } from '../../contract/photo.ts'
import { composeDescription } from './composed-description.ts'
import { type Column, type Layout } from './csv-columns.ts'
import { bgnOfEur, convertedAmount, parseAmount, type Rate } from './csv-price.ts'
import { factsOfRow, yearOfDate } from './csv-facts.ts'
import { listValue, listWords, type ListColumn } from './csv-values.ts'

/** Why an accepted row is not word for word what the file says. */
export type Change =
  | 'composed description'
  | 'converted price'
  | 'default location'
  | 'fact left out'
  | 'other word for a value'

/** What the rows of a file have in common. */
export interface RowSettings {
  layout: Layout
  /** For `price_gbp`, and for `price_eur` instead of the fixed rate. */
  rate: Rate | null
  /** Of rows that name none. */
  location: string
}

/** An offer with what was changed to make it one, or the reasons why a row is none. */
export type JudgedRow = { car: NewCar; changes: Change[] } | { reasons: string[] }

/** Makes an offer of a row by the form's rules, or says why it is none. */
export function judgeRow(row: string[], { layout, rate, location }: RowSettings): JudgedRow {
  const reasons: string[] = []
  const changes = new Set<Change>()
  const text = (column: Column) => (row[layout.get(column) ?? -1] ?? '').trim().replace(/\s+/gu, ' ')

  const fromList = (column: ListColumn) => {
    const value = listValue(column, text(column))
    if (value === undefined && text(column) !== '') {
      reasons.push(`${column}: "${text(column)}" is none of ${listWords(column)}`)
    }
    if (value !== undefined && value !== text(column)) changes.add('other word for a value')
    return value
  }
  const { year, problem: yearProblem } = readYear(text)
  if (yearProblem !== undefined) reasons.push(yearProblem)

  const facts = { brand: fromList('brand'), model: text('model'), engine: fromList('engine'), year }
  const transmission = fromList('transmission')
  const written = (row[layout.get('description') ?? -1] ?? '').trim()
  if (written === '') changes.add('composed description')
  const place = text('location') || text('town')
  if (place === '') changes.add('default location')
  const { price, isConverted, problem } = readPrice(text, rate)
  if (isConverted) changes.add('converted price')
  if (problem !== undefined) reasons.push(problem)

  const { facts: vehicle, leftOut } = factsOfRow(text)
  if (leftOut > 0) changes.add('fact left out')

  const offer = {
    ...vehicle,
    ...facts,
    transmission,
    description: written === '' ? composeDescription({ ...facts, transmission }, text) : written,
    location: place || location,
    price,
    ...pictures(text, reasons),
  }
  const parsed = newCarSchema.safeParse(offer)
  if (parsed.success && reasons.length === 0) return { car: parsed.data, changes: [...changes] }
  return { reasons: [...reasons, ...brokenRules(parsed.error?.issues ?? [], reasons)] }
}

type TextOf = (column: Column) => string

/** A year of its own, or that of the first registration. */
function readYear(text: TextOf): { year?: number; problem?: string } {
  if (text('year') === '') {
    const year = yearOfDate(text('firstRegistration'))
    return year === undefined ? {} : { year }
  }
  return /^\d{4}$/.test(text('year'))
    ? { year: Number(text('year')) }
    : { problem: `year: "${text('year')}" is no year` }
}

function readPrice(text: TextOf, rate: Rate | null): { price?: number; isConverted?: true; problem?: string } {
  const column = (['price', 'priceEur', 'priceGbp'] as const).find((name) => text(name) !== '')
  if (column === undefined) return {}
  const amount = parseAmount(text(column))
  if (amount === null) return { problem: `price: "${text(column)}" is no amount with at most two decimals` }
  if (column === 'price') return { price: amount }
  if (rate !== null) return { price: convertedAmount(amount, rate), isConverted: true }
  if (column === 'priceEur') return { price: bgnOfEur(amount), isConverted: true }
  return { problem: 'price: amounts in GBP need --rate' }
}

/** Links to pictures elsewhere; several are parted by spaces, commas, semicolons or bars. */
function pictures(text: TextOf, reasons: string[]): { img?: string; images?: string[] } {
  const links = `${text('img')} ${text('images')}`.split(/[\s,;|]+/u).filter((link) => link !== '')
  const [img, ...more] = new Set(links)
  if (links.some((link) => photoIdOf(link) !== null))
    reasons.push('img: only links that begin with https:// can be imported')
  if (img === undefined) return {}
  return more.length === 0 ? { img } : { img, images: [img, ...more] }
}

interface Issue {
  path: PropertyKey[]
  message: string
}

/** The schema's findings in words, but for the fields that have a reason of their own already. */
function brokenRules(issues: Issue[], reasons: string[]): string[] {
  return issues
    .map((issue) => ({ field: String(issue.path[0] ?? ''), sentence: messages[issue.message as MessageId] }))
    .filter(({ field }) => !reasons.some((reason) => reason.startsWith(`${field}:`)))
    .map(({ field, sentence }) => `${field}: ${sentence}`)
}
