import { grown, roomFor } from './grown.ts'

/** The digits of the time with which keys of the wire begin, in the order of their character codes. */
const alphabet = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz'
const digitOf = new Map(Array.from(alphabet, (letter, digit) => [letter.charCodeAt(0), digit]))
const timeDigits = 8

/**
 * The ids of all slots in one buffer. Slots in the order of their ids are found by bisection, the others, added after
 * the index was read, by a map.
 */
export class OfferIds {
  #bytes: Buffer<ArrayBuffer>
  /** Where the id of each slot ends. */
  #ends: Uint32Array
  /** The time in each id, which decides most comparisons. */
  #times: Float64Array
  #count: number
  /** The number of slots from the first that are in order. */
  #sorted: number
  readonly #others = new Map<string, number>()

  constructor({ bytes, ends, times, count, sorted }: OfferIds['state']) {
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
    this.#ends = ends
    this.#times = times
    this.#count = count
    this.#sorted = sorted
    for (let slot = sorted; slot < count; slot += 1) this.#others.set(this.at(slot), slot)
  }

  /** Room for the ids of this many slots. */
  static empty(slots: number): OfferIds {
    const [ends, times] = [new Uint32Array(slots), new Float64Array(slots)]
    return new OfferIds({ bytes: new Uint8Array(20 * slots), ends, times, count: 0, sorted: 0 })
  }

  /** Its content as plain data. */
  get state() {
    const bytes: Uint8Array<ArrayBuffer> = this.#bytes
    return { bytes, ends: this.#ends, times: this.#times, count: this.#count, sorted: this.#sorted }
  }

  /** Slots given so far. */
  get count(): number {
    return this.#count
  }

  /** Slots in the map, which takes much more memory than the buffer. */
  get unsorted(): number {
    return this.#others.size
  }

  /** Are this slot and all before it in the order of their ids? */
  isInOrder(slot: number): boolean {
    return slot < this.#sorted
  }

  /** Gives the next slot to an id. */
  add(id: string): number {
    const slot = this.#count
    const start = this.#ends[slot - 1] ?? 0
    const length = Buffer.byteLength(id)
    if (slot >= this.#ends.length) this.#resize(roomFor(slot + 1))
    if (start + length > this.#bytes.length) this.#bytes = Buffer.concat([this.#bytes], roomFor(start + length))
    this.#bytes.write(id, start)
    this.#ends[slot] = start + length
    this.#times[slot] = timeOf(id)
    this.#count += 1
    if (this.#sorted === slot && (slot === 0 || this.isNewer(slot, slot - 1))) this.#sorted += 1
    else this.#others.set(id, slot)
    return slot
  }

  /** The slot last given to an id; `undefined` when there is none. */
  slotOf(id: string): number | undefined {
    const other = this.#others.get(id)
    if (other !== undefined) return other
    const sought = new SoughtId(id)
    let [low, high] = [0, this.#sorted]
    while (low < high) {
      const middle = (low + high) >>> 1
      const order = this.compare(middle, sought)
      if (order === 0) return middle
      if (order < 0) low = middle + 1
      else high = middle
    }
    return undefined
  }

  /** The id of a slot. */
  at(slot: number): string {
    return this.#bytes.toString('utf8', this.#ends[slot - 1] ?? 0, this.#ends[slot])
  }

  /** Is the id of this slot newer (greater) than that of the other? */
  isNewer(slot: number, other: number): boolean {
    const [time, otherTime] = [this.#times[slot]!, this.#times[other]!]
    if (time !== otherTime) return time > otherTime
    return this.#bytesOf(slot).compare(this.#bytesOf(other)) > 0
  }

  /** Positive when the id of this slot is newer than the sought one, 0 when it is the same. */
  compare(slot: number, sought: SoughtId): number {
    const time = this.#times[slot]!
    if (time !== sought.time) return time > sought.time ? 1 : -1
    return this.#bytesOf(slot).compare(sought.bytes)
  }

  /** Bytes in memory, without the map. */
  get bytes(): number {
    return this.#bytes.length + this.#ends.byteLength + this.#times.byteLength
  }

  #bytesOf(slot: number): Buffer {
    return this.#bytes.subarray(this.#ends[slot - 1] ?? 0, this.#ends[slot])
  }

  #resize(slots: number): void {
    this.#ends = grown(this.#ends, slots)
    this.#times = grown(this.#times, slots)
  }
}

/** An id to be compared with many. */
export class SoughtId {
  readonly time: number
  readonly bytes: Buffer

  constructor(id: string) {
    this.time = timeOf(id)
    this.bytes = Buffer.from(id)
  }
}

/**
 * The first digits of an id as a number, in the order of ids. Anything after a character that is no digit is ignored,
 * so that other kinds of ids are in order too; ids with an equal time are compared as text.
 */
function timeOf(id: string): number {
  let time = 0
  for (let at = 0; at < timeDigits; at += 1) {
    const digit = digitOf.get(id.charCodeAt(at))
    if (digit === undefined) return (time * 64 + digitsBelow(id[at] ?? '')) * 64 ** (timeDigits - 1 - at)
    time = time * 64 + digit
  }
  return time
}

/** The number of digits less than a character that is none. */
function digitsBelow(character: string): number {
  return Array.from(alphabet).filter((digit) => digit < character).length
}
