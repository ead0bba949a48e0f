import { distanceKm } from '../../../contract/distances.ts'
import { type Near } from '../../../contract/near.ts'
import { type RangeGroup, type Sort } from '../../../contract/search.ts'
import { type Bitmap } from './bitmap.ts'
import { SoughtId } from './offer-ids.ts'
import { type OfferIndex } from './offer-index.ts'

/** What an order compares, ascending or descending; offers without a value come last, equal ones newest first. */
const orders: Record<Sort, { by: RangeGroup | 'deal' | 'distance'; isDescending?: true } | null> = {
  newest: null,
  cheapest: { by: 'price' },
  dearest: { by: 'price', isDescending: true },
  newestYear: { by: 'year', isDescending: true },
  oldestYear: { by: 'year' },
  mileage: { by: 'mileage' },
  deal: { by: 'deal' },
  nearest: { by: 'distance' },
}

/** The place of an offer in an order: its value, null without one, and its id. */
export interface Place {
  sort: Sort
  value: number | null
  id: string
}

/** The page of hits after a place, and the place after which the next page begins; null when there is none. */
export function pageOfHits(
  index: OfferIndex,
  hits: Bitmap,
  { sort, near, after, size }: { sort: Sort; near?: Near | undefined; after: Place | null; size: number },
): { ids: string[]; next: Place | null } {
  const order = new Order(index, sort, near)
  // One more, to know whether there is a next page.
  const start = after?.sort === sort ? after : null
  const slots = firstSlots({ index, hits, size: size + 1, order, after: start })
  const ids = slots.slice(0, size).map((slot) => index.ids.at(slot))
  const last = slots[size - 1]
  if (slots.length <= size || last === undefined) return { ids, next: null }
  return { ids, next: order.placeOf(last) }
}

interface ToSelect {
  index: OfferIndex
  hits: Bitmap
  size: number
  order: Order
  after: Place | null
}

/**
 * The first hits of an order, in one pass that keeps the best ones found so far sorted. Newer slots come first, because
 * they win among equals; when the order has no key, the pass ends as soon as the page is full.
 */
function firstSlots({ index, hits, size, order, after }: ToSelect): number[] {
  const found: number[] = []
  const isBehindStart = after ? order.follows(after) : () => true
  let last = -1
  let lastKey = Infinity
  for (let at = hits.length - 1; at >= 0; at -= 1) {
    for (let bits = hits[at]!; bits !== 0;) {
      const bit = 31 - Math.clz32(bits)
      bits ^= 1 << bit
      const slot = at * 32 + bit
      if (last >= 0 && (order.keyOf(slot) > lastKey || !order.isBefore(slot, last))) {
        if (order.isByIdAlone && index.ids.isInOrder(slot)) return found
        continue
      }
      if (!isBehindStart(slot)) continue
      insert(found, slot, order)
      if (found.length > size) found.pop()
      if (found.length < size) continue
      last = found[size - 1]!
      lastKey = order.keyOf(last)
    }
  }
  return found
}

function insert(found: number[], slot: number, order: Order): void {
  let [low, high] = [0, found.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (order.isBefore(slot, found[middle]!)) high = middle
    else low = middle + 1
  }
  found.splice(low, 0, slot)
}

/** An order of slots: by a key ascending, then newest first. A price of 0 says that there is none yet. */
class Order {
  /** Keys by combination of a column, or by slot; infinite for offers without one. */
  readonly #keys: Float64Array | Float32Array | undefined
  readonly #codes: Uint16Array | Uint32Array | undefined
  /** Is the order by id only? */
  readonly isByIdAlone: boolean
  readonly #index: OfferIndex
  readonly #sort: Sort
  readonly #sign: 1 | -1

  constructor(index: OfferIndex, sort: Sort, near: Near | undefined) {
    const order = orders[sort]
    this.#index = index
    this.#sort = sort
    this.#sign = order?.isDescending ? -1 : 1
    this.isByIdAlone = order === null
    if (order?.by === 'deal') {
      this.#keys = index.deals
    } else if (order?.by === 'distance') {
      const { values, codeOfCombination } = index.facts.choices.town
      const distances = values.map((town) => (near && distanceKm(near.town, town)) ?? Infinity)
      this.#keys = keysOf(codeOfCombination, (code) => distances[code]!)
      this.#codes = index.facts.columnOf('town').codes
    } else if (order) {
      const { values, codeOfCombination } = index.facts.numbers[order.by]
      const isPriced = (value: number) => order.by !== 'price' || value > 0
      this.#keys = keysOf(codeOfCombination, (code) =>
        isPriced(values[code]!) ? keyOfNumber(values[code]!, this.#sign) : Infinity,
      )
      this.#codes = index.facts.columnOf(order.by).codes
    }
  }

  /** The compared key. A read of plain data, as it runs for every hit. */
  keyOf(slot: number): number {
    if (!this.#keys) return 0
    return this.#keys[this.#codes ? this.#codes[slot]! : slot]!
  }

  isBefore(slot: number, other: number): boolean {
    const [key, otherKey] = [this.keyOf(slot), this.keyOf(other)]
    return key < otherKey || (key === otherKey && this.#index.ids.isNewer(slot, other))
  }

  /** A test whether a slot comes after a place, whose offer may be deleted. */
  follows({ value, id }: Place): (slot: number) => boolean {
    const key = value === null ? Infinity : value * this.#sign
    const sought = new SoughtId(id)
    return (slot) => {
      const own = this.keyOf(slot)
      return own > key || (own === key && this.#index.ids.compare(slot, sought) < 0)
    }
  }

  placeOf(slot: number): Place {
    const key = this.keyOf(slot)
    return { sort: this.#sort, value: Number.isFinite(key) ? key * this.#sign : null, id: this.#index.ids.at(slot) }
  }
}

/** The key of each combination. A loop: a column has as many as a market has prices, and `from` takes twenty times as long. */
function keysOf(codeOfCombination: readonly number[], keyOf: (code: number) => number): Float64Array {
  const keys = new Float64Array(codeOfCombination.length)
  for (let number = 0; number < keys.length; number += 1) keys[number] = keyOf(codeOfCombination[number]!)
  return keys
}

function keyOfNumber(value: number, sign: 1 | -1): number {
  return Number.isNaN(value) ? Infinity : value * sign
}
