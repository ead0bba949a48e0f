import { type NewCar } from '../../contract/car.ts'
import { texts } from '../texts.ts'

const words = texts.imports

/** A description of an offer's facts, for rows that bring none: "Audi A1 of 2017. Petrol engine, 1.4 l. ..." */
export function composeDescription(car: Partial<NewCar>): string {
  const { displacement, power, mileage, colour } = car
  const engine = [
    words.engine(String(car.engine)),
    displacement !== undefined && words.litres((displacement / 1000).toFixed(1)),
    power !== undefined && words.power(String(power)),
  ]
  const sentences = [
    words.carOfYear(`${car.brand} ${car.model}`, String(car.year)),
    engine.filter(Boolean).join(', '),
    words.transmission(String(car.transmission)),
    mileage !== undefined && words.mileage(mileage),
    colour !== undefined && words.colour(colour),
  ]
  return `${sentences.filter(Boolean).join('. ')}.`
}
