import { type ReactNode } from 'react'
import { type CarWithId } from '../../contract/car.ts'
import { daysListed } from '../../contract/days-listed.ts'
import { pricePosition } from '../../contract/price-position.ts'
import { texts } from '../texts.ts'
import { BothCurrencies, Quantity } from '../ui/money.tsx'

/** One fact of all cars: what to show, which is best, whether all are the same. */
export interface ComparedRow {
  label: string
  cells: readonly (ReactNode | undefined)[]
  best: ReadonlySet<number>
  isSame: boolean
}

/** The facts by which cars are compared; those that no car states are left out. */
export function comparedRows(cars: readonly CarWithId[]): ComparedRow[] {
  const { labels } = texts.facts
  const units = texts.units
  const rows = [
    row(
      texts.carForm.price,
      (car) => car.price,
      'least',
      (price) => <BothCurrencies bgn={price} between={<br />} />,
    ),
    row(texts.compare.againstEstimate, shareOfEstimate, 'least', (share) => positionInWords(share)),
    row(texts.carPage.facts.year, (car) => car.year, 'most'),
    row(
      labels.mileage,
      (car) => car.mileage,
      'least',
      (km) => <Quantity digits={String(km)} unit={units.mileage} />,
    ),
    row(
      labels.power,
      (car) => car.power,
      undefined,
      (hp) => `${hp} ${units.power}`,
    ),
    row(
      labels.displacement,
      (car) => car.displacement,
      undefined,
      (size) => <Quantity digits={String(size)} unit={units.displacement} />,
    ),
    row(
      labels.battery,
      (car) => car.battery,
      'most',
      (size) => `${size} ${units.battery}`,
    ),
    row(
      labels.electricRange,
      (car) => car.electricRange,
      'most',
      (km) => <Quantity digits={String(km)} unit={units.electricRange} />,
    ),
    row(labels.firstRegistration, (car) => car.firstRegistration, undefined, texts.facts.month),
    row(texts.carForm.engine, (car) => car.engine),
    row(texts.carPage.facts.transmission, (car) => car.transmission),
    row(labels.body, (car) => car.body),
    row(labels.colour, (car) => car.colour),
    row(labels.condition, (car) => car.condition),
    row(labels.owners, (car) => car.owners, 'least'),
    row(labels.serviceBook, (car) => car.serviceBook),
    row(labels.accident, (car) => car.accident),
    row(labels.emission, (car) => car.emission),
    row(labels.drive, (car) => car.drive),
    row(labels.steering, (car) => car.steering),
    row(labels.registered, (car) => car.registered),
    row(labels.newImport, (car) => car.newImport),
    row(labels.vat, (car) => car.vat),
    row(texts.carPage.facts.location, (car) => car.location),
    row(texts.facts.extras, (car) => car.extras?.length, 'most'),
    row(
      texts.offers.historyListedLabel,
      (car) => daysListed(car),
      undefined,
      (days) => texts.offers.days(days),
    ),
    row(labels.seller, (car) => car.seller),
  ]
  return rows.filter(({ cells }) => cells.some((cell) => cell !== undefined))

  function row<Value extends string | number>(
    label: string,
    read: (car: CarWithId) => Value | undefined,
    better?: 'least' | 'most',
    show: (value: Value) => ReactNode = String,
  ): ComparedRow {
    const values = cars.map(read)
    const isSame = cars.length > 1 && values.every((value) => value !== undefined && value === values[0])
    return {
      label,
      cells: values.map((value) => (value === undefined ? undefined : show(value))),
      best: isSame || better === undefined ? new Set() : bestOf(values, better),
      isSame,
    }
  }
}

/** The price as a share of what it is worth. */
function shareOfEstimate({ price, estimate }: CarWithId): number | undefined {
  return estimate && price / estimate.price
}

function positionInWords(share: number): string {
  const { words, at, percentUnder, percentOver } = texts.estimates
  const { word, percent, side } = pricePosition(share, 1)
  return `${words[word]}, ${side === 'at' ? at : side === 'under' ? percentUnder(percent) : percentOver(percent)}`
}

function bestOf(values: readonly (string | number | undefined)[], better: 'least' | 'most'): Set<number> {
  const numbers = values.filter((value) => typeof value === 'number')
  if (numbers.length < 2) return new Set()
  const best = better === 'least' ? Math.min(...numbers) : Math.max(...numbers)
  return new Set(values.flatMap((value, i) => (value === best ? i : [])))
}
