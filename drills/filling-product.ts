/** The product of tomorrow: one migration more, whose data step works out something for every offer. */
import { fillInPieces } from '../server/db/migrations/fill.ts'
import { migrations } from '../server/db/migrations/migrations.ts'
import { modelFamily } from '../contract/model-family.ts'
import { fillingLevel } from './filling-level.ts'

const fill = fillInPieces<{ brand: string; model: string }>({
  table: 'cars',
  key: 'id',
  columns: ['brand', 'model'],
  async change(tx, rows) {
    for (const [family, cars] of Map.groupBy(rows, ({ brand, model }) => modelFamily(brand, model))) {
      const ids = cars.map(({ key }) => key)
      await tx.updateTable('cars').set({ modelFamily: family }).where('id', 'in', ids).execute()
    }
  },
})
;(migrations as unknown[]).push({ name: fillingLevel, up: async () => {}, fill })
// Afterwards, because the levels are counted when they are first read.
const { start } = await import('../server/start.ts')
await start([])
