/**
 * A map of the wire that is read entry by entry, so that it is never whole in memory. `version` makes its ETag; without
 * a version it has none.
 */
export class EntryStream {
  readonly entries: AsyncIterable<[string, unknown]>
  readonly version: string | null

  constructor(entries: AsyncIterable<[string, unknown]>, version: string | null) {
    this.entries = entries
    this.version = version
  }

  /** The JSON text of the map in pieces; `null` when it is empty, as on the wire. */
  async *json({ isShallow = false, isPretty = false } = {}): AsyncGenerator<string> {
    const [before, colon, end] = isPretty ? ['\n  ', ': ', '\n}'] : ['', ':', '}']
    let isFirst = true
    let pieces: string[] = []
    for await (const [key, value] of this.entries) {
      const shown = isShallow ? 'true' : isPretty ? indented(value) : JSON.stringify(value)
      pieces.push(`${isFirst ? '{' : ','}${before}${JSON.stringify(key)}${colon}${shown}`)
      isFirst = false
      if (pieces.length === 200) {
        yield pieces.join('')
        pieces = []
      }
    }
    yield isFirst ? 'null' : pieces.join('') + end
  }
}

function indented(value: unknown): string {
  return JSON.stringify(value, null, 2).replaceAll('\n', '\n  ')
}

/** Entries as a map of the wire; `null` when there are none. */
export function wireMap<T>(entries: [string, T][]): Record<string, T> | null {
  return entries.length === 0 ? null : Object.fromEntries(entries)
}

/** The keys of a map with `true` for each, primitives unchanged (`shallow=true`). */
export function shallow(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.keys(value).map((key) => [key, true]))
}
