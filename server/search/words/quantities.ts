import { readNumber } from '../../../contract/amounts.ts'
import { lastYear } from '../../../contract/choices.ts'
import { numberFacts } from '../../../contract/facts.ts'
import { years } from '../../../contract/limits.ts'
import { type Param } from '../../../contract/search-address.ts'
import { type Meaning, type Measure } from './meanings.ts'
import { type PhraseTree } from './phrase-tree.ts'
import { type Token } from './tokens.ts'

/** Bounds named by words, and where they end. */
export interface Quantity {
  params: Param[]
  end: number
  /** Is the unit named: "150 кс", not "до 150"? */
  hasUnit: boolean
}

type Unit = Extract<Meaning, { kind: 'unit' }>
type Side = 'From' | 'To'

interface Amount {
  value: number
  isThousands: boolean
  unit: Unit | undefined
  /** "2015+" is open upwards, "2015 надолу" downwards. */
  side: Side | undefined
  end: number
}

/** Bounds for a number without a unit to be a price: "до 15000". */
const minBarePrice = 500
const minBareRange = 1000
const maxPrice = 1_000_000_000

/** Reads numbers with the words around them: "до 15 хил. лв", "2010-2014", "between 5 and 8k eur", "2015+". */
export class Quantities {
  readonly #tree: PhraseTree<Meaning>
  readonly #tokens: readonly Token[]
  readonly #readings: readonly (readonly string[] | null)[]

  constructor(tree: PhraseTree<Meaning>, tokens: readonly Token[]) {
    this.#tree = tree
    this.#tokens = tokens
    this.#readings = tokens.map(({ readings }) => readings)
  }

  /** The quantity that begins at this token. */
  at(start: number): Quantity | undefined {
    const noun = this.#meaning(start, 'measure')
    const from = noun?.end ?? start
    const measure = noun?.meaning.measure
    return this.#between(from, measure) ?? this.#bounded(from, measure) ?? this.#bare(from, measure)
  }

  /** "от 5000 до 8000", "между 5 и 8 хил", "2010-2014". */
  #between(start: number, measure: Measure | undefined): Quantity | undefined {
    const bound = this.#meaning(start, 'bound')
    const opening = this.#meaning(start, 'open') ?? (bound?.meaning.side === 'From' ? bound : undefined)
    for (const low of this.#amounts(opening?.end ?? start)) {
      const link = this.#meaning(low.end, 'link')
      const isDash = this.#tokens[low.end]?.readings === null
      // "520-530" means two models rather than a price.
      if (isDash && !opening && !measure && low.value >= minBarePrice && low.value < minBareRange) continue
      const after = isDash ? low.end + 1 : link && opening ? link.end : undefined
      if (after === undefined) continue
      for (const high of this.#amounts(after)) {
        const read = readRange(low, high, measure)
        if (read) return read
      }
    }
    return undefined
  }

  /** "до 15000", "над 150 кс", "15 000+". */
  #bounded(start: number, measure: Measure | undefined): Quantity | undefined {
    const bound = this.#meaning(start, 'bound')
    for (const amount of this.#amounts(bound?.end ?? start)) {
      const side = amount.side ?? bound?.meaning.side
      if (!side) continue
      const age = yearOfAge(amount)
      const found = age ?? measureOf(amount, measure, bound?.meaning.isMoney === true)
      // At most five years old means built five years ago or later.
      const meant = age && !bound?.meaning.isNewness ? otherSide[side] : side
      if (found) return { ...found.with([[meant, found.value]]), end: amount.end }
    }
    return undefined
  }

  /** "15 хил" is the highest price, "150 кс" the lowest power, "2012" the year. */
  #bare(start: number, measure: Measure | undefined): Quantity | undefined {
    for (const amount of this.#amounts(start)) {
      if (!measure && !amount.unit && !amount.isThousands && !isYear(amount)) continue
      const found = measureOf(amount, measure, false)
      if (!found) continue
      const sides = { price: ['To'], mileage: ['To'], power: ['From'], year: ['From', 'To'] }[found.measure]
      return { ...found.with(sides.map((side) => [side, found.value])), end: amount.end }
    }
    return undefined
  }

  /** The amounts that begin here, longest first: digits in groups of three may be one number or several. */
  *#amounts(start: number): Generator<Amount> {
    const currency = this.#meaning(start, 'unit')
    // "Евро 5" is not a price.
    const isBefore = currency?.meaning.measure === 'price'
    const first = isBefore ? currency.end : start
    const value = this.#tokens[first]?.number
    if (value === undefined || (isBefore && value < minBarePrice)) return
    for (let last = this.#lastOfGroups(first); last >= first; last -= 1) {
      // "7 150 000" is not 7150 and a rest.
      if (last > first && this.#lastOfGroups(last) > last) continue
      const digits = this.#tokens.slice(first, last + 1).map(({ text }) => text)
      const thousand = this.#meaning(last + 1, 'thousand')
      let end = thousand?.end ?? last + 1
      let isOpen = this.#isPlus(end)
      if (isOpen) end += 1
      const unit = isBefore ? currency : this.#meaning(end, 'unit')
      if (!isBefore && unit) end = unit.end
      if (!isOpen && this.#isPlus(end)) [isOpen, end] = [true, end + 1]
      const plain = last > first ? (readNumber(digits.join(' ')) ?? value) : value
      const ending = isOpen ? undefined : this.#meaning(end, 'openEnd')
      const side = isOpen ? 'From' : ending?.meaning.side
      const amount = { value: plain * (thousand ? 1000 : 1), isThousands: !!thousand, unit: unit?.meaning }
      yield { ...amount, side, end: ending?.end ?? end }
    }
  }

  /** The last token of a number with spaces between its thousands. */
  #lastOfGroups(first: number): number {
    let last = first
    const isGroup = (at: number) =>
      /^\d{3}(?:[.,]\d{1,2})?$/.test(this.#tokens[at]?.text ?? '') &&
      this.#tokens[at]!.start === this.#tokens[at - 1]!.end + 1
    if (/^\d{1,3}$/.test(this.#tokens[first]?.text ?? '')) while (last - first < 3 && isGroup(last + 1)) last += 1
    return last
  }

  #isPlus(at: number): boolean {
    return this.#tokens[at]?.text === '+' && this.#tokens[at].start === this.#tokens[at - 1]!.end
  }

  #meaning<Kind extends Meaning['kind']>(at: number, kind: Kind) {
    type OfKind = Extract<Meaning, { kind: Kind }>
    const isOfKind = (meaning: Meaning): meaning is OfKind => meaning.kind === kind
    const found = this.#tree.longest(this.#readings, at, (meanings) => meanings.find(isOfKind))
    return found && { meaning: found.chosen, end: found.end }
  }
}

const otherSide = { From: 'To', To: 'From' } as const
const oldestAge = 40

/** The year of construction for an age: "5 години". */
function yearOfAge({ value, unit }: Amount) {
  if (unit?.measure !== 'age' && unit?.measure !== 'year') return undefined
  if (value < 1 || value > oldestAge) return undefined
  return {
    value: new Date().getFullYear() - value,
    with: (bounds: (readonly [side: Side, value: number])[]) => ({
      params: bounds.map(([side, bound]): Param => [`year${side}`, String(bound)]),
      hasUnit: true,
    }),
  }
}

function readRange(low: Amount, high: Amount, measure: Measure | undefined): Quantity | undefined {
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
function measureOf({ value, unit, isThousands }: Amount, noun: Measure | undefined, isMoney: boolean) {
  const isMoneyYear = isMoney && value % 100 === 0
  const guess =
    isYear({ value, isThousands, unit }) && !isMoneyYear
      ? 'year'
      : isThousands || value >= minBarePrice
        ? 'price'
        : undefined
  const measure = unit?.measure ?? noun ?? guess
  if (measure === undefined || measure === 'age') return undefined
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

function isYear({ value, isThousands, unit }: Pick<Amount, 'value' | 'isThousands' | 'unit'>): boolean {
  const mayBe = !isThousands && (unit === undefined || unit.measure === 'year')
  return mayBe && Number.isInteger(value) && value >= years.first && value <= lastYear()
}
