/**
 * `node scripts/release-store.ts VERSION COMMIT`: makes the small store of a release that the upgrade test opens, with
 * the release's own code, on SQLite: the demo and what people do there. Run once for each release; see
 * server/testing/releases/.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { constants, gzipSync } from 'node:zlib'
import { checkOut } from './check-out.ts'

const [version, commit] = process.argv.slice(2)
if (version === undefined || commit === undefined) throw new Error('Name the version and the commit: 0.1.0 a735ecf')

/** Runs in the folder of the release, with its modules. */
const filling = `
const [file, folder] = process.argv.slice(-2)
const { openDatabase } = await import('./server/db/database.ts')
const { migrate } = await import('./server/db/migrations/migrate.ts')
const { fillDemo } = await import('./server/demo/demo-store.ts')
const { openStorage } = await import('./server/storage/open-storage.ts')
const { useMarket } = await import('./server/testing/used-market.ts')
const db = openDatabase({ file })
await migrate(db)
await fillDemo(db, { storage: openStorage({ folder }), mailProvider: 'gmail', passwordHash: 'of a release' })
await useMarket(db)
await db.destroy()
process.exit(0)`

const release = checkOut(commit)
const folder = mkdtempSync(join(tmpdir(), 'volan-release-'))
try {
  const file = join(folder, 'volan.db')
  execFileSync(process.execPath, ['--input-type=module', '-e', filling, file, folder], { cwd: release.folder })
  const small = join(folder, 'small.db')
  const store = new DatabaseSync(file)
  // What is computed again.
  for (const table of ['estimates', 'estimateGrounds', 'announcements']) tryTo(store, `delete from "${table}"`)
  store.exec(`vacuum into '${small}'`)
  const packed = gzipSync(readFileSync(small), { level: constants.Z_BEST_COMPRESSION })
  writeFileSync(`server/testing/releases/${version}.db.gz`, packed)
  const levels = store.prepare('select max(name) as level from migrations').get() as { level: string }
  const { tables, ...counts } = countOf(small)
  writeFileSync(
    `server/testing/releases/${version}.json`,
    `${JSON.stringify({ version, commit: release.commit, ...levels, ...counts, tables }, null, 2)}\n`,
  )
  console.log(`${version}: ${packed.length} bytes, level ${levels.level}`)
} finally {
  release.remove()
  rmSync(folder, { recursive: true, force: true })
}

function tryTo(store: DatabaseSync, statement: string): void {
  try {
    store.exec(statement)
  } catch {
    // A release may lack the table.
  }
}

function countOf(file: string): { tables: Record<string, number> } {
  const store = new DatabaseSync(file, { readOnly: true })
  const named = store
    .prepare(`select name from sqlite_master where type = 'table'
      and name not like 'sqlite_%' and name not like 'messageWords_%' order by name`)
    .all() as { name: string }[]
  const tables = named.map(({ name }) => {
    const { count } = store.prepare(`select count(*) as count from "${name}"`).get() as { count: number }
    return [name, count] as const
  })
  return { tables: Object.fromEntries(tables) }
}
