/** Numbers from 0 to 1, the same for the same seed, so that drawings and demo data are reproducible. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}

/** Random choices that are the same in every run. */
export interface Choose {
  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number
  one<T>(list: readonly T[]): T
  /** `count` different elements in random order. */
  some<T>(list: readonly T[], count: number): T[]
}

/** Random choices from a seed. */
export function seededChoices(seed: number): Choose {
  const random = seededRandom(seed)
  const between = (least: number, most: number) => least + Math.floor(random() * (most - least + 1))
  return {
    between,
    one: (list) => list[between(0, list.length - 1)] as (typeof list)[number],
    some(list, count) {
      const left = [...list]
      return Array.from({ length: Math.min(count, left.length) }, () =>
        left.splice(between(0, left.length - 1), 1),
      ).flat()
    },
  }
}
