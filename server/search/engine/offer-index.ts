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
 * All listed offers in columns: slot after slot in the order in which they came. An offer that changes gets a new slot,
 * and the old one is empty from then on; an index with many empty slots is read anew.
 */
export class OfferIndex {
  /** The version of the list of cars that it shows. */
  version: number
  readonly ids: OfferIds
  readonly facts: FactColumns
  /** The price divided by the estimate; infinite without one. */
  deals: Float32Array
  readonly extras: Map<string, Bitmap>
  readonly words: WordLists
  /** Slots with an offer; those of offers with photos. */
  live: Bitmap
  photos: Bitmap
  /** Offers in it. */
  size: number
  /** By slot, numbered as they come. */
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

  /** An index without offers that has room for so many. */
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

  /** All that it holds, as plain data that can be written to a file. */
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

  /** Slots given, empty ones too. */
  get slots(): number {
    return this.ids.count
  }

  /** Adds an offer, or changes it. */
  put(offer: IndexedOffer): void {
    this.drop(offer.id)
    this.add(offer)
  }

  /** Adds an offer that is not there. */
  add(offer: IndexedOffer): void {
    const slot = this.ids.add(offer.id)
    if (slot >= this.owners.length) this.#resize(wordsFor(roomFor(slot + 1)) * wordBits)
    this.facts.add(slot, offer)
    this.deals[slot] = offer.estimate === null ? Infinity : offer.price / offer.estimate
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

  /** Removes an offer, if it is there. */
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

  /** Bytes held, but for maps of names. */
  get bytes(): number {
    const columns = [...this.extras.values(), this.deals, this.live, this.photos, this.owners]
    return (
      this.ids.bytes +
      this.facts.bytes +
      this.words.bytes +
      columns.reduce((sum, { byteLength }) => sum + byteLength, 0)
    )
  }

  /** Makes room for so many slots, a whole number of words. */
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
