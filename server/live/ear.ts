import { type Announcement } from '../db/announcements.ts'

/** Where announcements arrive in this process. */
export interface Ear {
  hear: (announcement: Announcement) => void
  /** What this process has just committed, where it is heard later. */
  committed: (announcements: Announcement[]) => void
  /** Whether announcements are heard from now on. */
  hearing: (isHearing: boolean) => void
  /** Announcements may have been missed: whoever listens must look anew. */
  gap: () => void
  onError: (error: unknown) => void
}
