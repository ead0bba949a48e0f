import { type Car } from '../../contract/car.ts'
import { kilowatts, type Currency } from '../../contract/facts.ts'
import { pricePosition } from '../../contract/price-position.ts'
import { carName } from '../../contract/shown-car.ts'
import { monthInWords } from '../../contract/written.ts'
import { bothInWords, quantity } from './amounts.ts'
import { type Html } from '../pages/html.ts'

/** A fact with its label. */
export type Fact = readonly [label: string, value: string | number | Html]

/** An offer in one line, for titles, previews and feeds: what, how old, how far, for how much. */
export function carInOneLine(car: Car, first: Currency): string {
  const facts = [
    `${carName(car)}, ${car.year}`,
    car.mileage !== undefined && `${car.mileage} km`,
    car.engine,
    car.transmission,
    bothInWords(car.price, first),
  ]
  return facts.filter(Boolean).join(', ')
}

/** What the title of a page says already. */
export function titleFacts(car: Car): Fact[] {
  return [
    ['Brand', car.brand],
    ['Model', car.model],
    ['Year', car.year],
  ]
}

/** What else is stated of a vehicle, label by label; the seller's name and contact are none of it. */
export function statedFacts(car: Car): Fact[] {
  const rows: [string, string | number | Html | false | undefined][] = [
    ['Fuel', car.engine],
    ['Transmission', car.transmission],
    ['Mileage', car.mileage !== undefined && quantity(String(car.mileage), 'km')],
    ['Power', car.power !== undefined && `${car.power} hp, ${kilowatts(car.power)} kW`],
    ['Displacement', car.displacement !== undefined && quantity(String(car.displacement), 'cm3')],
    ['Battery', car.battery !== undefined && `${car.battery} kWh`],
    ['First registration', car.firstRegistration && monthInWords(new Date(`${car.firstRegistration}-01T00:00Z`))],
    ['Emission standard', car.emission],
    ['Body', car.body],
    ['Colour', car.colour],
    ['Doors', car.doors],
    ['Drive', car.drive],
    ['Steering side', car.steering],
    ['Condition', car.condition],
    ['Owners', car.owners],
    ['Service book', car.serviceBook],
    ['Accident', car.accident && `${car.accident}, seller says`],
    ['VIN', car.vin],
    ['VAT', car.vat],
    ['Registered in Bulgaria', car.registered],
    ['Seller', car.seller],
    ['Region', car.region],
    ['Location', car.region === undefined && car.location],
  ]
  return rows.flatMap(([label, value]) =>
    value === undefined || value === false || value === '' ? [] : [[label, value] satisfies Fact],
  )
}

/** Where the price stands against the estimate: the word and the figure; nothing without an estimate. */
export function positionInWords({ price, estimate }: Car): { word: string; figure: string } | undefined {
  if (!estimate) return undefined
  const { word, percent, side } = pricePosition(price, estimate.price)
  return { word: words[word], figure: side === 'at' ? 'at the estimate' : `${percent} % ${side} estimate` }
}

const words = { good: 'Good price', fair: 'Fair', high: 'High' } as const
