import { type CarWithId } from '../contract/car.ts'
import { type Person } from '../contract/user.ts'
import { queryClient } from './query-client.ts'

/** Rows that some list of this page has loaded, enough to begin a page of their own. */

/** A car as a list shows it. */
export function knownCar(id: string): CarWithId | undefined {
  return rowOf(id, (row): row is CarWithId => 'owner_id' in row)
}

/** A person as a list shows them. */
export function knownPerson(id: string): Person | undefined {
  return rowOf(id, (row): row is Person => 'username' in row && 'gender' in row)
}

function rowOf<Row>(id: string, isRow: (row: object) => row is Row & object): Row | undefined {
  for (const { state } of queryClient.getQueryCache().getAll()) {
    const row = rowIn(state.data, id)
    if (row && isRow(row)) return row
  }
  return undefined
}

/** Where lists hold their rows. */
const holders = ['pages', 'cars', 'people', 'entries', 'car', 'owner'] as const

function rowIn(data: unknown, id: string): object | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  if (Array.isArray(data)) {
    for (const one of data) {
      const row = rowIn(one, id)
      if (row) return row
    }
    return undefined
  }
  const held = data as Record<string, unknown>
  if (held.id === id) return data
  for (const name of holders) {
    const row = rowIn(held[name], id)
    if (row) return row
  }
  return undefined
}
