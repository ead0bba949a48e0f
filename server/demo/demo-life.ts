import { type DemoCar } from './demo-stock.ts'
import { type CommentTable, type FollowTable, type MessageTable } from '../db/tables.ts'
import { commentThreads, conversations } from './demo-talk.ts'
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

/** What is asked and answered under the offers. */
export function buildComments({ choose, now, idAt }: Workshop, users: DemoUser[], cars: DemoCar[]): CommentTable[] {
  return cars.flatMap((car) => {
    const threads = choose.some(commentThreads, choose.one([0, 0, 1, 1, 2, 3]))
    return threads.flatMap((lines) => {
      const asker = choose.one(users.filter((user) => user.id !== car.ownerId))
      let createdAt = car.createdAt
      return lines.flatMap((comments, i) => {
        createdAt += choose.between(4, 600) * minute
        if (comments === undefined || createdAt >= now) return []
        const senderId = i === 1 ? car.ownerId : asker.id
        return { id: idAt(createdAt), carId: car.id, senderId, comments, createdAt, hiddenAt: null }
      })
    })
  })
}

/**
 * The person whose login is printed talks with several; every other conversation is between two of the rest.
 */
export function buildMessages({ choose, now, idAt }: Workshop, users: DemoUser[]): MessageTable[] {
  const [first, ...rest] = choose.some(users.slice(1), users.length - 1)
  const partners = [first, ...rest].slice(0, 5).map((user) => [users[0], user])
  const pairs = [...partners, ...rest.slice(4).map((user, i) => [user, rest[i]])] as [DemoUser, DemoUser][]
  return pairs.flatMap((pair, i) => {
    const lines = conversations[i % conversations.length] ?? []
    let timestamp = now - choose.between(6 * 60, 12 * 24 * 60) * minute - lines.length * 40 * minute
    return lines.map((content, line) => {
      timestamp += choose.between(1, 40) * minute
      const [sender, recipient] = line % 2 === 0 ? pair : [pair[1], pair[0]]
      const between = [sender.id, recipient.id].toSorted().join(' ')
      return { id: idAt(timestamp), senderId: sender.id, recipientId: recipient.id, pair: between, content, timestamp }
    })
  })
}
