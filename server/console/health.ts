import { statfs } from 'node:fs/promises'
import { type Health } from '../../contract/console.ts'
import { type Config } from '../config/config.ts'
import { type Database, isPostgres } from '../db/database.ts'
import { listRuns } from '../db/job-runs.ts'
import { newestMigration } from '../db/migrations/migrate.ts'
import { storeBytes } from '../db/store-size.ts'
import { findQueueState } from '../mail/queue-state-store.ts'
import { isAtNewestLevel } from '../operations/readiness-store.ts'
import { type ReadinessCheck } from '../operations/readiness.ts'
import { countPhotos } from '../photos/photo-store.ts'

const startedAt = Date.now()

interface Parts {
  db: Database
  config: Config
  readiness: ReadinessCheck
}

/** The health of the product at a glance. */
export async function findHealth({ db, config, readiness }: Parts): Promise<Health> {
  const askedAt = performance.now()
  const isNewestLevel = await isAtNewestLevel(db)
  const answerMs = performance.now() - askedAt
  const [bytes, count, jobs, parts] = await Promise.all([
    storeBytes(db),
    countPhotos(db),
    listRuns(db),
    readiness.find(),
  ])
  const { storage } = config
  return {
    store: {
      engine: isPostgres(db) ? 'PostgreSQL' : 'SQLite',
      bytes,
      answerMs: Math.round(answerMs * 10) / 10,
      level: newestMigration,
      isNewestLevel,
    },
    photos: {
      place: 'folder' in storage ? 'folder' : 'bucket',
      works: parts.photos,
      count,
      freeBytes: 'folder' in storage ? await freeBytes(storage.folder) : null,
    },
    jobs,
    letters: config.mail ? await findQueueState(db) : null,
    startedAt,
  }
}

async function freeBytes(folder: string): Promise<number | null> {
  const { bavail, bsize } = await statfs(folder).catch(() => ({ bavail: null, bsize: 0 }))
  return bavail === null ? null : bavail * bsize
}
