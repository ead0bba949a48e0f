import { type RangeGroup, type Sort } from '../../../contract/search.ts'
import { type Bitmap } from './bitmap.ts'
import { SoughtId } from './offer-ids.ts'
import { type OfferIndex } from './offer-index.ts'

/** What an order compares, least first, or greatest first; offers without it come last, and equal ones newest first. */
const orders: Record<Sort, { by: RangeGroup | 'deal'; isDescending?: true } | null> = {
  newest: null,
  cheapest: { by: 'price' },
  dearest: { by: 'price', isDescending: true },
  newestYear: { by: 'year', isDescending: true },
  oldestYear: { by: 'year' },
  mileage: { by: 'mileage' },
  deal: { by: 'deal' },
}

/** The place of an offer in an order: its value, null without one, and its id. */
export interface Place {
  sort: Sort
  value: number | null
  id: string
}

/** The page of hits behind a place, and the place where the next one begins: null when there is none. */
export function pageOfHits(
  index: OfferIndex,
  hits: Bitmap,
  { sort, after, size }: { sort: Sort; after: Place | null; size: number },
): { ids: string[]; next: Place | null } {
  const order = new Order(index, sort)
  // One more tells whether there is a next page.
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
 * The first hits of an order, in one pass: those found so far are kept in order, and a hit that is behind the last of
 * them is passed over. Newer slots are looked at first, because they win among equal ones; when nothing else counts, the
 * rest need not be looked at.
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

/** An order of slots: by a key, least first, then newest first. */
class Order {
  /** Keys by combination of a column, or by slot: infinite for offers without one. */
  readonly #keys: Float64Array | Float32Array | undefined
  readonly #codes: Uint16Array | Uint32Array | undefined
  /** Is there no key? */
  readonly isByIdAlone: boolean
  readonly #index: OfferIndex
  readonly #sort: Sort
  readonly #sign: 1 | -1

  constructor(index: OfferIndex, sort: Sort) {
    const order = orders[sort]
    this.#index = index
    this.#sort = sort
    this.#sign = order?.isDescending ? -1 : 1
    this.isByIdAlone = order === null
    if (order?.by === 'deal') {
      this.#keys = index.deals
    } else if (order) {
      const { values, codeOfCombination } = index.facts.numbers[order.by]
      const keys = new Float64Array(codeOfCombination.length)
      for (let number = 0; number < keys.length; number += 1) {
        keys[number] = keyOfNumber(values[codeOfCombination[number]!]!, this.#sign)
      }
      this.#keys = keys
      this.#codes = index.facts.columnOf(order.by).codes
    }
  }

  /** What is compared. Plain data, no function for each order: this is asked of every hit. */
  keyOf(slot: number): number {
    if (!this.#keys) return 0
    return this.#keys[this.#codes ? this.#codes[slot]! : slot]!
  }

  isBefore(slot: number, other: number): boolean {
    const [key, otherKey] = [this.keyOf(slot), this.keyOf(other)]
    return key < otherKey || (key === otherKey && this.#index.ids.isNewer(slot, other))
  }

  /** Tells which slots come behind a place, whose offer may be gone. */
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

function keyOfNumber(value: number, sign: 1 | -1): number {
  return Number.isNaN(value) ? Infinity : value * sign
}
