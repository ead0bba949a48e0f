import { type Conversation } from '../../contract/conversation.ts'
import { type Database } from '../db/database.ts'
import { pictureOf, selectPeople } from '../users/visible-person-store.ts'
import { lastMessage, stateOf } from './kept-conversations-store.ts'
import { readSubjects } from './subject-store.ts'

function allOf(db: Database, userId: string) {
  return db
    .selectFrom('conversations')
    .select(['userId', 'otherId', 'lastId', 'readUntil', 'unread', 'archivedAt', 'subjectMessageId', 'markedUnreadAt'])
    .where('userId', '=', userId)
}

/** Conversations in a window, with the last message and the other person as this one sees them. */
export function selectConversations(
  db: Database,
  userId: string,
  inWindow: (mine: ReturnType<typeof allOf>) => ReturnType<typeof allOf>,
) {
  return db
    .selectFrom(inWindow(allOf(db, userId)).as('conversations'))
    .innerJoin('messages', 'messages.id', 'conversations.lastId')
    .leftJoin('messages as subject', 'subject.id', 'conversations.subjectMessageId')
    .leftJoin(selectPeople(db, { userId }).as('person'), 'person.id', 'conversations.otherId')
    .select(['otherId', 'lastId', 'readUntil', 'unread', 'archivedAt', 'markedUnreadAt', 'conversations.userId'])
    .select(['messages.senderId', 'messages.content', 'messages.timestamp'])
    .select(['messages.deletedAt', 'messages.photoCount', 'messages.step'])
    .select(['subject.aboutId as carId', 'subject.aboutName as carName'])
    .select(['person.username', 'person.gender', 'person.photoId'])
}

type Row = Awaited<ReturnType<ReturnType<typeof selectConversations>['execute']>>[number]

/** Conversations in the form of the wire. */
export async function wireConversations(db: Database, userId: string, rows: Row[]): Promise<Conversation[]> {
  const subjects = rows.flatMap(({ carId, carName }) => (carId === null ? [] : [{ id: carId, name: carName ?? '' }]))
  const cars = await readSubjects(db, userId, subjects)
  return rows.map((row) => {
    const { otherId: id, lastId, username, gender, photoId } = row
    const person =
      username !== null && gender !== null ? { person: { id, username, gender, ...pictureOf(photoId) } } : {}
    const car = cars.get(row.carId ?? '')
    return { id, ...person, last: lastMessage({ ...row, id: lastId }), ...(car && { car }), ...stateOf(row) }
  })
}
