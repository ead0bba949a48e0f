import { texts } from '../texts.ts'
import { type Column } from './csv-columns.ts'

const words = texts.imports

interface Facts {
  brand: string | undefined
  model: string
  year: number | undefined
  engine: string | undefined
  transmission: string | undefined
}

/** A description from a row's facts, for rows that bring none: "Audi A1 of 2017. Petrol engine, 1.4 l. ..." */
export function composeDescription(facts: Facts, text: (column: Column) => string): string {
  const engine = [
    words.engine(String(facts.engine)),
    litres(text('litres')),
    text('power') && words.power(text('power')),
  ]
  const sentences = [
    words.carOfYear(`${facts.brand} ${facts.model}`, String(facts.year)),
    engine.filter(Boolean).join(', '),
    words.transmission(String(facts.transmission)),
    mileage(text),
    text('colour') && words.colour(text('colour')),
  ]
  return `${sentences.filter(Boolean).join('. ')}.`
}

/** Engines of less than 30 are in litres, of more in cubic centimetres; 0 is an electric car's or unknown. */
function litres(size: string): string {
  const amount = Number(size.replace(',', '.'))
  if (!(amount > 0)) return ''
  return words.litres(amount < 30 ? String(amount) : (amount / 1000).toFixed(1))
}

function mileage(text: (column: Column) => string): string {
  const [km, miles] = [wholeNumber(text('mileageKm')), wholeNumber(text('mileageMiles'))]
  if (km !== null) return words.mileage(km)
  return miles === null ? '' : words.mileageOfMiles(Math.round(miles * 1.609344), miles)
}

/** A number of kilometres or miles with or without signs between its thousands. */
function wholeNumber(text: string): number | null {
  return /^(?:\d{1,8}|\d{1,3}(?:[\s.,]\d{3})+)$/u.test(text) ? Number(text.replace(/\D/gu, '')) : null
}
