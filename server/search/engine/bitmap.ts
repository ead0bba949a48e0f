/** A set of slots, one bit each: slot 0 is the lowest bit of the first word. */
export type Bitmap = Uint32Array<ArrayBuffer>

/** Bits of a word. */
export const wordBits = 32

/** The number of words for this many slots. */
export function wordsFor(slots: number): number {
  return Math.ceil(slots / wordBits)
}

/** Adds a slot. */
export function setBit(bitmap: Bitmap, slot: number): void {
  bitmap[slot >>> 5]! |= 1 << (slot & 31)
}

/** Removes a slot. */
export function clearBit(bitmap: Bitmap, slot: number): void {
  bitmap[slot >>> 5]! &= ~(1 << (slot & 31))
}

/** Does it contain a slot? */
export function hasBit(bitmap: Bitmap, slot: number): boolean {
  return ((bitmap[slot >>> 5] ?? 0) & (1 << (slot & 31))) !== 0
}

/** The slots in both, in the length of the first. The second may be longer, never shorter. */
export function intersection(some: Bitmap, others: Bitmap): Bitmap {
  const both = new Uint32Array(some.length)
  for (let at = 0; at < both.length; at += 1) both[at] = some[at]! & others[at]!
  return both
}

/** The slots in the first that are not in the second. */
export function difference(some: Bitmap, others: Bitmap): Bitmap {
  const rest = new Uint32Array(some.length)
  for (let at = 0; at < rest.length; at += 1) rest[at] = some[at]! & ~others[at]!
  return rest
}

/** The number of slots in a bitmap. */
export function countBits(bitmap: Bitmap): number {
  let count = 0
  for (let at = 0; at < bitmap.length; at += 1) count += bitsOf(bitmap[at]!)
  return count
}

/** The number of slots that each of the others has in common with a bitmap; empty words of the bitmap are skipped. */
export function countCommon(bitmap: Bitmap, others: readonly Bitmap[]): number[] {
  const words = wordsInUse(bitmap)
  return others.map((other) => {
    let count = 0
    for (let at = 0; at < words.length; at += 1) count += bitsOf(bitmap[words[at]!]! & other[words[at]!]!)
    return count
  })
}

function wordsInUse(bitmap: Bitmap): Uint32Array {
  const words = new Uint32Array(bitmap.length)
  let found = 0
  for (let at = 0; at < bitmap.length; at += 1) if (bitmap[at] !== 0) words[found++] = at
  return words.subarray(0, found)
}

/** Its `count` slots in ascending order. */
export function slotsOf(bitmap: Bitmap, count: number): Uint32Array {
  const slots = new Uint32Array(count)
  let found = 0
  for (let at = 0; at < bitmap.length; at += 1) {
    for (let bits = bitmap[at]!; bits !== 0; bits &= bits - 1) {
      slots[found] = at * wordBits + 31 - Math.clz32(bits & -bits)
      found += 1
    }
  }
  return slots
}

/** The number of bits set in a word, counted in parallel. */
function bitsOf(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
