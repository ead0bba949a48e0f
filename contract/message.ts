import * as z from 'zod/mini'
import { photosPerMessage } from './limits.ts'
import { photoIdOf } from './photo.ts'
import { type RadarRule } from './radar.ts'
import { checksOf, rule, tidiedLine, tidiedText } from './rule.ts'
import { type Step } from './step.ts'
import { type Person } from './user.ts'
import { isVisible, messageRules, messageTextRules } from './text-rules.ts'

/** The key of a thing that a body names. */
const named = z
  .string({ error: 'choiceRequired' })
  .check(rule((id: string) => /^[\w-]{1,64}$/.test(id), 'choiceRequired'))

/** The fields of a new message with their rules. With photos it needs no text. */
export const newMessageFields = {
  sendTo: z.string({ error: 'recipientRequired' }).check(
    tidiedLine,
    rule((email: string) => email !== '', 'recipientRequired'),
  ),
  content: z.string({ error: 'messageRequired' }).check(tidiedText, ...checksOf(messageTextRules)),
  about: z.optional(named),
  replyTo: z.optional(named),
  photos: z.optional(
    z
      .array(
        z.string({ error: 'photoUnknown' }).check(rule((link: string) => photoIdOf(link) !== null, 'photoUnknown')),
        {
          error: 'photoUnknown',
        },
      )
      .check(rule((list: string[]) => list.length <= photosPerMessage, 'messagePhotosTooMany')),
  ),
}

/**
 * The rules of a new message, chat form and POST messages.json: recipient's e-mail or id, and text. `about` is an offer
 * of one of the two people; one that is gone meanwhile is left out, so that no text is lost. `replyTo` is a
 * message of the conversation. `photos` are addresses of uploaded photos. The server sets sender and time.
 */
export const newMessageSchema = z
  .object({ ...newMessageFields })
  .check(
    z.refine<{ content: string; photos?: string[] | undefined }>(
      ({ content, photos = [] }) => photos.length > 0 || isVisible(content),
      { error: 'messageRequired', path: ['content'] },
    ),
  )
/** The body of a new message. */
export type NewMessage = z.infer<typeof newMessageSchema>

/** The rules of an edited message. */
export const editedMessageSchema = z.object({
  content: z.string({ error: 'messageRequired' }).check(tidiedText, ...checksOf(messageRules)),
})
/** The body of an edited message. */
export type EditedMessage = z.infer<typeof editedMessageSchema>

/**
 * A message node of the wire (specification 3): `sendTo` and `sender` are e-mails, `timestamp` is epoch ms. For readers
 * who may not see an e-mail, `sendTo` is the recipient's id and `sender` the username, or `unavailableName`.
 */
export interface Message {
  sendTo: string
  senderId: string
  sender: string
  content: string
  timestamp: number
  /** The offer that the message is about, when it begins a subject. */
  about?: string
  /** Its brand, model and year at that time, for when it is gone. */
  aboutName?: string
  /** The message that it answers, and its beginning on one line. */
  replyTo?: string
  quote?: Quote
  /** Epoch ms. A deleted message has no text. */
  editedAt?: number
  deletedAt?: number
  photos?: MessagePhoto[]
  /** The step of a deal that the message tells. */
  step?: Step
  /** Signs of a fraud that its writer's messages have shown so far, from so many on that people are warned. */
  warnings?: RadarRule[]
}

/** A photo of a message; its size is in px. */
export interface MessagePhoto {
  address: string
  width: number
  height: number
}

/** What a message shows of the one that it answers. */
export interface Quote {
  senderId: string
  line: string
  isDeleted?: true
  /** How many photos it has. */
  photos?: number
}

/** The key of a new message. */
export interface NamedMessage {
  name: string
  /** It waits for a moderator, and is no message until then (decision 92). */
  isHeld?: true
}

/** Messages by key. */
export interface Messages {
  [key: string]: Message
}

/** A message with its key as `id`. */
export interface MessageWithId extends Message {
  id: string
}

/** A message that a search found, in the conversation with the other person. `line` is its text around the words. */
export interface FoundMessage {
  id: string
  otherId: string
  /** Absent when the account is deleted or suspended. */
  person?: Pick<Person, 'id' | 'username' | 'gender' | 'picture'>
  senderId: string
  line: string
  /** Epoch ms. */
  at: number
}

/** A page of found messages, newest first; `next` is the cursor of the next page, null at the end. */
export interface FoundMessages {
  messages: FoundMessage[]
  next: string | null
}
