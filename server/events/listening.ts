import { isPostgres, type Database } from '../db/database.ts'
import { listenToRows } from './announcement-rows-store.ts'
import { type EventReceiver } from './event-receiver.ts'
import { type Hub, type HubEvent, type HubTopic } from './hub.ts'
import { listenToNotifications } from './notifications-store.ts'

/**
 * Delivers announcements of all processes to this process's hub. `url` is the address of a PostgreSQL store. Returns
 * the function that stops it.
 */
export async function startListening(
  db: Database,
  hub: Hub,
  { url, onError }: { url: string | undefined; onError: (error: unknown) => void },
): Promise<() => Promise<void>> {
  const receiver: EventReceiver = {
    receive: ({ topics, event }) => {
      hub.cacheVersions.invalidate(topics)
      for (const topic of topics) hub.publish(topic as HubTopic, event as HubEvent)
    },
    onCommit: (announcements) => {
      for (const { topics } of announcements) hub.cacheVersions.invalidate(topics)
    },
    setListening: (isListening) => hub.cacheVersions.setListening(isListening),
    resync: () => {
      hub.cacheVersions.invalidateAll()
      hub.resync()
    },
    onError,
  }
  if (isPostgres(db) && url !== undefined) return listenToNotifications(db, url, receiver)
  return listenToRows(db, receiver)
}
