import { type NewCar } from '../../contract/car.ts'
import { type Texts } from '../texts/texts.ts'

/** A description composed of an offer's facts, for rows without one: "Audi A1 of 2017. Petrol engine, 1.4 l. ..." */
export function composeDescription(car: Partial<NewCar>, { imports: words, ...texts }: Texts): string {
  const { transmission, displacement, power, mileage, colour } = car
  const engine = [
    car.engine !== undefined && words.engine(texts.valueName('engine', car.engine)),
    displacement !== undefined && words.litres(texts.amounts.number((displacement / 1000).toFixed(1))),
    power !== undefined && words.power(String(power)),
  ]
  const sentences = [
    words.carOfYear(`${car.brand} ${car.model}`, String(car.year)),
    engine.filter(Boolean).join(', '),
    transmission !== undefined && words.transmission(texts.valueName('transmission', transmission)),
    mileage !== undefined && words.mileage(mileage),
    colour !== undefined && words.colour(texts.valueName('colour', colour)),
  ]
  return `${sentences.filter(Boolean).join('. ')}.`
}
