/**
 * Puts `arrived` into `known`: one row an id, the later one wins, oldest first. Keys are chronological as text, so
 * their order is time's.
 */
export function mergeById<T extends { id: string }>(known: readonly T[], arrived: readonly T[]): T[] {
  const rows = new Map(known.map((row) => [row.id, row]))
  for (const row of arrived) rows.set(row.id, row)
  return [...rows.values()].toSorted((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0))
}

/** The rows of a keyed object of the wire with their ids, oldest first. */
export function rowsOf<T extends object>(map: Record<string, T> | null): (T & { id: string })[] {
  return mergeById(
    [],
    Object.entries(map ?? {}).map(([id, row]) => ({ ...row, id })),
  )
}
