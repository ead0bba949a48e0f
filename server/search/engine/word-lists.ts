import { wordsFor, type Bitmap } from './bitmap.ts'
import { grown, roomFor } from './grown.ts'
import { WordNumbers } from './word-numbers.ts'

/** Lists are written in slices of one pool: a small first one, as most words are rare, then each twice as long. */
const firstSlice = 8
const largestSlice = 4096
/** The last bytes of a full slice point to the next slice. */
const pointerBytes = 4

/**
 * The slots whose texts contain a word. Slots are added in ascending order and never removed; a list stores the
 * distance from each to the next in as few bytes as possible (seven bits each).
 */
export class WordLists {
  readonly #numbers: WordNumbers
  #pool: Uint8Array
  #used: number
  /** For each list: its beginning, the next write position, the end of its slice, and the last slot plus one. */
  #first: Uint32Array
  #next: Uint32Array
  #end: Uint32Array
  #last: Uint32Array

  constructor(state?: WordLists['state']) {
    const [first, next, end, last] = state?.lists ?? [0, 0, 0, 0].map(() => new Uint32Array(1024))
    this.#numbers = new WordNumbers(state?.numbers)
    this.#pool = state?.pool ?? new Uint8Array(1 << 16)
    this.#used = state?.used ?? 0
    this.#first = first!
    this.#next = next!
    this.#end = end!
    this.#last = last!
  }

  /** Its content as plain data. */
  get state() {
    const lists = [this.#first, this.#next, this.#end, this.#last]
    return { numbers: this.#numbers.state, pool: this.#pool, used: this.#used, lists }
  }

  /** Adds a slot, the newest one, to the lists of its words. */
  add(slot: number, words: Iterable<string>): void {
    for (const word of words) this.#append(this.#numbers.of(word) ?? this.#begin(word), slot)
  }

  /** The slots of a word, as a bitmap of this many slots. */
  slotsOf(word: string, slots: number): Bitmap {
    const bitmap = new Uint32Array(wordsFor(slots))
    const list = this.#numbers.of(word)
    if (list !== undefined) this.#read(list, bitmap)
    return bitmap
  }

  /** Bytes in memory. */
  get bytes(): number {
    return this.#pool.length + 4 * this.#first.byteLength + this.#numbers.bytes
  }

  #begin(word: string): number {
    const list = this.#numbers.add(word)
    if (list >= this.#first.length) this.#resize(roomFor(list + 1))
    const at = this.#slice(firstSlice)
    this.#first[list] = at
    this.#next[list] = at
    this.#end[list] = at + firstSlice - pointerBytes
    return list
  }

  #append(list: number, slot: number): void {
    const before = this.#last[list]!
    // The word occurs twice in one text.
    if (before === slot + 1) return
    this.#last[list] = slot + 1
    let distance = slot + 1 - before
    while (distance > 0x7f) {
      this.#write(list, (distance & 0x7f) | 0x80)
      distance >>>= 7
    }
    this.#write(list, distance)
  }

  #write(list: number, byte: number): void {
    const at = this.#next[list]!
    if (at < this.#end[list]!) {
      this.#pool[at] = byte
      this.#next[list] = at + 1
      return
    }
    const size = Math.min(2 * pointerAt(this.#pool, at), largestSlice)
    const start = this.#slice(size)
    writePointer(this.#pool, at, start)
    this.#pool[start] = byte
    this.#next[list] = start + 1
    this.#end[list] = start + size - pointerBytes
  }

  /** A new slice; its pointer holds its size until the slice is full. */
  #slice(size: number): number {
    const start = this.#used
    this.#used += size
    if (this.#used > this.#pool.length) this.#pool = grown(this.#pool, roomFor(this.#used))
    writePointer(this.#pool, start + size - pointerBytes, size)
    return start
  }

  #resize(lists: number): void {
    this.#first = grown(this.#first, lists)
    this.#next = grown(this.#next, lists)
    this.#end = grown(this.#end, lists)
    this.#last = grown(this.#last, lists)
  }

  #read(list: number, bitmap: Bitmap): void {
    const pool = this.#pool
    const stop = this.#next[list]!
    let size = firstSlice
    let at = this.#first[list]!
    let end = at + size - pointerBytes
    let slot = -1
    for (let distance = 0, shift = 0; at !== stop;) {
      if (at === end) {
        at = pointerAt(pool, at)
        size = Math.min(2 * size, largestSlice)
        end = at + size - pointerBytes
      }
      const byte = pool[at]!
      at += 1
      distance |= (byte & 0x7f) << shift
      shift += 7
      if (byte > 0x7f) continue
      slot += distance
      bitmap[slot >>> 5]! |= 1 << (slot & 31)
      distance = 0
      shift = 0
    }
  }
}

function pointerAt(pool: Uint8Array, at: number): number {
  return (pool[at]! | (pool[at + 1]! << 8) | (pool[at + 2]! << 16) | (pool[at + 3]! << 24)) >>> 0
}

function writePointer(pool: Uint8Array, at: number, value: number): void {
  pool[at] = value
  pool[at + 1] = value >>> 8
  pool[at + 2] = value >>> 16
  pool[at + 3] = value >>> 24
}
