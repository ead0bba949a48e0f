import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'

/** What opens a store says so by these; all else is the same on both engines, and so are two that only log somebody in. */
const opensStore = /testing\/(world|test-app|people|temporary-|test-process)|openDatabase|createTestDatabase/
const sameOnBothEngines = [
  ...globSync('server/**/*.test.ts').filter((file) => !opensStore.test(readFileSync(file, 'utf8'))),
  'server/photos/{hostile-photos,photo-process}.test.ts',
]

/** What one engine alone does. */
const onlyOnSqlite = ['server/cars/car-list-plan.test.ts', 'server/db/sqlite.test.ts']
const onlyOnPostgres = ['server/db/{lock-order,postgres}.test.ts', 'server/events/notifications.test.ts']

/**
 * Modules that a process reads once for all files take less than half the time of reading them for each. Not what stands
 * for a tab of its own (`web/`), replaces a module, sets the lists of the whole process, or looks at a statement as it is
 * compiled or prepared, of which a process does few and each once.
 */
const apart = [
  'web/**/*.test.{ts,tsx}',
  ...replacingModules(),
  'server/{site/lists,cars/car-list-plan,db/postgres}.test.ts',
]

function replacingModules(): string[] {
  return globSync('{contract,server,scripts}/**/*.test.ts').filter((file) =>
    /vi\.(mock|doMock|resetModules)\(/.test(readFileSync(file, 'utf8')),
  )
}

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'together', include: ['{contract,server,scripts}/**/*.test.ts'], exclude: apart, isolate: false },
      },
      { extends: true, test: { name: 'apart', include: apart } },
    ],
    exclude: [
      ...configDefaults.exclude,
      ...(process.env.TEST_ENGINE === 'postgres' ? [...sameOnBothEngines, ...onlyOnSqlite] : onlyOnPostgres),
    ],
    environment: 'node',
    globalSetup: ['server/testing/migrated-template.ts'],
    setupFiles: ['server/testing/set-up.ts'],
    // By itself it leaves one core to others, which on two cores is every other test.
    maxWorkers: availableParallelism(),
    testTimeout: 20_000,
    hookTimeout: 20_000,
    // Waiting costs nothing where it does not fail.
    expect: { poll: { timeout: 10_000 } },
  },
})
