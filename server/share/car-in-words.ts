import { type Car } from '../../contract/car.ts'
import { kilowatts, type ChoiceFact, type Currency } from '../../contract/facts.ts'
import { carName } from '../../contract/shown-car.ts'
import { type Texts } from '../texts/texts.ts'
import { bothInWords, quantity } from '../texts/amounts.ts'
import { type Html } from '../lib/html.ts'

/** A fact with its label. */
export type Fact = readonly [label: string, value: string | number | Html]

type Row = readonly [label: string, value: string | number | Html | false | undefined]

/** An offer in one line for titles, previews and feeds: name, year, mileage, price. */
export function carInOneLine(car: Car, first: Currency, texts: Texts): string {
  const facts = [
    `${carName(car)}, ${car.year}`,
    car.mileage !== undefined && `${texts.amounts.number(String(car.mileage))} ${texts.units.mileage}`,
    texts.share.inLine(texts.valueName('engine', car.engine)),
    texts.share.inLine(texts.valueName('transmission', car.transmission)),
    bothInWords(car.price, first, texts),
  ]
  return facts.filter(Boolean).join(', ')
}

/** The facts of a vehicle beside its name and year, by label; never the seller's name and contact. */
export function statedFacts(car: Car, texts: Texts): Fact[] {
  const { facts, mainFacts: main, units } = texts
  const { labels } = facts
  const choice = (fact: ChoiceFact): Row => {
    const value = car[fact]
    return [labels[fact], value && texts.valueName(fact, value)]
  }
  const amount = (value: number | undefined, unit: string) => value !== undefined && quantity(value, unit, texts)
  const rows: Row[] = [
    [main.fuel, texts.fuelName(car.engine)],
    [main.transmission, texts.valueName('transmission', car.transmission)],
    [labels.mileage, amount(car.mileage, units.mileage)],
    [labels.power, car.power !== undefined && texts.facts.power(car.power, kilowatts(car.power))],
    [labels.displacement, amount(car.displacement, units.displacement)],
    [labels.battery, amount(car.battery, units.battery)],
    [labels.electricRange, amount(car.electricRange, units.electricRange)],
    [labels.firstRegistration, car.firstRegistration && facts.month(car.firstRegistration)],
    choice('emission'),
    choice('body'),
    choice('colour'),
    choice('doors'),
    choice('drive'),
    choice('steering'),
    choice('condition'),
    [labels.owners, car.owners],
    choice('serviceBook'),
    [labels.keys, car.keys],
    [labels.inspectionUntil, car.inspectionUntil && facts.month(car.inspectionUntil)],
    [labels.insuranceUntil, car.insuranceUntil && facts.month(car.insuranceUntil)],
    [labels.accident, car.accident && facts.sellerSays(texts.valueName('accident', car.accident))],
    [labels.vin, car.vin],
    choice('vat'),
    choice('registered'),
    choice('newImport'),
    choice('priceKind'),
    choice('seller'),
    [labels.region, car.region && texts.placeName(car.region)],
    [main.location, car.region === undefined && texts.locationName(car.location)],
  ]
  return rows.flatMap(([label, value]) =>
    value === undefined || value === false || value === '' ? [] : [[label, value] satisfies Fact],
  )
}
