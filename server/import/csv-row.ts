import { newCarSchema, type NewCar } from '../../contract/car.ts'
import { type MessageId } from '../../contract/messages.ts'
import { type Language } from '../../contract/language.ts'
import { messages } from '../../contract/texts/en/messages.ts'
import { photoIdOf } from '../../contract/photo.ts'
import { readYear } from '../../contract/dates.ts'
import { tidyLine, tidyText } from '../../contract/text-rules.ts'
import { catalogues } from '../texts/texts.ts'
import { composeDescription } from './composed-description.ts'
import { type Column } from './csv-columns.ts'
import { factsOfRow, type LeftOut } from './csv-facts.ts'
import { type Layout } from './csv-header.ts'
import { readPrice, type Rate, type RowPrice } from './csv-price.ts'
import { listValue, listWords } from './csv-values.ts'
import { identityOf, type Identity } from './row-identity.ts'

/** Why the offer of an accepted row differs from the text of the file. */
export type Change =
  | 'composed description'
  | 'converted price'
  | 'default location'
  | 'fact left out'
  | 'other word for a value'

/** The settings for all rows of a file. */
export interface RowSettings {
  layout: Layout
  /** For amounts in GBP. */
  rate: Rate | null
  /** For rows without a location. */
  location: string
  /** Of composed descriptions. */
  language: Language
}

/** An offer with the changes that were made to the row, or the reasons why the row was rejected. */
export type CheckedRow = { identity: Identity } & (
  | { car: NewCar; changes: Change[]; leftOut: LeftOut[] }
  | { reasons: string[] }
)

/** Turns a row into an offer by the rules of the form, or rejects it with reasons. */
export function checkRow(row: string[], settings: RowSettings): CheckedRow {
  const { layout } = settings
  const reasons: string[] = []
  const changes = new Set<Change>()
  const cell = (column: Column) => row[layout.get(column)?.at ?? -1] ?? ''
  const text = (column: Column) => tidyLine(cell(column))

  const fromList = (column: 'brand' | 'engine' | 'transmission') => {
    const value = listValue(column, text(column))
    if (value === undefined && text(column) !== '') {
      reasons.push(`${column}: "${text(column)}" is none of ${listWords(column)}`)
    }
    if (value !== undefined && value !== text(column)) changes.add('other word for a value')
    return value
  }
  const car = {
    brand: fromList('brand'),
    model: text('model'),
    engine: fromList('engine'),
    year: yearOf(text, reasons),
  }
  const transmission = fromList('transmission')
  const { problem, isConverted, ...price } = readPrice(text, settings) as Partial<RowPrice & { problem: string }>
  if (isConverted) changes.add('converted price')
  if (problem !== undefined) reasons.push(problem)
  const { facts, leftOut } = factsOfRow(text, layout)
  if (leftOut.length > 0) changes.add('fact left out')
  const written = tidyText(cell('description')).trim()
  if (written === '') changes.add('composed description')
  const place = text('location') || text('town')
  if (place === '') changes.add('default location')
  const { identity, problem: identityProblem } = identityOf(text('stock'), facts.vin)
  if (identityProblem !== undefined) reasons.push(identityProblem)

  const offer = {
    ...facts,
    ...car,
    transmission,
    location: place || settings.location,
    ...price,
    ...pictures(text, reasons),
  }
  const description =
    written === '' ? composeDescription(offer as Partial<NewCar>, catalogues[settings.language]) : written
  const parsed = newCarSchema.safeParse({ ...offer, description })
  if (parsed.success && reasons.length === 0) return { car: parsed.data, identity, changes: [...changes], leftOut }
  return { identity, reasons: [...reasons, ...brokenRules(parsed.error?.issues ?? [], reasons)] }
}

type TextOf = (column: Column) => string

/** The year of its own column, or that of the first registration. */
function yearOf(text: TextOf, reasons: string[]): number | undefined {
  const said = text('year') || text('firstRegistration')
  const year = readYear(said)
  if (year === null && text('year') !== '') reasons.push(`year: "${said}" is no year`)
  return year ?? undefined
}

/** Between links: spaces and bars, and the commas and semicolons that a link does not go on after. */
const betweenLinks = /[\s|]+|[,;]+(?=\s|https?:|\/\/|www\.|$)/iu

/** Links to pictures, also without their scheme, and as they stand in HTML. */
function pictures(text: TextOf, reasons: string[]): { img?: string; images?: string[] } {
  const links = `${text('img')} ${text('images')}`
    .replaceAll('&amp;', '&')
    .split(betweenLinks)
    .filter((link) => link !== '')
    .map((link) => link.replace(/^(?:https?:)?\/\/(?=.)|^(?=www\.)/iu, 'https://'))
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

/** The sentences of the schema's findings, except for fields that already have a reason. */
function brokenRules(issues: Issue[], reasons: string[]): string[] {
  return issues
    .map((issue) => ({ field: String(issue.path[0] ?? ''), sentence: messages[issue.message as MessageId] }))
    .filter(({ field }) => !reasons.some((reason) => reason.startsWith(`${field}:`)))
    .map(({ field, sentence }) => `${field}: ${sentence}`)
}
