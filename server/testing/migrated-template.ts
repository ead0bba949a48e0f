import { createTestDatabase } from '../../scripts/test-database.ts'
import { openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrations/migrate.ts'

/** The environment variable that names the database of which stores on PostgreSQL are copies. */
export const migratedTemplate = 'TEST_TEMPLATE'

/** Run by Vitest before all files: to migrate a store takes PostgreSQL longer than to copy one. Answers how it ends. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  // Each project of vitest.config.ts asks for it.
  if (process.env[migratedTemplate] !== undefined) return undefined
  const template = await createTestDatabase()
  if (!template) return undefined
  const db = openDatabase({ file: '', url: template.url })
  await migrate(db)
  // Nobody may be connected to what is copied.
  await db.destroy()
  process.env[migratedTemplate] = new URL(template.url).pathname.slice(1)
  return () => template.drop()
}
