import { type Car } from '../../contract/car.ts'
import { kilowatts } from '../../contract/facts.ts'
import { euroAmount } from '../../contract/money.ts'
import { carName } from '../../contract/shown-car.ts'

const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** An offer in one line, for titles, previews and feeds: what, how old, how far, for how much. */
export function carInOneLine(car: Car): string {
  const facts = [
    `${carName(car)}, ${car.year}`,
    car.mileage !== undefined && `${car.mileage} km`,
    car.engine,
    car.transmission,
    `${car.price} BGN`,
    `${euroAmount(car.price)} EUR`,
  ]
  return facts.filter(Boolean).join(', ')
}

/** What is stated of a vehicle, label by label; the seller's name and contact are none of it. */
export function statedFacts(car: Car): [label: string, value: string][] {
  const rows: [string, string | number | false | undefined][] = [
    ['Brand', car.brand],
    ['Model', car.model],
    ['Year', car.year],
    ['Fuel', car.engine],
    ['Transmission', car.transmission],
    ['Mileage', car.mileage !== undefined && `${car.mileage} km`],
    ['Power', car.power !== undefined && `${car.power} hp, ${kilowatts(car.power)} kW`],
    ['Displacement', car.displacement !== undefined && `${car.displacement} cm3`],
    ['Battery', car.battery !== undefined && `${car.battery} kWh`],
    ['First registration', car.firstRegistration && month.format(new Date(car.firstRegistration))],
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
    value === undefined || value === false ? [] : [[label, String(value)] as [string, string]],
  )
}
