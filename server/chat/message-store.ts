import { isVisible } from '../../contract/text-rules.ts'
import { type Message, type NamedMessage } from '../../contract/message.ts'
import { unavailableName } from '../../contract/shown-message.ts'
import { type Step } from '../../contract/step.ts'
import { type Database, type Writing } from '../db/database.ts'
import { addOnce, createOnce, type Once, type SentKey } from '../db/idempotency-store.ts'
import { addToIndex } from '../db/message-index.ts'
import { pipeline } from '../db/pipeline.ts'
import { pushId } from '../db/push-id.ts'
import { noteForLastStep } from '../db/transaction.ts'
import { type MessageTable } from '../db/message-tables.ts'
import { emailSeenBy } from '../users/visible-person-store.ts'
import { ProductError } from '../lib/errors.ts'
import { publish } from '../events/publish.ts'
import { notify } from '../happenings/notify-store.ts'
import { holdMessage, isHeld, mayWait, waits } from './held-messages-store.ts'
import { keepConversations } from './kept-conversations-store.ts'
import { wireMessage, type Quoted } from './mailbox-store.ts'
import { storeMessageText } from '../radar/message-texts-store.ts'
import { radarOfMessage, storeTalkSigns, type RadarOfMessage } from '../radar/talk-radar-store.ts'
import { insertMessagePhotos, takePhotos, wirePhoto } from './message-photos-store.ts'
import { insertMessageRow, type SeenOfEachOther } from './message-row-store.ts'
import { pairOf } from './pair.ts'
import { findRefusal, isEmail } from './recipient-store.ts'
import { findSubject } from './subject-store.ts'

/** A new message; the sender is the asker (`decisions.md` 18). */
export interface NewMessage {
  userId: string
  /** The sender's, which the radar reads; absent for what a deal tells. */
  username?: string
  recipientId: string
  /** The recipient as the sender named them: by e-mail or id. */
  sendTo: string
  content: string
  /** The offer that it is about. */
  about?: string | undefined
  /** The message that it answers; one of another conversation is left out. */
  replyTo?: string | undefined
  /** The addresses of its photos. */
  photos?: string[] | undefined
  /** The step of a deal that it tells. */
  step?: Step | undefined
  key?: SentKey | undefined
}

/**
 * Stores a message and answers its id; sender and time are set by the server (`decisions.md` 18 and 22). The same `key`
 * of a sender makes one message only. Fails with `unknownRecipient` when the recipient cannot be reached any more, and
 * with `messagesRefused` when they take none of new people. One that waits for a moderator is held.
 */
export async function createMessage(db: Database, message: NewMessage): Promise<NamedMessage> {
  const keyed = { kind: 'message', userId: message.userId, key: message.key } as const
  const { id } = (await waits(db, message))
    ? await createOnce(db, keyed, (tx, messageId) => holdMessage(tx, messageId, message))
    : await addOnce(db, keyed, {
        add: (tx, once) => addMessage(tx, once, message),
        refusal: (tx) => refusalOf(tx, message),
      })
  return mayWait(message) && (await isHeld(db, id)) ? { name: id, isHeld: true } : { name: id }
}

/** As `createMessage`, within a transaction, for what tells of it otherwise. */
export async function insertMessage(tx: Writing, message: NewMessage): Promise<void> {
  const once = { id: pushId(), userId: message.userId, key: null, fingerprint: null, at: Date.now() }
  if (!(await storeMessage(tx, once, message))) throw await refusalOf(tx, message)
}

async function addMessage(tx: Writing, once: Once, message: NewMessage): Promise<boolean> {
  const { userId: by, recipientId } = message
  const isAdded = await storeMessage(tx, once, message)
  if (isAdded) notify(tx, { type: 'message', to: [recipientId], by, personId: by })
  return isAdded
}

/** Stores a message and publishes it to both people; answers whether its recipient can be reached. */
async function storeMessage(tx: Writing, once: Once, message: NewMessage): Promise<boolean> {
  const photos = await takePhotos(tx, message.photos ?? [])
  const { row, quoted, isCompared, signs } = await rowOf(tx, once, { ...message, photoCount: photos.length || null })
  const isByEmail = isEmail(message.sendTo) ? 1 : 0
  const [people] = await insertMessageRow.execute(tx, { ...row, ...once, isByEmail })
  if (!people) return false
  await insertMessagePhotos(tx, row.id, photos)
  if (isCompared) await storeMessageText(tx, row)
  if (signs) await storeTalkSigns(tx, row, signs)
  const key = message.key?.key
  // Each of the two gets the message as they see the other.
  for (const userId of [row.senderId, row.recipientId]) {
    const told = messageAsSeenBy({ userId }, { ...row, ...quoted, photos }, people)
    publish(tx, [`messages/${userId}`], { kind: 'messageAdded', id: row.id, message: told, ...(key && { key }) })
  }
  noteForLastStep(tx, 'messages', { step: followMessages, note: row })
  return true
}

async function refusalOf(tx: Writing, message: NewMessage): Promise<ProductError> {
  // Somebody who can be reached now could not a moment ago.
  return (await findRefusal(tx, message)) ?? new ProductError('unknownRecipient', { field: 'sendTo' })
}

/** What follows from the messages of a transaction, for all of them at once. */
async function followMessages(tx: Writing, messages: MessageTable[]): Promise<void> {
  await pipeline(tx, [async () => keepConversations(tx, messages), async () => addToIndex(tx, messages)])
}

async function rowOf(
  tx: Writing,
  { id, at: timestamp }: Once,
  {
    userId: senderId,
    recipientId,
    content,
    about,
    replyTo,
    step,
    photoCount,
    username = '',
  }: NewMessage & Pick<MessageTable, 'photoCount'>,
): Promise<{ row: MessageTable; quoted: Quoted } & Pick<RadarOfMessage, 'isCompared' | 'signs'>> {
  const pair = pairOf(senderId, recipientId)
  const subject = about === undefined ? undefined : await findSubject(tx, about, { senderId, recipientId })
  const quoted = replyTo === undefined ? undefined : await findQuoted(tx, replyTo, pair)
  const row = {
    id,
    senderId,
    recipientId,
    pair,
    // Beside photos it may be blank.
    content: isVisible(content) ? content : '',
    timestamp,
    aboutId: subject?.id ?? null,
    aboutName: subject?.name ?? null,
    replyTo: quoted ? (replyTo ?? null) : null,
    editedAt: null,
    deletedAt: null,
    photoCount,
    step: step === undefined ? null : JSON.stringify(step),
    warnings: null,
  }
  const { warnings, ...radar } = await radarOfMessage(tx, row, username)
  return { row: { ...row, warnings }, quoted: quoted ?? noQuote, ...radar }
}

const noQuote: Quoted = { quotedSenderId: null, quotedContent: null, quotedDeletedAt: null, quotedPhotoCount: null }

async function findQuoted(tx: Writing, id: string, pair: string): Promise<Quoted | undefined> {
  return tx
    .selectFrom('messages')
    .select(['senderId as quotedSenderId', 'content as quotedContent', 'deletedAt as quotedDeletedAt'])
    .select('photoCount as quotedPhotoCount')
    .where('id', '=', id)
    .where('pair', '=', pair)
    .executeTakeFirst()
}

/** A row as `selectMessages` shows it. */
function messageAsSeenBy(
  viewer: { userId: string },
  row: MessageTable & Quoted & { photos: Parameters<typeof wirePhoto>[0][] },
  { senderName, senderEmail, senderShown, suspendedAt, recipientEmail, recipientShown }: SeenOfEachOther,
): Message {
  const { senderId, recipientId } = row
  const sender = emailSeenBy(viewer, { id: senderId, email: senderEmail, emailShown: senderShown }) ?? senderName
  const shown = {
    ...row,
    sendTo: emailSeenBy(viewer, { id: recipientId, email: recipientEmail, emailShown: recipientShown }) ?? recipientId,
    sender: suspendedAt === null ? sender : unavailableName,
  }
  return wireMessage(shown, row.photos.length > 0 ? row.photos.map(wirePhoto) : undefined)
}
