/** Rows in the order of their ids, `limit` of them at once; `read` answers those behind an id. */
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
