/** The stores that drills break: SQLite in a small file system of its own, or a PostgreSQL server of our own. */
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres, startPostgres, type PostgresServer } from '../scripts/postgres.ts'

/** A store to break and mend. */
export interface FaultStore {
  engine: 'SQLite' | 'PostgreSQL'
  /** Settings of the product. */
  settings: Record<string, string>
  dataDir: string
  /** The database server, where there is one. */
  postgres: PostgresServer | undefined
  /** Leaves no room, or gives it back; answers false where this machine does not let us. */
  fill(isFull: boolean): boolean
  remove(): Promise<void>
}

const megabyte = 1024 * 1024

/** Makes a store on a small file system; without the right to mount one its disk cannot be filled. */
export async function openFaultStore(engine: FaultStore['engine'], megabytes = 256): Promise<FaultStore> {
  const folder = mkdtempSync(join(tmpdir(), 'volan-drill-'))
  // PostgreSQL, which never runs as root, must get through.
  chmodSync(folder, 0o711)
  const disk = mountSmallDisk(join(folder, 'disk'), megabytes)
  const dataDir = engine === 'SQLite' ? disk.path : join(folder, 'data')
  const binaries = engine === 'PostgreSQL' ? findPostgres() : undefined
  if (engine === 'PostgreSQL' && binaries === undefined) throw new Error('This machine has no PostgreSQL 15 or later.')
  const postgres =
    binaries === undefined ? undefined : await startPostgres(binaries, { isDurable: true, tables: disk.path })
  const filler = join(disk.path, 'filler')
  return {
    engine,
    dataDir,
    postgres,
    settings: { DATA_DIR: dataDir, ...(postgres && { DATABASE_URL: postgres.url }) },
    fill(isFull) {
      if (!disk.isMounted) return false
      if (!isFull) rmSync(filler, { force: true })
      else for (const step of [megabyte, 4096]) writeUntilFull(filler, disk.path, step)
      return true
    },
    async remove() {
      await postgres?.stop()
      if (disk.isMounted) execFileSync('umount', ['--lazy', disk.path])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function mountSmallDisk(path: string, megabytes: number): { path: string; isMounted: boolean } {
  execFileSync('mkdir', ['-p', path])
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0777`, 'tmpfs', path], { stdio: 'ignore' })
    return { path, isMounted: true }
  } catch {
    return { path, isMounted: false }
  }
}

function writeUntilFull(file: string, path: string, step: number): void {
  const bytes = Buffer.alloc(step, 1)
  for (let { bavail, bsize } = statfsSync(path); bavail * bsize >= step; { bavail, bsize } = statfsSync(path)) {
    try {
      writeFileSync(file, bytes, { flag: 'a' })
    } catch {
      return
    }
  }
}
