import { type WireQuery } from '../../contract/wire-query.ts'
import { type Database } from '../db/database.ts'
import { mapOfWindow } from '../http/window-map.ts'
import { listMessages } from './mailbox-store.ts'
import { watchMessages } from './message-watch.ts'

/** A person's sent messages, for their node. */
export function sentMessages(db: Database) {
  return {
    list: (userId: string, query: WireQuery) =>
      mapOfWindow(query, (part) => listMessages(db, { sentBy: userId }, { query: part })),
    async find(userId: string, key: string) {
      const [entry] = await listMessages(db, { sentBy: userId }, { query: {}, only: [key] })
      return entry?.[1] ?? null
    },
    watch: (userId: string, query: WireQuery) => watchMessages(db, { mailbox: { sentBy: userId }, of: userId, query }),
  }
}
