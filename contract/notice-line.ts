import { type Notice, type NoticeDetails, type NoticeType } from './notice.ts'
import { type notices as english } from './texts/en/notices.ts'

type Words = typeof english

/** A notice in one sentence; `money` writes BGN. */
export function noticeLine(
  { type, count, people, details }: Pick<Notice, 'type' | 'count' | 'people' | 'details'>,
  words: Words,
  money: (bgn: number) => string,
): string {
  return lines[type]({
    count,
    details,
    words,
    money,
    car: details.car ?? '',
    name: people[0]?.username ?? words.somebody,
  })
}

interface Parts {
  words: Words
  name: string
  car: string
  count: number
  details: NoticeDetails
  money: (bgn: number) => string
}

const lines: Record<NoticeType, (parts: Parts) => string> = {
  comment: ({ words, name, car, count }) => (count === 1 ? words.comment(name, car) : words.comments(count, car, name)),
  reply: ({ words, name, car, count }) => (count === 1 ? words.reply(name, car) : words.replies(count, car, name)),
  answer: ({ words, name, car, count }) => (count === 1 ? words.answer(name, car) : words.answers(count, car)),
  message: ({ words, name, count }) => (count === 1 ? words.message(name) : words.messages(count, name)),
  follower: ({ words, name, count }) => (count === 1 ? words.follower(name) : words.followers(name, count - 1)),
  followedOffer: ({ words, name, car, count }) =>
    count === 1 ? words.followedOffer(name, car) : words.followedOffers(name, count, car),
  searchHit: ({ words, car, count, details: { search = '' } }) =>
    count === 1 ? words.searchHit(search, car) : words.searchHits(search, count, car),
  savedCar: ({ words, car, details: { change = 'cheaper', price = 0 }, money }) =>
    words.savedCar[change](car, money(price)),
  offerStep: ({ words, name, car, details: { offerStep = 'made', price }, money }) =>
    price === undefined
      ? words.offerStepAlone[offerStep](name, car)
      : words.offerStep[offerStep](name, money(price), car),
  viewingStep: ({ words, name, car, details: { viewingStep = 'proposed', at = 0 } }) =>
    words.viewingStep[viewingStep](name, car, words.moment(at)),
  stillForSale: ({ words, car, details: { at = 0 } }) => words.stillForSale(car, words.day(at)),
  account: ({ words, details: { account = 'newDevice', device = '' } }) =>
    account === 'newDevice' ? words.account.newDevice(device) : words.account[account],
  moderation: ({ words, car, details: { decision = 'offerHidden' } }) => words.moderation[decision](car),
}
