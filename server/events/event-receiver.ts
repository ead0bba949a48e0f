import { type Announcement } from '../db/transaction.ts'

/** Receives the announcements of all processes. */
export interface EventReceiver {
  receive: (announcement: Announcement) => void
  /** Called at commits of this process whose announcements arrive later. */
  onCommit: (announcements: Announcement[]) => void
  /** Called when announcements begin or cease to arrive. */
  setListening: (isListening: boolean) => void
  /** Called when announcements may have been missed, so that listeners must read again. */
  resync: () => void
  onError: (error: unknown) => void
}
