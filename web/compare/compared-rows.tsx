import { type ReactNode } from 'react'
import { type CarWithId } from '../../contract/car.ts'
import { type ChoiceFact } from '../../contract/facts.ts'
import { daysListed } from '../../contract/days-listed.ts'
import { pricePosition } from '../../contract/price-position.ts'
import { texts } from '../texts.ts'
import { BothCurrencies, Quantity } from '../ui/money.tsx'
import { serverNow } from '../server-clock.ts'

/** One fact of all cars: its cells, which of them is best, and whether all are the same. */
export interface ComparedRow {
  label: string
  cells: readonly (ReactNode | undefined)[]
  best: ReadonlySet<number>
  isSame: boolean
}

type Better = 'least' | 'minAboveZero' | 'most'

/** The compared facts; those that no car states are omitted. */
export function comparedRows(cars: readonly CarWithId[]): ComparedRow[] {
  const { labels } = texts.facts
  const units = texts.units
  const rows = [
    row(
      texts.carForm.price,
      (car) => car.price,
      // A price of 0 means that none is set yet.
      'minAboveZero',
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
      (size) => <Quantity digits={String(size)} unit={units.battery} />,
    ),
    row(
      labels.electricRange,
      (car) => car.electricRange,
      'most',
      (km) => <Quantity digits={String(km)} unit={units.electricRange} />,
    ),
    row(labels.firstRegistration, (car) => car.firstRegistration, undefined, texts.facts.month),
    row(
      texts.carForm.engine,
      (car) => car.engine,
      undefined,
      (engine) => texts.valueName('engine', engine),
    ),
    row(
      texts.carPage.facts.transmission,
      (car) => car.transmission,
      undefined,
      (transmission) => texts.valueName('transmission', transmission),
    ),
    choice('body'),
    choice('colour'),
    choice('condition'),
    row(labels.owners, (car) => car.owners, 'least'),
    choice('serviceBook'),
    row(labels.keys, (car) => car.keys),
    row(labels.inspectionUntil, (car) => car.inspectionUntil, undefined, texts.facts.month),
    row(labels.insuranceUntil, (car) => car.insuranceUntil, undefined, texts.facts.month),
    choice('accident'),
    choice('emission'),
    choice('drive'),
    choice('steering'),
    choice('registered'),
    choice('newImport'),
    choice('vat'),
    choice('priceKind'),
    row(texts.carPage.facts.location, (car) => car.location, undefined, texts.locationName),
    row(texts.facts.extras, (car) => car.extras?.length, 'most'),
    row(
      texts.offers.historyListedLabel,
      (car) => daysListed(car, serverNow()),
      undefined,
      (days) => texts.offers.days(days),
    ),
    choice('seller'),
  ]
  return rows.filter(({ cells }) => cells.some((cell) => cell !== undefined))

  function choice(fact: ChoiceFact): ComparedRow {
    return row(
      labels[fact],
      (car) => car[fact],
      undefined,
      (value) => texts.valueName(fact, value),
    )
  }

  function row<Value extends string | number>(
    label: string,
    read: (car: CarWithId) => Value | undefined,
    better?: Better,
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

/** The price as a share of the estimate. */
function shareOfEstimate({ price, estimate }: CarWithId): number | undefined {
  return estimate && price > 0 ? price / estimate.price : undefined
}

function positionInWords(share: number): string {
  const { words, at, percentUnder, percentOver } = texts.estimates
  const { word, percent, side } = pricePosition(share, 1)
  return `${words[word]}, ${side === 'at' ? at : side === 'under' ? percentUnder(percent) : percentOver(percent)}`
}

function bestOf(values: readonly (string | number | undefined)[], better: Better): Set<number> {
  const least = better === 'minAboveZero' ? Number.MIN_VALUE : -Infinity
  const numbers = values.filter((value) => typeof value === 'number').filter((value) => value >= least)
  if (numbers.length < 2) return new Set()
  const best = better === 'most' ? Math.max(...numbers) : Math.min(...numbers)
  return new Set(values.flatMap((value, i) => (value === best ? i : [])))
}
