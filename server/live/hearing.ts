import { isPostgres, type Database } from '../db/database.ts'
import { hearRows } from './announcement-rows-store.ts'
import { type Ear } from './ear.ts'
import { type Hub, type HubEvent, type HubTopic } from './hub.ts'
import { hearNotifications } from './notifications-store.ts'

/**
 * Hands every announcement of every process to this process's hub. `url` is the address of a PostgreSQL store. Answers
 * the function that ends it.
 */
export async function startHearing(
  db: Database,
  hub: Hub,
  { url, onError }: { url: string | undefined; onError: (error: unknown) => void },
): Promise<() => Promise<void>> {
  const ear: Ear = {
    hear: ({ topics, event }) => {
      hub.changes.count(topics)
      for (const topic of topics) hub.publish(topic as HubTopic, event as HubEvent)
    },
    committed: (announcements) => {
      for (const { topics } of announcements) hub.changes.count(topics)
    },
    hearing: (isHearing) => hub.changes.hear(isHearing),
    gap: () => {
      hub.changes.miss()
      hub.tellGap()
    },
    onError,
  }
  if (isPostgres(db) && url !== undefined) return hearNotifications(db, url, ear)
  return hearRows(db, ear)
}
