/** Messages between two people. They outlive accounts, so an id may refer to nobody. */
export interface MessageTable {
  id: string
  senderId: string
  recipientId: string
  /** The conversation: both ids in alphabetical order, joined by a space. */
  pair: string
  content: string
  timestamp: number
  /** The offer that it is about, when it begins a subject; not a reference, because messages outlive offers. */
  aboutId: string | null
  /** Brand, model and year of the offer at that time. */
  aboutName: string | null
  /** The message that it answers. */
  replyTo: string | null
  editedAt: number | null
  /** When its sender deleted it; its text is empty then. */
  deletedAt: number | null
  /** How many photos it has; null for none. */
  photoCount: number | null
  /** JSON of the step of a deal that it tells; null for what people write. */
  step: string | null
  /** Rules of the radar that its reader is warned of, joined by spaces; null for none. */
  warnings: string | null
}

/** The photos of messages. */
export interface MessagePhotoTable {
  messageId: string
  position: number
  photoId: string
}

/** A person's side of a conversation, kept by the transactions that write its messages. */
export interface ConversationTable {
  userId: string
  /** The other person; not a reference, because messages outlive accounts. */
  otherId: string
  /** The newest message. */
  lastId: string
  /** The last message that the person has read; empty before the first. */
  readUntil: string
  /** Messages of the other person after it. */
  unread: number
  archivedAt: number | null
  /** The message that last began a subject. */
  subjectMessageId: string | null
  /** When the person marked it as unread by hand; null once it was opened. */
  markedUnreadAt: number | null
  /** When the other person first wrote in it, and when this person did; null before. */
  gotFirstAt: number | null
  wroteFirstAt: number | null
}
