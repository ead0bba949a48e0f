import { type WireQuery } from '../../contract/wire-query.ts'
import { type Database } from '../db/database.ts'
import { watchEntries } from '../live/entries-watch.ts'
import { type Watch } from '../live/watch.ts'
import { listMessages, type Mailbox } from './mailbox-store.ts'

/** Watches a person's mailbox, or a part of it. */
export function watchMessages(
  db: Database,
  { of, mailbox, query }: { of: string; mailbox: Mailbox; query: WireQuery },
): Promise<Watch> {
  return watchEntries({
    // The reader is part of the key, as e-mails are shown to each reader differently.
    node: `messages of ${of} ${JSON.stringify(mailbox)}`,
    topic: `messages/${of}`,
    query,
    read: (part, only) => listMessages(db, mailbox, { query: part, only }),
    changedIds: (event) => (event.kind === 'messageAdded' || event.kind === 'messageChanged' ? [event.id] : []),
  })
}
