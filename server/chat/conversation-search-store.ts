import { sql } from 'kysely'
import { type ConversationPage } from '../../contract/conversation.ts'
import { foldedWords } from '../../contract/fold.ts'
import { pages } from '../../contract/limits.ts'
import { type Database } from '../db/database.ts'
import { readPrepared } from '../db/prepared-statement.ts'
import { selectPeople } from '../users/visible-person-store.ts'
import { wireConversations, selectConversations } from './wire-conversations-store.ts'

/** Conversations whose names one search reads, so that it costs the same in any inbox. */
const namesAtOnce = 1000
/** Words of a search. */
const maxWords = 8

/**
 * A person's conversations in which each word begins one of the other person's name or of the car that it was last
 * about, newest first, in the archive too. `next` is where the next search goes on; a page may be empty.
 */
export async function searchConversations(
  db: Database,
  userId: string,
  { text, before = '~' }: { text: string; before: string | undefined },
): Promise<ConversationPage> {
  const words = foldedWords(text).slice(0, maxWords)
  if (words.length === 0) return { conversations: [], next: null }
  const named = await readNames(db, userId, before)
  const found = named.filter((row) => hasWords(row, words))
  const shown = found.slice(0, pages.conversations)
  const lastRead = found.length > shown.length ? shown.at(-1) : named[namesAtOnce - 1]
  const ids = shown.map(({ otherId }) => otherId)
  return { conversations: await readConversations(db, userId, ids), next: lastRead?.lastId ?? null }
}

/** What a conversation is found by. Who is gone or suspended has no name. */
interface Named {
  otherId: string
  lastId: string
  username: string | null
  carName: string | null
}

function hasWords({ username, carName }: Named, words: readonly string[]): boolean {
  const names = foldedWords(`${username ?? ''} ${carName ?? ''}`)
  return words.every((word) => names.some((name) => name.startsWith(word)))
}

/** The names of the newest conversations before a key; those in the archive and the others have an index each. */
async function readNames(db: Database, userId: string, before: string): Promise<Named[]> {
  const sides = await Promise.all(
    (['is', 'is not'] as const).map(async (archived) => {
      const window = db
        .selectFrom('conversations')
        .select(['otherId', 'lastId', 'subjectMessageId'])
        .where('userId', '=', userId)
        .where('archivedAt', archived, null)
        .where('lastId', '<', before)
        .orderBy('lastId', 'desc')
        .limit(namesAtOnce)
      // Looked up one by one: joined, PostgreSQL reads all people instead.
      const person = selectPeople(db, { userId }).where('users.id', '=', sql.ref<string>('conversations.otherId'))
      const subject = db
        .selectFrom('messages')
        .where('messages.id', '=', sql.ref<string>('conversations.subjectMessageId'))
      const named = db
        .selectFrom(window.as('conversations'))
        .select(['otherId', 'lastId'])
        .select([person.clearSelect().select('username').as('username'), subject.select('aboutName').as('carName')])
      return readPrepared(db, named)
    }),
  )
  return sides
    .flat()
    .toSorted((one, other) => (one.lastId < other.lastId ? 1 : -1))
    .slice(0, namesAtOnce)
}

async function readConversations(db: Database, userId: string, otherIds: readonly string[]) {
  if (otherIds.length === 0) return []
  const rows = await selectConversations(db, userId, (mine) => mine.where('otherId', 'in', otherIds))
    .orderBy('conversations.lastId', 'desc')
    .execute()
  return wireConversations(db, userId, rows)
}
