import { extras } from '../../../contract/facts.ts'
import { clearBit, hasBit, setBit, wordBits, wordsFor, type Bitmap } from './bitmap.ts'
import { FactColumns } from './fact-columns.ts'
import { grown, roomFor } from './grown.ts'
import { wordsOf, type IndexedOffer } from './indexed-offer.ts'
import { OfferIds } from './offer-ids.ts'
import { WordLists } from './word-lists.ts'

/** An index as plain data. */
export interface IndexState {
  version: number
  ids: OfferIds['state']
  facts: FactColumns['state']
  deals: Float32Array
  extras: Map<string, Bitmap>
  words: WordLists['state']
  live: Bitmap
  photos: Bitmap
  size: number
  owners: Uint32Array
  ownerNumbers: Map<string, number>
}

/**
 * All listed offers in columns, in slots in the order of their arrival. A changed offer gets a new slot and its old one
 * becomes empty; an index with many empty slots is read again.
 */
export class OfferIndex {
  /** The version of the list of cars that it has. */
  version: number
  readonly ids: OfferIds
  readonly facts: FactColumns
  /** The price divided by the estimate; infinite without one of them. */
  deals: Float32Array
  readonly extras: Map<string, Bitmap>
  readonly words: WordLists
  /** Slots with an offer, and slots of offers with photos. */
  live: Bitmap
  photos: Bitmap
  /** The number of offers. */
  size: number
  /** Owners by slot, numbered in the order of their arrival. */
  owners: Uint32Array
  readonly #ownerNumbers: Map<string, number>

  constructor(state: IndexState) {
    this.version = state.version
    this.ids = new OfferIds(state.ids)
    this.facts = new FactColumns(state.facts)
    this.deals = state.deals
    this.extras = state.extras
    this.words = new WordLists(state.words)
    this.live = state.live
    this.photos = state.photos
    this.size = state.size
    this.owners = state.owners
    this.#ownerNumbers = state.ownerNumbers
  }

  /** An empty index with room for `expected` offers. */
  static empty(version: number, expected: number): OfferIndex {
    const slots = wordsFor(expected + 1) * wordBits
    const bitmap = () => new Uint32Array(wordsFor(slots))
    return new OfferIndex({
      version,
      ids: OfferIds.empty(slots).state,
      facts: FactColumns.empty(slots).state,
      deals: new Float32Array(slots),
      extras: new Map(extras.map((extra) => [extra, bitmap()])),
      words: new WordLists().state,
      live: bitmap(),
      photos: bitmap(),
      size: 0,
      owners: new Uint32Array(slots),
      ownerNumbers: new Map(),
    })
  }

  /** Its content as plain data that can be written to a file. */
  get state(): IndexState {
    return {
      version: this.version,
      ids: this.ids.state,
      facts: this.facts.state,
      deals: this.deals,
      extras: this.extras,
      words: this.words.state,
      live: this.live,
      photos: this.photos,
      size: this.size,
      owners: this.owners,
      ownerNumbers: this.#ownerNumbers,
    }
  }

  /** Slots in use, empty ones included. */
  get slots(): number {
    return this.ids.count
  }

  /** Adds or replaces an offer. */
  put(offer: IndexedOffer): void {
    this.drop(offer.id)
    this.add(offer)
  }

  /** Adds an offer that is not in the index. */
  add(offer: IndexedOffer): void {
    const slot = this.ids.add(offer.id)
    if (slot >= this.owners.length) this.#resize(wordsFor(roomFor(slot + 1)) * wordBits)
    this.facts.add(slot, offer)
    this.deals[slot] = offer.estimate === null || offer.price === 0 ? Infinity : offer.price / offer.estimate
    for (const extra of offer.extras.split('|')) {
      const bitmap = this.extras.get(extra)
      if (bitmap) setBit(bitmap, slot)
    }
    this.owners[slot] = this.#ownerNumber(offer.ownerId)
    this.words.add(slot, wordsOf(offer))
    if (offer.photoCount > 0) setBit(this.photos, slot)
    setBit(this.live, slot)
    this.size += 1
  }

  /** Removes an offer if it is in the index. */
  drop(id: string): void {
    const slot = this.ids.slotOf(id)
    if (slot === undefined || !hasBit(this.live, slot)) return
    clearBit(this.live, slot)
    this.facts.drop(slot)
    this.size -= 1
  }

  /** The number of an owner who has or had an offer. */
  ownerNumber(id: string): number | undefined {
    return this.#ownerNumbers.get(id)
  }

  /** How many owners have a number. */
  get ownerCount(): number {
    return this.#ownerNumbers.size
  }

  /** Bytes in memory, without the maps of names. */
  get bytes(): number {
    const columns = [...this.extras.values(), this.deals, this.live, this.photos, this.owners]
    return (
      this.ids.bytes +
      this.facts.bytes +
      this.words.bytes +
      columns.reduce((sum, { byteLength }) => sum + byteLength, 0)
    )
  }

  /** Grows to this many slots, a multiple of the bits of a word. */
  #resize(slots: number): void {
    this.owners = grown(this.owners, slots)
    this.deals = grown(this.deals, slots)
    this.facts.resize(slots)
    for (const [extra, bitmap] of this.extras) this.extras.set(extra, grown(bitmap, wordsFor(slots)))
    this.live = grown(this.live, wordsFor(slots))
    this.photos = grown(this.photos, wordsFor(slots))
  }

  #ownerNumber(id: string): number {
    const known = this.#ownerNumbers.get(id)
    if (known !== undefined) return known
    this.#ownerNumbers.set(id, this.#ownerNumbers.size)
    return this.#ownerNumbers.size - 1
  }
}
