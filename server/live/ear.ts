import { type Announcement } from '../db/announcements.ts'

/** Where announcements arrive in this process. */
export interface Ear {
  hear: (announcement: Announcement) => void
  /** Announcements may have been missed: whoever listens must look anew. */
  gap: () => void
  onError: (error: unknown) => void
}
