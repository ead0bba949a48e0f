import { type Database } from '../db/database.ts'
import { isOfNewerProgram } from '../db/migrations/migrate.ts'

/** Ms between two looks; within a second of an announcement nothing is written any more (decision 107). */
const lookMs = 500

/** Looks whether a newer program takes the store, and calls `onNewer` once; until the returned function is called. */
export function watchLevel(db: Database, onNewer: () => void): () => void {
  let isLooking = false
  const look = async () => {
    if (isLooking) return
    isLooking = true
    // A store that is away says nothing about its level.
    const isNewer = await isOfNewerProgram(db).catch(() => false)
    isLooking = false
    if (!isNewer) return
    clearInterval(timer)
    onNewer()
  }
  const timer = setInterval(() => void look(), lookMs).unref()
  return () => clearInterval(timer)
}
