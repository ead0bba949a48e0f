/** Parts of a list, of `size` each and the last of what is left: more rows than that are not for one statement. */
export function batchesOf<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_none, i) => all.slice(i * size, (i + 1) * size))
}
