import { isVisible } from '../../contract/text-rules.ts'
import { type Message, type NamedMessage } from '../../contract/message.ts'
import { unavailableName } from '../../contract/shown-message.ts'
import { type Step } from '../../contract/step.ts'
import { unblocked } from '../blocks/blocks-store.ts'
import { type Database, type Writing } from '../db/database.ts'
import { createOnce } from '../db/idempotency-store.ts'
import { byId } from '../db/by-id.ts'
import { pipeline } from '../db/pipeline.ts'
import { readPrepared } from '../db/prepared-statement.ts'
import { type MessageTable } from '../db/message-tables.ts'
import { type UserTable } from '../db/user-tables.ts'
import { emailSeenBy, type EmailOwner } from '../users/visible-person-store.ts'
import { fail } from '../lib/errors.ts'
import { publish } from '../events/publish.ts'
import { notify } from '../happenings/notify-store.ts'
import { holdMessage, isHeld, mayWait, waits } from './held-messages-store.ts'
import { keepConversations } from './kept-conversations-store.ts'
import { wireMessage, type Quoted } from './mailbox-store.ts'
import { storeMessageText } from '../radar/message-texts-store.ts'
import { radarOfMessage } from '../radar/talk-radar-store.ts'
import { indexMessage } from '../db/message-index.ts'
import { insertMessagePhotos, takePhotos, wirePhoto } from './message-photos-store.ts'
import { pairOf } from './pair.ts'
import { isReachedBy, mayBeWrittenTo } from './recipient-store.ts'
import { findSubject } from './subject-store.ts'

/** A new message; the sender is the asker (`decisions.md` 18). */
export interface NewMessage {
  userId: string
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
  key?: string | undefined
}

/**
 * Stores a message and answers its id; sender and time are set by the server (`decisions.md` 18 and 22). The same `key`
 * of a sender makes one message only. Fails with `unknownRecipient` when the recipient cannot be reached any more, and
 * with `messagesRefused` when they take none of new people. One that waits for a moderator is held.
 */
export async function createMessage(db: Database, message: NewMessage): Promise<NamedMessage> {
  const { userId: senderId, recipientId, key } = message
  const { id } = await createOnce(db, { kind: 'message', userId: senderId, key }, async (tx, messageId) => {
    if (await waits(tx, message)) return holdMessage(tx, messageId, message)
    await insertMessage(tx, messageId, message)
    notify(tx, { type: 'message', to: [recipientId], by: senderId, personId: senderId })
  })
  return mayWait(message) && (await isHeld(db, id)) ? { name: id, isHeld: true } : { name: id }
}

/** Inserts a message and publishes it to both people. Fails as `createMessage` does. */
export async function insertMessage(tx: Writing, id: string, message: NewMessage): Promise<void> {
  const { userId: senderId, recipientId, sendTo, key } = message
  const photos = await takePhotos(tx, message.photos ?? [])
  const { row, quoted, isCompared } = await rowOf(tx, id, { ...message, photoCount: photos.length || null })
  const [, found] = await pipeline(tx, [
    async () => tx.insertInto('messages').values(row).execute(),
    async () => readPrepared(tx, selectVisible(tx, senderId, recipientId)),
  ])
  const people = byId(found)
  const recipient = people.get(recipientId)
  if (!recipient || !isReachedBy(recipient, sendTo, { userId: senderId })) fail('unknownRecipient', { field: 'sendTo' })
  if (!(await mayBeWrittenTo(tx, recipient, senderId))) fail('messagesRefused', { field: 'sendTo' })
  await insertMessagePhotos(tx, id, photos)
  if (isCompared) await storeMessageText(tx, row)
  await indexMessage(tx, row)
  // Each of the two gets the message as they see the other.
  for (const userId of [senderId, recipientId]) {
    const told = messageAsSeenBy({ userId }, { ...row, ...quoted, photos }, people)
    publish(tx, [`messages/${userId}`], { kind: 'messageAdded', id, message: told, ...(key && { key }) })
  }
  keepConversations(tx, row)
}

async function rowOf(
  tx: Writing,
  id: string,
  {
    userId: senderId,
    recipientId,
    content,
    about,
    replyTo,
    step,
    photoCount,
  }: NewMessage & Pick<MessageTable, 'photoCount'>,
): Promise<{ row: MessageTable; quoted: Quoted; isCompared: boolean }> {
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
    timestamp: Date.now(),
    aboutId: subject?.id ?? null,
    aboutName: subject?.name ?? null,
    replyTo: quoted ? (replyTo ?? null) : null,
    editedAt: null,
    deletedAt: null,
    photoCount,
    step: step === undefined ? null : JSON.stringify(step),
    warnings: null,
  }
  const { warnings, isCompared } = await radarOfMessage(tx, row)
  return { row: { ...row, warnings }, quoted: quoted ?? noQuote, isCompared }
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

/** The two people, as far as they are not suspended and no block is between them. */
function selectVisible(tx: Writing, senderId: string, recipientId: string) {
  return tx
    .selectFrom('users')
    .select(['id', 'username', 'email', 'emailShown', 'messagesFrom'])
    .where('id', 'in', [senderId, recipientId])
    .where('suspendedAt', 'is', null)
    .where(unblocked(senderId, 'users.id'))
}

type Addressee = EmailOwner & Pick<UserTable, 'username'>

/** A row as `selectMessages` shows it. */
function messageAsSeenBy(
  viewer: { userId: string },
  row: MessageTable & Quoted & { photos: Parameters<typeof wirePhoto>[0][] },
  people: ReadonlyMap<string, Addressee>,
): Message {
  const [sender, recipient] = [people.get(row.senderId), people.get(row.recipientId)]
  const shown = {
    ...row,
    sendTo: (recipient && emailSeenBy(viewer, recipient)) ?? row.recipientId,
    sender: (sender && emailSeenBy(viewer, sender)) ?? sender?.username ?? unavailableName,
  }
  return wireMessage(shown, row.photos.length > 0 ? row.photos.map(wirePhoto) : undefined)
}
