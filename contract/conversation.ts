import * as z from 'zod/mini'
import { type CarState } from './car-state.ts'
import { rule } from './rule.ts'
import { type Step } from './step.ts'
import { type Person } from './user.ts'

/** The rules of marking a conversation as read: the id of the last message that was on the screen. */
export const readUntilSchema = z.object({
  until: z.string({ error: 'choiceRequired' }).check(rule((id: string) => /^[\w-]{1,64}$/.test(id), 'choiceRequired')),
})
/** The body of marking a conversation as read. */
export type ReadUntil = z.infer<typeof readUntilSchema>

/** The rules of archiving a conversation, or of bringing it back. */
export const archivingSchema = z.object({ isArchived: z.boolean({ error: 'choiceRequired' }) })
/** The body of archiving a conversation. */
export type Archiving = z.infer<typeof archivingSchema>

/** The rules of marking a conversation as unread by hand, or of taking that back. */
export const unreadMarkSchema = z.object({ isUnread: z.boolean({ error: 'choiceRequired' }) })
/** The body of marking a conversation as unread. */
export type UnreadMark = z.infer<typeof unreadMarkSchema>

/** The rules of saying that one types, or has stopped. */
export const typingSchema = z.object({ isTyping: z.boolean({ error: 'choiceRequired' }) })
/** The body of saying that one types. */
export type Typing = z.infer<typeof typingSchema>

/** The last message of a conversation: `line` is its beginning on one line, `at` is epoch ms. */
export interface LastMessage {
  id: string
  senderId: string
  line: string
  at: number
  isDeleted?: true
  /** How many photos it has. */
  photos?: number
  /** The step of a deal that it tells; `line` says it in the recipient's language. */
  step?: Step
}

/** What a live event says of a person's conversation. */
export interface ConversationState {
  /** Messages of the other person after `readUntil`. */
  unread: number
  /** The id of the last message that the person has read; empty before the first. */
  readUntil: string
  isArchived: boolean
  /** The person marked it as unread by hand, and has not opened it since. */
  isMarkedUnread?: true
}

/** The offer that a conversation was last about. Without a price it is gone, or the person may not see it. */
export interface ConversationCar {
  id: string
  /** Brand, model and year. */
  name: string
  /** BGN. */
  price?: number
  /** Absent for `forSale`. */
  state?: Exclude<CarState, 'forSale'>
  /** The address of its cover. */
  img?: string
}

/** A person's conversation with another one, whose id it bears. */
export interface Conversation extends ConversationState {
  id: string
  /** Absent when the account is deleted or suspended. */
  person?: Pick<Person, 'id' | 'username' | 'gender' | 'picture'>
  last: LastMessage
  car?: ConversationCar
  /** Until which message the other person has read, of a single conversation and when both show it. */
  seenUntil?: string
}

/** A page of conversations, newest first; `next` is the cursor of the next page, null at the end. */
export interface ConversationPage {
  conversations: Conversation[]
  next: string | null
}
