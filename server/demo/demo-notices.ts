import { expiry } from '../../contract/car-state.ts'
import { type NoticeDetails, type NoticeType } from '../../contract/notice.ts'
import { datedCarName } from '../../contract/shown-car.ts'
import { type NoticeTable } from '../db/notice-tables.ts'
import { type NewSavedCarRow } from '../db/personal-tables.ts'
import { type ConversationTable, type MessageTable } from '../db/message-tables.ts'
import { type CommentTable } from '../db/comment-tables.ts'
import { type FollowTable } from '../db/user-tables.ts'
import { type DemoCar } from './demo-stock.ts'
import { day, minute, type DemoUser, type Workshop } from './demo-workshop.ts'

/** What the reader has been notified of: what happened in the market around them; they have seen what is older. */
export function buildNotices({ now, idAt }: Workshop, reader: DemoUser, market: Happened): NoticeTable[] {
  const { cars, comments, follows, saved, conversations, messages } = market
  const byId = new Map(cars.map((car) => [car.id, car]))
  const mine = cars.filter(({ ownerId }) => ownerId === reader.id)
  const newest = <Row>(rows: Row[], at: (row: Row) => number) => rows.toSorted((one, other) => at(other) - at(one))

  const commented = mine.flatMap((car) => {
    const ofOthers = newest(
      comments.filter(({ carId, senderId }) => carId === car.id && senderId !== reader.id),
      (comment) => comment.createdAt,
    )
    const [last] = ofOthers
    if (!last) return []
    const people = [...new Set(ofOthers.map(({ senderId }) => senderId))].slice(0, 3)
    return [noticeOf('comment', last.createdAt, { carId: car.id, people, count: ofOthers.length, car })]
  })
  const followers = newest(
    follows.filter(({ followedId }) => followedId === reader.id),
    (follow) => follow.createdAt,
  ).slice(0, 3)
  const followedBy = followers.map(({ followerId }) => followerId)
  const unread = conversations
    .filter((one) => one.userId === reader.id && one.unread > 0)
    .map(({ otherId, lastId, unread: count }) => {
      const at = messages.find(({ id }) => id === lastId)?.timestamp ?? now
      return noticeOf('message', at, { personId: otherId, people: [otherId], count })
    })
  const cheaper = saved.flatMap(({ carId }) => {
    const car = byId.get(carId)
    if (!car?.priceDropAt) return []
    return [noticeOf('savedCar', car.priceDropAt, { carId, car, details: { change: 'cheaper', price: car.price } })]
  })
  const followed = new Set(follows.filter(({ followerId }) => followerId === reader.id).map((one) => one.followedId))
  const [offered] = newest(
    cars.filter(({ ownerId, unlistedAt }) => followed.has(ownerId) && !unlistedAt),
    (car) => car.createdAt,
  )
  const [oldest] = newest(mine, (car) => -car.createdAt)
  const rows = [
    ...commented,
    ...(followers[0]
      ? [noticeOf('follower', followers[0].createdAt, { people: followedBy, count: followers.length })]
      : []),
    ...unread,
    ...cheaper,
    ...(offered
      ? [noticeOf('followedOffer', offered.createdAt, { carId: offered.id, people: [offered.ownerId], car: offered })]
      : []),
    ...(oldest
      ? [
          noticeOf('stillForSale', now - 200 * minute, {
            carId: oldest.id,
            car: oldest,
            details: { at: now + (expiry.hideDays - expiry.askDays) * day },
          }),
        ]
      : []),
  ]
  const unseen = new Set(newest(rows, (row) => row.at).slice(0, unread.length + 3))
  return rows.map((row) => ({
    ...row,
    userId: reader.id,
    id: idAt(row.at),
    lastId: idAt(row.at),
    readAt: unseen.has(row) || row.type === 'message' ? null : now - minute,
  }))
}

/** What happened in the market. */
interface Happened {
  cars: DemoCar[]
  comments: Pick<CommentTable, 'carId' | 'senderId' | 'createdAt'>[]
  follows: FollowTable[]
  saved: NewSavedCarRow[]
  conversations: ConversationTable[]
  messages: MessageTable[]
}

interface About {
  carId?: string
  personId?: string
  people?: string[]
  count?: number
  car?: { brand: string; model: string; year: number }
  details?: NoticeDetails
}

function noticeOf(type: NoticeType, at: number, { carId, personId, people = [], count = 1, car, details }: About) {
  return {
    type,
    subject: type === 'followedOffer' ? (people[0] ?? '') : (carId ?? personId ?? ''),
    count,
    people: people.join(' '),
    carId: carId ?? null,
    personId: personId ?? (type === 'follower' || type === 'followedOffer' ? (people[0] ?? null) : null),
    details: JSON.stringify({ ...(car && { car: datedCarName(car) }), ...details }),
    at,
    isListed: 1,
    pushAt: null,
    pushTo: null,
    letterAt: null,
  }
}
