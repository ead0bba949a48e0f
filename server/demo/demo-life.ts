import { asks } from '../../contract/discussion.ts'
import { carName } from '../../contract/shown-car.ts'
import { type DemoCar } from './demo-stock.ts'
import { type ConversationTable, type MessageTable } from '../db/message-tables.ts'
import { type NewCommentRow } from '../db/comment-tables.ts'
import { type FollowTable } from '../db/user-tables.ts'
import { bulgarianConversations, bulgarianThreads } from './demo-talk-bg.ts'
import { englishConversations, englishThreads } from './demo-talk-en.ts'
import { minute, type DemoUser, type Workshop } from './demo-workshop.ts'

/** Everybody follows some of the others. */
export function buildFollows({ choose, now }: Workshop, users: DemoUser[]): FollowTable[] {
  return users.flatMap((follower) => {
    const others = users.filter((user) => user !== follower)
    return choose.some(others, choose.between(2, 9)).map((followed) => ({
      followerId: follower.id,
      followedId: followed.id,
      createdAt: now - choose.between(60, 40 * 24 * 60) * minute,
    }))
  })
}

/** Questions and answers under the offers, in the language of the owner. */
export function buildComments({ choose, now, idAt }: Workshop, users: DemoUser[], cars: DemoCar[]): NewCommentRow[] {
  const languages = new Map(users.map(({ id, language }) => [id, language]))
  const talk = cars.flatMap((car) => {
    const all = languages.get(car.ownerId) === 'bg' ? bulgarianThreads : englishThreads
    const threads = choose.some(all, choose.one([0, 0, 1, 1, 2, 3]))
    return threads.flatMap((lines) => {
      const asker = choose.one(users.filter((user) => user.id !== car.ownerId))
      let createdAt = car.createdAt
      const rows = lines.flatMap((comments, i) => {
        createdAt += choose.between(4, 600) * minute
        if (comments === undefined || createdAt >= now) return []
        const senderId = i === 1 ? car.ownerId : asker.id
        return { id: idAt(createdAt), carId: car.id, senderId, comments, createdAt }
      })
      const [first, ...replies] = rows
      if (!first) return []
      const state = replies.length > 0 ? ('answered' as const) : ('open' as const)
      const question = asks(first.comments) ? state : null
      return [{ ...first, question }, ...replies.map((row) => ({ ...row, replyTo: first.id }))]
    })
  })
  return [...talk, ...waitingQuestion({ now, idAt }, users, cars)]
}

/** A question that waits for the person whose login is printed. */
function waitingQuestion(
  { now, idAt }: Pick<Workshop, 'now' | 'idAt'>,
  [reader, asker]: DemoUser[],
  cars: DemoCar[],
): NewCommentRow[] {
  const createdAt = now - 50 * minute
  const car = cars.find(({ ownerId, createdAt: listedAt }) => ownerId === reader?.id && listedAt < createdAt)
  const [comments] = (reader?.language === 'bg' ? bulgarianThreads : englishThreads)[0] ?? []
  if (!asker || !car || comments === undefined) return []
  return [{ id: idAt(createdAt), carId: car.id, senderId: asker.id, comments, createdAt, question: 'open' }]
}

/** Conversations: several of the person whose login is printed, and others between two, in the second one's language. */
export function buildMessages({ choose, now, idAt }: Workshop, users: DemoUser[], cars: DemoCar[]): MessageTable[] {
  const [first, ...rest] = choose.some(users.slice(1), users.length - 1)
  const partners = [first, ...rest].slice(0, 5).map((user) => [users[0], user])
  const pairs = [...partners, ...rest.slice(4).map((user, i) => [user, rest[i]])] as [DemoUser, DemoUser][]
  return pairs.flatMap((pair, i) => {
    const all = pair[1].language === 'bg' ? bulgarianConversations : englishConversations
    const lines = all[i % all.length] ?? []
    const subject = subjectOf(cars, pair[1], i % all.length === electricTalk)
    let timestamp = now - choose.between(6 * 60, 12 * 24 * 60) * minute - lines.length * 40 * minute
    return lines.map((content, line) => {
      timestamp += choose.between(1, 40) * minute
      const [sender, recipient] = line % 2 === 0 ? pair : [pair[1], pair[0]]
      const between = [sender.id, recipient.id].toSorted().join(' ')
      return {
        id: idAt(timestamp),
        senderId: sender.id,
        recipientId: recipient.id,
        pair: between,
        content,
        timestamp,
        ...(line === 0 ? subject : noSubject),
        ...unchanged,
      }
    })
  })
}

/** The conversation in which the range of an electric car is asked for. */
const electricTalk = 3
const noSubject = { aboutId: null, aboutName: null }
/** What nothing has happened to. */
export const unchanged = {
  replyTo: null,
  editedAt: null,
  deletedAt: null,
  photoCount: null,
  step: null,
  warnings: null,
}

/** The seller's first offer of which such a conversation can be. */
function subjectOf(cars: DemoCar[], seller: DemoUser, isElectric: boolean) {
  const car = cars.find(({ ownerId, engine }) => ownerId === seller.id && (engine === 'Electric') === isElectric)
  return car ? { aboutId: car.id, aboutName: `${carName(car)}, ${car.year}` } : noSubject
}

/** Both sides of all conversations. The reader has not seen the last messages of the two newest that others ended. */
export function buildConversations(messages: readonly MessageTable[], reader: DemoUser): ConversationTable[] {
  const sorted = messages.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const sides = [...Map.groupBy(sorted, ({ pair }) => pair).values()].flatMap((ofPair) => {
    const [before, last] = [ofPair.at(-2), ofPair.at(-1)] as [MessageTable | undefined, MessageTable]
    const subjectMessageId = ofPair.findLast((message) => message.aboutId !== null)?.id ?? null
    const kept = { unread: 0, archivedAt: null, subjectMessageId, markedUnreadAt: null }
    const firstOf = (id: string) => ofPair.find(({ senderId }) => senderId === id)?.timestamp ?? null
    const firsts = (mine: string, others: string) => ({ wroteFirstAt: firstOf(mine), gotFirstAt: firstOf(others) })
    const { senderId: from, recipientId: to } = last
    const side = { lastId: last.id, readUntil: last.id, ...kept }
    return [
      { ...side, ...firsts(from, to), userId: from, otherId: to, before: undefined },
      { ...side, ...firsts(to, from), userId: to, otherId: from, before },
    ]
  })
  const unseen = new Set(
    sides
      .filter(({ userId, before }) => userId === reader.id && before)
      .toSorted((one, other) => (one.lastId < other.lastId ? 1 : -1))
      .slice(0, 2),
  )
  return sides.map((one) => {
    const { before, ...side } = one
    return unseen.has(one) ? { ...side, readUntil: before?.id ?? '', unread: 1 } : side
  })
}
