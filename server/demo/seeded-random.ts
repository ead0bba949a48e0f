/** A stream of numbers from 0 to 1 that is the same for the same seed, so that demo data never differ between runs. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}
