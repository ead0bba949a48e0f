/** Rows in the order of their ids, `limit` at a time; `read` returns those after an id. */
export async function* chunksById<Row extends { id: string }>(
  limit: number,
  read: (after: string) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let after = ''; ;) {
    const rows = await read(after)
    yield rows
    if (rows.length < limit) return
    after = rows.at(-1)?.id ?? ''
  }
}
