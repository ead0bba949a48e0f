/** The product of tomorrow: one migration more, whose data step works out something for every offer. */
import { migrations } from '../server/db/migrations/migrations.ts'
import { fillFamilies } from '../server/testing/numbered-offers-store.ts'
import { fillingLevel } from './filling-level.ts'

;(migrations as unknown[]).push({ name: fillingLevel, up: async () => {}, fill: fillFamilies })
// Afterwards, because the levels are counted when they are first read.
const { start } = await import('../server/start.ts')
await start([])
