import { sql } from 'kysely'
import { foldedWords } from '../../contract/fold.ts'
import { isPostgres, type Database, type Writing } from './database.ts'
import { type MessageTable } from './message-tables.ts'

/** Longer words are cut, so that none can be taken for a person's token. */
const longestWord = 32
/** Words of a search. */
const maxWords = 8
/** Rows per statement while all messages are indexed. */
const rowsAtOnce = 500

type Indexed = Pick<MessageTable, 'id' | 'senderId' | 'recipientId' | 'content'>

/** Replaces the words of a message. */
export async function indexAgain(tx: Writing, message: Indexed): Promise<void> {
  if (isPostgres(tx)) await sql`delete from "messageWords" where "messageId" = ${message.id}`.execute(tx)
  else {
    await sql`delete from "messageWords" where rowid =
      (select number from "messageNumbers" where "messageId" = ${message.id})`.execute(tx)
    await sql`delete from "messageNumbers" where "messageId" = ${message.id}`.execute(tx)
  }
  await addToIndex(tx, [message])
}

/** Adds all messages that the index lacks, after they were stored by other ways than one by one. */
export async function indexMessages(tx: Writing): Promise<void> {
  const known = isPostgres(tx) ? sql`"messageWords"` : sql`"messageNumbers"`
  for (let after = ''; ;) {
    const { rows } = await sql<Indexed>`select id, "senderId", "recipientId", content from messages
      where id > ${after} and not exists (select 1 from ${known} as known where known."messageId" = messages.id)
      order by id limit ${rowsAtOnce}`.execute(tx)
    await addToIndex(tx, rows)
    const last = rows.at(-1)
    if (rows.length < rowsAtOnce || !last) return
    after = last.id
  }
}

/** Adds new messages to the index of words. */
export async function addToIndex(tx: Writing, messages: readonly Indexed[]): Promise<void> {
  // Deleted messages and photos without a text have no words.
  const rows = messages.flatMap((message) => (message.content === '' ? [] : [{ message, tokens: tokensOf(message) }]))
  if (rows.length === 0) return
  if (isPostgres(tx)) {
    const values = rows.map(({ message, tokens }) => sql`(${message.id}, array_to_tsvector(${tokens}::text[]))`)
    await sql`insert into "messageWords" ("messageId", tokens) values ${sql.join(values)}`.execute(tx)
    return
  }
  const ids = rows.map(({ message }) => sql`(${message.id})`)
  const numbered = await sql<{ number: number; messageId: string }>`insert into "messageNumbers" ("messageId")
    values ${sql.join(ids)} returning number, "messageId"`.execute(tx)
  const tokensById = new Map(rows.map(({ message, tokens }) => [message.id, tokens.join(' ')]))
  const values = numbered.rows.map(({ number, messageId }) => sql`(${number}, ${tokensById.get(messageId)})`)
  await sql`insert into "messageWords" (rowid, tokens) values ${sql.join(values)}`.execute(tx)
}

/** The ids of a person's messages with these words, newest first; the last word may be the beginning of one. */
export async function findMessageIds(
  db: Database,
  userId: string,
  { text, before, limit }: { text: string; before: string | undefined; limit: number },
): Promise<string[]> {
  const words = wordsOf(text).slice(0, maxWords)
  const last = words.pop()
  if (last === undefined) return []
  const whole = [personToken(userId), ...words]
  const { rows } = isPostgres(db)
    ? // As a step of its own: in the order of ids PostgreSQL would read the messages of all people.
      await sql<{ id: string }>`with found as materialized (select "messageId" as id from "messageWords"
        where tokens @@ ${[...whole.map(quotedByTicks), `'${last}':*`].join(' & ')}::tsquery)
        select id from found where id < ${before ?? '~'} order by id desc limit ${limit}`.execute(db)
    : await sql<{ id: string }>`select "messageId" as id from "messageWords"
        join "messageNumbers" on number = "messageWords".rowid
        where "messageWords" match ${[...whole.map((word) => `"${word}"`), `"${last}"*`].join(' AND ')}
        and "messageWords".rowid < coalesce(
          (select number from "messageNumbers" where "messageId" = ${before ?? ''}), 9223372036854775807)
        order by "messageWords".rowid desc limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

function tokensOf({ senderId, recipientId, content }: Indexed): string[] {
  return [...new Set([personToken(senderId), personToken(recipientId), ...wordsOf(content)])]
}

/** The words of a text in one spelling, of letters and digits alone. */
function wordsOf(text: string): string[] {
  const words = foldedWords(text).map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, '').slice(0, longestWord))
  return [...new Set(words)].filter((word) => word !== '')
}

/** Longer than every word. */
function personToken(userId: string): string {
  return `person${Buffer.from(userId).toString('hex').padEnd(longestWord, '0')}`
}

function quotedByTicks(word: string): string {
  return `'${word}'`
}
