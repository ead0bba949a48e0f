import { marketYear } from '../../../contract/times.ts'
import { lastYear } from '../../../contract/choices.ts'
import { numberFacts } from '../../../contract/facts.ts'
import { years } from '../../../contract/limits.ts'
import { type Param } from '../../../contract/search-address.ts'
import { type Meaning, type Measure } from './meanings.ts'

/** Bounds named by words, and where they end. */
export interface Quantity {
  params: Param[]
  end: number
  /** Is the unit named: "150 кс", not "до 150"? */
  hasUnit: boolean
  /** Is it a number alone, which may be text as well: "12500"? */
  isPlainNumber?: true
  /** Is it money that no price is in? It has no filter then. */
  isForeign?: true
}

type Unit = Extract<Meaning, { kind: 'unit' }>
/** A lower or an upper bound. */
export type Side = 'From' | 'To'

/** A number of the text with its unit. */
export interface Amount {
  value: number
  isThousands: boolean
  /** Are its thousands apart, so that it is no name: "12 500", "12.500"? */
  isGrouped?: boolean
  unit: Unit | undefined
  /** "2015+" is open upwards, "2015 надолу" downwards. */
  side: Side | undefined
  end: number
}

/** The lowest number without a unit that is a price, alone and in a range: "до 15000". */
export const minBarePrice = 500
export const minBareRange = 1000
const maxPrice = 1_000_000_000

/** The range of a number that is a price without any word: below are years, displacements and models, above other numbers. */
const plainPrices = { min: 4000, max: 999_999 }

/** Whether a number alone is a price, as people round them: "12500", "6999". */
export function isPlainPrice(value: number): boolean {
  const isRound = value % 10 === 0 || value % 100 === 99
  return isRound && value >= plainPrices.min && value <= plainPrices.max
}

/** The bound on the other side. */
export const otherSide = { From: 'To', To: 'From' } as const
const oldestAge = 40

/** The year of construction for an age: "5 години". */
export function yearOfAge({ value, unit }: Amount) {
  if (unit?.measure !== 'age' && unit?.measure !== 'year') return undefined
  if (value < 1 || value > oldestAge) return undefined
  return {
    value: marketYear() - value,
    with: (bounds: (readonly [side: Side, value: number])[]) => ({
      params: bounds.map(([side, bound]): Param => [`year${side}`, String(bound)]),
      hasUnit: true,
    }),
  }
}

/** The bounds of two amounts; nothing when they measure different things or are no range. */
export function readRange(low: Amount, high: Amount, measure: Measure | undefined): Quantity | undefined {
  const [oldest, youngest] = [yearOfAge(high), yearOfAge({ ...low, unit: low.unit ?? high.unit })]
  if (oldest && youngest) return { ...oldest.with([['From', oldest.value], ['To', youngest.value]]), end: high.end } // prettier-ignore
  // "10-15 хиляди" means 10 thousand as well.
  const isShort = high.isThousands && !low.isThousands && low.value < 1000
  const from: Amount = {
    ...low,
    value: isShort ? low.value * 1000 : low.value,
    isThousands: low.isThousands || isShort,
    unit: low.unit ?? high.unit,
  }
  const to: Amount = { ...high, unit: high.unit ?? low.unit }
  const [first, second] = [measureOf(from, measure, false), measureOf(to, measure, false)]
  if (!first || !second || first.value > second.value) return undefined
  // Without a unit both are years, or both are prices.
  if (first.measure !== second.measure) return undefined
  return { ...second.with([['From', first.value], ['To', second.value]]), end: high.end } // prettier-ignore
}

/** What an amount measures, and its value in the unit of the filter; nothing when it is implausible. */
export function measureOf({ value, unit, isThousands }: Amount, noun: Measure | undefined, isMoney: boolean) {
  const isMoneyYear = isMoney && value % 100 === 0
  const guess =
    isYear({ value, isThousands, unit }) && !isMoneyYear
      ? 'year'
      : isThousands || value >= minBarePrice
        ? 'price'
        : undefined
  const measure = unit?.measure ?? noun ?? guess
  if (measure === undefined || measure === 'age' || measure === 'displacement') return undefined
  if (measure === 'foreignMoney')
    return { measure, value, with: () => ({ params: [], hasUnit: true, isForeign: true as const }) }
  const [least, greatest] = {
    price: [1, maxPrice],
    year: [years.first, lastYear()],
    mileage: [numberFacts.mileage.min, numberFacts.mileage.max],
    power: [numberFacts.power.min, numberFacts.power.max],
  }[measure] as [number, number]
  const exact = value * (unit?.factor ?? 1)
  const converted = measure === 'price' ? Math.round(exact * 100) / 100 : Math.round(exact)
  if (converted < least || converted > greatest || (measure === 'year' && isThousands)) return undefined
  const currency: Param[] = unit?.currency ? [['currency', unit.currency]] : []
  return {
    measure,
    value: converted,
    with: (bounds: (readonly [side: string, value: number])[]) => ({
      params: [...bounds.map(([side, bound]): Param => [`${measure}${side}`, String(bound)]), ...currency],
      hasUnit: unit !== undefined,
    }),
  }
}

/** Whether a number without a unit may be a year of construction. */
export function isYear({ value, isThousands, unit }: Pick<Amount, 'value' | 'isThousands' | 'unit'>): boolean {
  const mayBe = !isThousands && (unit === undefined || unit.measure === 'year')
  return mayBe && Number.isInteger(value) && value >= years.first && value <= lastYear()
}
