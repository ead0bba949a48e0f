import { type Writing } from '../db/database.ts'
import { areSameTexts, sketchOf } from './text-sketch.ts'

/** Most messages that one is compared with. */
const maxCompared = 20

/** A message of a new account. */
interface NewcomersMessage {
  id: string
  senderId: string
  content: string
}

/** Stores the sketch of a new account's message, once the message is stored; nothing of a short one. */
export async function storeMessageText(tx: Writing, { id, senderId, content }: NewcomersMessage): Promise<void> {
  const { band1, band2 } = sketchOf(content)
  if (band1 === null || band2 === null) return
  await tx.insertInto('messageTexts').values({ messageId: id, senderId, band1, band2 }).execute()
}

/** Has another new account written much the same? */
export async function repeatsMessage(tx: Writing, { senderId, content }: NewcomersMessage): Promise<boolean> {
  const sketch = sketchOf(content)
  for (const band of ['band1', 'band2'] as const) {
    const hash = sketch[band]
    if (hash === null) return false
    const rows = await tx
      .selectFrom('messageTexts')
      .innerJoin('messages', 'messages.id', 'messageTexts.messageId')
      .select('messages.content')
      .where(`messageTexts.${band}`, '=', hash)
      .where('messageTexts.senderId', '!=', senderId)
      .limit(maxCompared)
      .execute()
    if (rows.some((row) => areSameTexts(row.content, content))) return true
  }
  return false
}
