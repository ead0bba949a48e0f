import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'

/** The longest of those that never reach the store, or only to log somebody in: once is enough. */
const sameOnBothEngines = [
  'server/estimates/price-model.test.ts',
  'server/photos/{hostile-photos,photo-process}.test.ts',
  'server/search/engine/{many-words,search-engine}.test.ts',
  'server/storage/{s3-storage,storage}.test.ts',
]

/** What one engine alone does. */
const onlyOnSqlite = ['server/cars/car-list-plan.test.ts', 'server/db/fair-sqlite.test.ts']
const onlyOnPostgres = ['server/db/{lock-order,postgres}.test.ts', 'server/live/notifications.test.ts']

export default defineConfig({
  test: {
    include: ['{contract,server,web,scripts}/**/*.test.{ts,tsx}'],
    exclude: [
      ...configDefaults.exclude,
      ...(process.env.TEST_ENGINE === 'postgres' ? [...sameOnBothEngines, ...onlyOnSqlite] : onlyOnPostgres),
    ],
    environment: 'node',
    setupFiles: ['server/testing/set-up.ts'],
    // By itself it leaves one core to others, which on two cores is every other test.
    maxWorkers: availableParallelism(),
    testTimeout: 20_000,
    hookTimeout: 20_000,
  },
})
