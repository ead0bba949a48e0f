import { type WireQuery } from '../../contract/wire-query.ts'
import { type Database } from '../db/database.ts'
import { watchEntries } from '../live/entries-watch.ts'
import { type Watch } from '../live/watch.ts'
import { listMessages, type Mailbox } from './message-store.ts'

/** Watches a person's mailbox, or a part of it. */
export function watchMessages(
  db: Database,
  { of, mailbox, query }: { of: string; mailbox: Mailbox; query: WireQuery },
): Watch {
  return watchEntries({
    // Whose address is shown to whom is the reader's own affair.
    node: `messages of ${of} ${JSON.stringify(mailbox)}`,
    topic: `messages/${of}`,
    query,
    read: (part, only) => listMessages(db, mailbox, { query: part, only }),
    changedIds: (event) => (event.kind === 'messageAdded' ? [event.id] : []),
  })
}
