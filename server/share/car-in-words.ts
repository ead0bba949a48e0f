import { type Car } from '../../contract/car.ts'
import { kilowatts, type Currency } from '../../contract/facts.ts'
import { pricePosition } from '../../contract/price-position.ts'
import { carName } from '../../contract/shown-car.ts'
import { texts } from '../texts.ts'
import { bothInWords, quantity } from './amounts.ts'
import { type Html } from '../pages/html.ts'

/** A fact with its label. */
export type Fact = readonly [label: string, value: string | number | Html]

/** An offer in one line, for titles, previews and feeds: what, how old, how far, for how much. */
export function carInOneLine(car: Car, first: Currency): string {
  const facts = [
    `${carName(car)}, ${car.year}`,
    car.mileage !== undefined && `${car.mileage} ${texts.units.mileage}`,
    car.engine,
    car.transmission,
    bothInWords(car.price, first),
  ]
  return facts.filter(Boolean).join(', ')
}

/** What the title of a page says already. */
export function titleFacts(car: Car): Fact[] {
  const { mainFacts: main } = texts
  return [
    [main.brand, car.brand],
    [main.model, car.model],
    [main.year, car.year],
  ]
}

/** What else is stated of a vehicle, label by label; the seller's name and contact are none of it. */
export function statedFacts(car: Car): Fact[] {
  const { facts, mainFacts: main, units } = texts
  const { labels } = facts
  const rows: [string, string | number | Html | false | undefined][] = [
    [main.fuel, car.engine],
    [main.transmission, car.transmission],
    [labels.mileage, car.mileage !== undefined && quantity(String(car.mileage), units.mileage)],
    [labels.power, car.power !== undefined && texts.facts.power(car.power, kilowatts(car.power))],
    [labels.displacement, car.displacement !== undefined && quantity(String(car.displacement), units.displacement)],
    [labels.battery, car.battery !== undefined && `${car.battery} ${units.battery}`],
    [labels.electricRange, car.electricRange !== undefined && quantity(String(car.electricRange), units.electricRange)],
    [labels.firstRegistration, car.firstRegistration && facts.month(car.firstRegistration)],
    [labels.emission, car.emission],
    [labels.body, car.body],
    [labels.colour, car.colour],
    [labels.doors, car.doors],
    [labels.drive, car.drive],
    [labels.steering, car.steering],
    [labels.condition, car.condition],
    [labels.owners, car.owners],
    [labels.serviceBook, car.serviceBook],
    [labels.accident, car.accident && texts.facts.sellerSays(car.accident)],
    [labels.vin, car.vin],
    [labels.vat, car.vat],
    [labels.registered, car.registered],
    [labels.newImport, car.newImport],
    [labels.seller, car.seller],
    [labels.region, car.region],
    [main.location, car.region === undefined && car.location],
  ]
  return rows.flatMap(([label, value]) =>
    value === undefined || value === false || value === '' ? [] : [[label, value] satisfies Fact],
  )
}

/** Where the price stands against the estimate: the word and the figure; nothing without an estimate. */
export function positionInWords({ price, estimate }: Car): { word: string; figure: string } | undefined {
  if (!estimate) return undefined
  const { word, percent, side } = pricePosition(price, estimate.price)
  const { words, at, percentUnder, percentOver } = texts.pricePosition
  const figure = { at, under: percentUnder(percent), over: percentOver(percent) }[side]
  return { word: words[word], figure }
}
