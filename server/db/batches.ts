/** Parts of `size` elements, the last one shorter, for statements with a limited number of rows. */
export function batchesOf<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_none, i) => all.slice(i * size, (i + 1) * size))
}
