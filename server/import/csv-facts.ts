import { factFields } from '../../contract/fact-rules.ts'
import { choiceFacts, extras, type ChoiceFact, type Extra } from '../../contract/facts.ts'
import { placeIn } from '../../contract/place-in.ts'
import { type Column } from './csv-columns.ts'

/** Other words for the values of facts, in lower case. A fact that is not understood is left out, never guessed. */
const words: { [Fact in ChoiceFact]?: Record<string, (typeof choiceFacts)[Fact][number]> } = {
  body: {
    седан: 'Sedan',
    saloon: 'Sedan',
    хечбек: 'Hatchback',
    комби: 'Estate',
    wagon: 'Estate',
    'station wagon': 'Estate',
    купе: 'Coupe',
    кабрио: 'Cabrio',
    convertible: 'Cabrio',
    джип: 'SUV',
    ван: 'Van',
    миниван: 'MPV',
    пикап: 'Pickup',
  },
  colour: {
    черен: 'Black',
    бял: 'White',
    сребърен: 'Silver',
    сив: 'Grey',
    gray: 'Grey',
    син: 'Blue',
    червен: 'Red',
    зелен: 'Green',
    жълт: 'Yellow',
    кафяв: 'Brown',
    бежов: 'Beige',
  },
  doors: { '2': '2/3', '3': '2/3', '4': '4/5', '5': '4/5' },
  drive: { fwd: 'Front', rwd: 'Rear', awd: '4x4', '4wd': '4x4', предно: 'Front', задно: 'Rear' },
  steering: { ляв: 'Left', десен: 'Right' },
  condition: { употребяван: 'Used', нов: 'New', катастрофирал: 'Damaged', 'на части': 'For parts' },
  serviceBook: { да: 'Yes', не: 'No', true: 'Yes', false: 'No', '1': 'Yes', '0': 'No' },
  registered: { да: 'Yes', не: 'No', true: 'Yes', false: 'No', '1': 'Yes', '0': 'No' },
  newImport: { да: 'Yes', не: 'No', true: 'Yes', false: 'No', '1': 'Yes', '0': 'No' },
  accident: { no: 'None', не: 'None', yes: 'Repaired', да: 'Repaired' },
  vat: { да: 'Deductible', yes: 'Deductible', не: 'Not deductible', no: 'Not deductible' },
  seller: { частно: 'Private', dealer: 'Trader', търговец: 'Trader', автокъща: 'Trader' },
}

const kilometresOfMile = 1.609_344
/** Engines of less than this are in litres, of more in cubic centimetres. */
const litresAtMost = 30

/** The facts that a row states, and how many of its cells were left out because they mean nothing known. */
export function factsOfRow(text: (column: Column) => string): { facts: Record<string, unknown>; leftOut: number } {
  const stated: Record<string, unknown> = {
    ...Object.fromEntries(
      (Object.keys(choiceFacts) as ChoiceFact[]).map((fact) => [fact, text(fact) && choiceOf(fact, text(fact))]),
    ),
    mileage: text('mileageKm') === '' ? milesOf(text('mileageMiles')) : numberOf(text('mileageKm')),
    power: numberOf(text('power')),
    displacement: displacementOf(text('litres')),
    battery: sizeOf(text('battery')),
    electricRange: sizeOf(text('electricRange')),
    owners: numberOf(text('owners')),
    vin: text('vin') && text('vin').toUpperCase(),
    firstRegistration: text('firstRegistration') && monthOf(text('firstRegistration')),
    extras: text('extras') && extrasOf(text('extras')),
    ...placeOf(text('region'), text('town')),
  }
  const facts: Record<string, unknown> = {}
  let leftOut = 0
  for (const [fact, value] of Object.entries(stated)) {
    if (value === '' || value === undefined) continue
    if (value !== null && factFields[fact as keyof typeof factFields].safeParse(value).success) facts[fact] = value
    else leftOut += 1
  }
  return { facts, leftOut }
}

/** `null` when it is none of the list. */
function choiceOf(fact: ChoiceFact, value: string): string | null {
  const plain = value.toLowerCase()
  const listed = (choiceFacts[fact] as readonly string[]).find((option) => option.toLowerCase() === plain)
  return listed ?? (words[fact] as Record<string, string> | undefined)?.[plain] ?? null
}

/** A number with or without signs between its thousands; `undefined` without one, `null` when it is none. */
function numberOf(value: string): number | null | undefined {
  if (value === '') return undefined
  if (/^\d{1,3}(?:[\s.,]\d{3})+$/u.test(value)) return Number(value.replace(/\D/gu, ''))
  return /^\d+(?:[.,]\d+)?$/u.test(value) ? Number(value.replace(',', '.')) : null
}

function milesOf(value: string): number | null | undefined {
  const miles = numberOf(value)
  return typeof miles === 'number' ? Math.round(miles * kilometresOfMile) : miles
}

/** Nothing for 0: what a car with this engine does not have, or not known. */
function sizeOf(value: string): number | null | undefined {
  const size = numberOf(value)
  return size === 0 ? undefined : size
}

function displacementOf(value: string): number | null | undefined {
  const size = sizeOf(value)
  if (typeof size !== 'number') return size
  return size < litresAtMost ? Math.round(size * 1000) : Math.round(size)
}

/** `2012-06`, `06/2012` or `06.2012`, with a day or without. A year alone says no month, and is no mistake either. */
function monthOf(value: string): string | null | undefined {
  if (/^\d{4}$/.test(value)) return undefined
  const { year, month } = dateParts(value) ?? {}
  return year === undefined || month === undefined ? null : `${year}-${month.padStart(2, '0')}`
}

/** The year of a date as `monthOf` reads it, or of one that is a year alone. */
export function yearOfDate(value: string): number | undefined {
  const year = /^\d{4}$/.test(value) ? value : dateParts(value)?.year
  return year === undefined ? undefined : Number(year)
}

function dateParts(value: string): Record<string, string> | undefined {
  const date =
    /^(?<year>\d{4})-(?<month>\d{2})(?:-\d{2})?$/.exec(value) ??
    /^(?:\d{1,2}[./])?(?<month>\d{1,2})[./](?<year>\d{4})$/.exec(value)
  return date?.groups
}

/** Those of a list that the product knows. */
function extrasOf(value: string): Extra[] | null {
  const names = new Set(value.split(/[,;|]/u).map((name) => name.trim().toLowerCase()))
  const known = extras.filter((extra) => names.has(extra.toLowerCase()))
  return known.length === 0 ? null : known
}

function placeOf(region: string, town: string): { region?: string | null; town?: string | null } {
  if (region === '' && town === '') return {}
  const place = placeIn(`${town} ${region}`)
  return place.region === undefined ? { region: null } : place
}
