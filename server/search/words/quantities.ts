import { readNumber } from '../../../contract/amounts.ts'
import { type Meaning, type Measure } from './meanings.ts'
import {
  isPlainPrice,
  isYear,
  measureOf,
  minBarePrice,
  minBareRange,
  otherSide,
  readRange,
  yearOfAge,
  type Amount,
  type Quantity,
} from './measured-amounts.ts'
import { type PhraseTree } from './phrase-tree.ts'
import { type Token } from './tokens.ts'

/** Round amounts with gaps or signs between thousands; "320 530" is two models. */
const grouped = /^(?:\d{1,3}[.,'’]\d{3}|\d{1,2} \d00|\d{3} 000)$/u

/** The bounds that a number without words means: the highest price, the lowest power. */
const sidesOf = {
  price: ['To'],
  foreignMoney: ['To'],
  mileage: ['To'],
  power: ['From'],
  year: ['From', 'To'],
} as const

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
      const isPlain = !measure && !amount.unit && !amount.isThousands && !amount.isGrouped && !isYear(amount)
      if (isPlain && !this.#isPlainPrice(start, amount)) continue
      const age = amount.unit?.measure === 'age' ? yearOfAge(amount) : undefined
      if (age) return { ...age.with([['From', age.value]]), end: amount.end }
      const found = measureOf(amount, measure, false)
      if (!found) continue
      const sides = sidesOf[found.measure]
      const read = { ...found.with(sides.map((side) => [side, found.value])), end: amount.end }
      return isPlain ? { ...read, isPlainNumber: true } : read
    }
    return undefined
  }

  /** Is a number alone a price, and no model that people name by a number? */
  #isPlainPrice(at: number, { value, end }: Amount): boolean {
    if (end !== at + 1 || !/^\d+$/.test(this.#tokens[at]!.text) || !isPlainPrice(value)) return false
    const names = (meanings: readonly Meaning[]) => meanings.find(({ kind }) => kind === 'family' || kind === 'absent')
    return this.#tree.longest(this.#readings, at, names) === undefined
  }

  /** The amounts that begin here, longest first: digits in groups of three may be one number or several. */
  *#amounts(start: number): Generator<Amount> {
    const currency = this.#meaning(start, 'unit')
    const isBefore = currency?.meaning.measure === 'price' || currency?.meaning.measure === 'foreignMoney'
    const first = isBefore ? currency.end : start
    const value = this.#tokens[first]?.number
    if (value === undefined) return
    for (let last = this.#lastOfGroups(first); last >= first; last -= 1) {
      // "7 150 000" is not 7150 and a rest.
      if (last > first && this.#lastOfGroups(last) > last) continue
      const digits = this.#tokens.slice(first, last + 1).map(({ text }) => text)
      // The "cc" of "1968 cc" is no "к" for thousand.
      const isVolume = this.#meaning(last + 1, 'unit')?.meaning.measure === 'displacement'
      const thousand = isVolume ? undefined : this.#meaning(last + 1, 'thousand')
      let end = thousand?.end ?? last + 1
      let isOpen = this.#isPlus(end)
      if (isOpen) end += 1
      const unit = isBefore ? currency : (this.#meaning(end, 'unit') ?? this.#ending(end))
      if (!isBefore && unit) end = unit.end
      if (!isOpen && this.#isPlus(end)) [isOpen, end] = [true, end + 1]
      const plain = last > first ? (readNumber(digits.join(' ')) ?? value) : value
      const ending = isOpen ? undefined : this.#meaning(end, 'openEnd')
      const side = isOpen ? 'From' : ending?.meaning.side
      const isGrouped = grouped.test(digits.join(' '))
      if (isBefore && !this.#isMoneyAfter(start, { value: plain * (thousand ? 1000 : 1), isGrouped, end })) continue
      const amount = { value: plain * (thousand ? 1000 : 1), isThousands: !!thousand, isGrouped, unit: unit?.meaning }
      yield { ...amount, side, end: ending?.end ?? end }
    }
  }

  /** Does a currency before a number make it an amount? "Евро 5" and the beginning of "евро 5 200 кс" are none. */
  #isMoneyAfter(
    currency: number,
    { value, isGrouped, end }: { value: number; isGrouped: boolean; end: number },
  ): boolean {
    if (value < minBarePrice) return false
    if (!/\p{L}/u.test(this.#tokens[currency]!.text)) return true
    const [next, isSeveral] = [this.#meaning(end, 'unit'), end - currency > 2]
    return !isSeveral || (isGrouped && next === undefined)
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

  /** The end of a word behind a hyphen: "2015-та", "3-годишна". */
  #ending(at: number) {
    const hyphen = this.#tokens[at]
    if (hyphen?.readings !== null || hyphen.start !== this.#tokens[at - 1]?.end) return undefined
    const unit = this.#meaning(at + 1, 'unit')
    return unit?.meaning.measure === 'year' || unit?.meaning.measure === 'age' ? unit : undefined
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
