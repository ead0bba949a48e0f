import { CompiledQuery, type RootOperationNode } from 'kysely'
import { expect, test } from 'vitest'
import { type WireQuery } from '../../contract/wire-query.ts'
import { openTemporaryStore } from '../testing/temporary-store.ts'
import { listCars, listIds } from './car-store.ts'

const { db } = await openTemporaryStore()

/** SQLite's plan for the first statement of a list. */
async function planOf(query: WireQuery, list: typeof listCars | typeof listIds): Promise<string> {
  const nodes: RootOperationNode[] = []
  const watched = db.withPlugin({
    transformQuery: ({ node }) => {
      nodes.push(node)
      return node
    },
    transformResult: async ({ result }) => result,
  })
  await list(watched, query)
  const [node] = nodes
  if (!node) throw new Error('Nothing was asked')
  const { sql, parameters } = db.getExecutor().compileQuery(node, { queryId: 'plan' })
  const { rows } = await db.executeQuery<{ detail: string }>(
    CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
  )
  return rows.map((row) => row.detail).join('; ')
}

test.each<[WireQuery, string]>([
  [{ orderBy: '$key', limitToLast: 24 }, 'listed_cars_by_id'],
  [{ orderBy: '$key', endBefore: '-N', limitToLast: 24 }, 'listed_cars_by_id'],
  [{ orderBy: 'price', startAt: 1, limitToFirst: 24 }, 'listed_cars_by_price'],
  [{ orderBy: 'year', equalTo: 2020, limitToFirst: 24 }, 'listed_cars_by_year'],
  [{ orderBy: 'brand', equalTo: 'BMW', limitToLast: 24 }, 'listed_cars_by_brand'],
  [{ orderBy: 'owner_id', equalTo: '-alice', limitToLast: 24 }, 'cars_by_ownerId'],
])('%j walks an index of listed cars and sorts nothing', async (query, index) => {
  const plans = [await planOf(query, listCars), ...(query.orderBy === 'owner_id' ? [] : [await planOf(query, listIds)])]
  for (const plan of plans) {
    expect(plan).toContain(`INDEX ${index}`)
    expect(plan).not.toContain('TEMP B-TREE')
  }
})
