/**
 * Merges `added` into `known`, oldest first; of two rows with one id the later wins. Keys are chronological as text.
 */
export function mergeById<T extends { id: string }>(known: readonly T[], added: readonly T[]): T[] {
  const rows = new Map(known.map((row) => [row.id, row]))
  for (const row of added) rows.set(row.id, row)
  return [...rows.values()].toSorted((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0))
}

/** The rows of a keyed wire object with their ids, oldest first. */
export function rowsOf<T extends object>(map: Record<string, T> | null): (T & { id: string })[] {
  return mergeById(
    [],
    Object.entries(map ?? {}).map(([id, row]) => ({ ...row, id })),
  )
}
