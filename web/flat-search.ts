/** Addresses as people read and type them: `brand=BMW&brand=Audi`. The router would write lists as JSON. */

type FlatValue = string | number | boolean | undefined

/** Reads the part of an address behind the question mark; a name that stands several times is a list. */
export function parseFlatSearch(text: string): Record<string, string | string[]> {
  const byName = Map.groupBy(new URLSearchParams(text), ([name]) => name)
  return Object.fromEntries(
    [...byName].map(([name, params]) => {
      const values = params.map(([, value]) => value)
      return [name, values.length === 1 ? (values[0] ?? '') : values]
    }),
  )
}

/** Writes it. */
export function stringifyFlatSearch(search: Record<string, unknown>): string {
  const params = Object.entries(search as Record<string, FlatValue | FlatValue[]>).flatMap(([name, values]) =>
    [values].flat().flatMap((value) => (value === undefined ? [] : [[name, String(value)]])),
  )
  return params.length === 0 ? '' : `?${new URLSearchParams(params).toString()}`
}
