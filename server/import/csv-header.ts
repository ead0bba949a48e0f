import { isForeignCurrency, isUnitOf, readCurrency } from '../../contract/amounts.ts'
import { wordsOf, yearWords } from '../../contract/amount-words.ts'
import { columnNames, type Column } from './csv-columns.ts'

/** The position of a column, and the unit or currency in its name. */
export interface Place {
  at: number
  unit: string
}

/** The positions of all known columns. */
export type Layout = Map<Column, Place>

/** The meaning of a header row. */
export interface Header {
  layout: Layout
  /** Names of unknown columns. */
  unknown: string[]
}

const columnOf = new Map(
  Object.entries(columnNames).flatMap(([column, names]) => names.map((name) => [name, column as Column])),
)

/** Columns that every file needs, besides a year in one of two and a price in one of three. */
const required = ['brand', 'model', 'engine', 'transmission'] as const
const prices = ['price', 'priceGbp', 'priceEur'] as const
/** Columns whose names may contain the unit of a fact. */
const factOf = {
  mileageKm: 'mileage',
  power: 'power',
  litres: 'displacement',
  battery: 'battery',
  electricRange: 'electricRange',
} as const
/** "Цена в евро", "Price in EUR". */
const prepositions = new Set(['в', 'във', 'in'])
/** Words that headers shorten. */
const abbreviated: Record<string, string> = { бр: 'брой', год: 'година', скор: 'скоростна', мощн: 'мощност' }
const years = new Set(wordsOf(yearWords))
const signs: Record<string, string> = { '€': ' eur ', '£': ' gbp ', '³': '3' }

/**
 * Finds the known columns by the names in the header.
 * @throws Error with a sentence when a column is missing or occurs twice
 */
export function readHeader(header: string[]): Header {
  const layout: Layout = new Map()
  const unknown: string[] = []
  for (const [at, name] of header.entries()) {
    const found = readName(name)
    if (!found) {
      if (name.trim() !== '') unknown.push(name)
      continue
    }
    const earlier = layout.get(found.column)
    if (earlier === undefined) layout.set(found.column, { at, unit: found.unit })
    // "Мощност (к.с.)" and "kW" say the same twice.
    else if (found.isUnit || (found.unit !== '' && found.column in factOf)) unknown.push(name)
    else throw new Error(`Two columns hold the same: "${header[earlier.at]}" and "${name}".`)
  }
  const missing: string[] = required.filter((column) => !layout.has(column))
  if (!layout.has('year') && !layout.has('firstRegistration')) missing.push('year (or first_registration)')
  if (!prices.some((column) => layout.has(column))) missing.push('price (or price_eur, price_gbp)')
  const refused = missing.some((name) => name.startsWith('price')) && unknown.find(foreignCurrency)
  if (refused) {
    const word = foreignCurrency(refused)
    throw new Error(`"${refused}": prices are in BGN, EUR or, with --rate, GBP, not in "${word}".`)
  }
  if (missing.length > 0) {
    throw new Error(`The file has no column for: ${missing.join(', ')}. Its columns are: ${header.join(', ')}.`)
  }
  return { layout, unknown }
}

/** The number of cells that are names of different columns. */
export function countKnown(cells: string[]): number {
  return new Set(cells.flatMap((cell) => readName(cell)?.column ?? [])).size
}

/** The column of a name, which may end with a unit: "Пробег (км)", "Price, EUR". */
function readName(name: string): { column: Column; unit: string; isUnit?: true } | undefined {
  const words = wordsIn(name)
  for (let end = words.length; end > 0; end -= 1) {
    const column = columnOf.get(words.slice(0, end).join(''))
    const unit = words
      .slice(end)
      .filter((word) => !prepositions.has(word))
      .join('')
    const measured = column === 'engine' && unit !== '' ? measuredIn(unit) : column
    if (measured !== undefined && (unit === '' || isUnit(measured, unit))) {
      return { column: inCurrency(measured, unit), unit }
    }
  }
  // A unit alone: "куб. см", "€".
  const unit = words.join('')
  const column = years.has(unit) ? 'year' : readCurrency(unit) ? 'price' : measuredIn(unit)
  return column && { column: inCurrency(column, unit), unit, isUnit: true }
}

/** The words of a name, in lower case; signs of currencies count as words. */
function wordsIn(name: string): string[] {
  const plain = name.toLowerCase().replaceAll(/[€£³]/gu, (sign) => signs[sign]!)
  return (plain.match(/[\p{Letter}\p{Mark}\p{Number}]+|\p{Sc}/gu) ?? []).map((word) => abbreviated[word] ?? word)
}

/** The currency of a price column that no price can be in: "$" of "Price ($)", "USD" of "Цена, USD". */
function foreignCurrency(name: string): string | undefined {
  const words = wordsIn(name)
  const others = words.filter((one) => !isForeignCurrency(one))
  const namesPrice = others.some((_, at) => columnOf.get(others.slice(0, at + 1).join('')) === 'price')
  const isPrice = namesPrice || others.length === 0
  const word = isPrice ? words.find(isForeignCurrency) : undefined
  const at = word === undefined ? -1 : name.toLowerCase().indexOf(word)
  return word && name.slice(at, at + word.length)
}

/** The column of a unit; "Engine (cc)" is no fuel. */
function measuredIn(unit: string): Column | undefined {
  return (Object.keys(factOf) as (keyof typeof factOf)[]).find((column) => isUnitOf(factOf[column], unit))
}

function isUnit(column: Column, unit: string): boolean {
  if (column === 'price') return readCurrency(unit) !== undefined
  return column in factOf && isUnitOf(factOf[column as keyof typeof factOf], unit)
}

/** Separates prices in leva and in euro, as a file may have both. */
function inCurrency(column: Column, unit: string): Column {
  if (column !== 'price') return column
  const currency = readCurrency(unit)
  return currency === 'EUR' ? 'priceEur' : currency === 'GBP' ? 'priceGbp' : 'price'
}
