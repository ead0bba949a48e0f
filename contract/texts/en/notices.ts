import { marketFormat } from '../../times.ts'
import { plural } from '../plural.ts'
import { language } from './language.ts'

const days = marketFormat('en-GB', { day: 'numeric', month: 'long' })
const many = (count: number, one: string, other: string) =>
  `${language.number(count)} ${plural(language.plurals, count, { one, other })}`

/** The sentences of notices: in the list, in pushes and in letters. */
export const notices = {
  somebody: 'Somebody',
  /** In Bulgaria, as the offers and viewings are. */
  day: (at: number) => days(at),
  moment: language.moment,

  comment: (name: string, car: string) => `${name} commented on your ${car}`,
  comments: (count: number, car: string, last: string) =>
    `${many(count, 'comment', 'comments')} on your ${car}, the last by ${last}`,
  reply: (name: string, car: string) => `${name} replied to you under ${car}`,
  replies: (count: number, car: string, last: string) =>
    `${many(count, 'reply', 'replies')} to you under ${car}, the last by ${last}`,
  answer: (name: string, car: string) => `${name} answered your question about ${car}`,
  answers: (count: number, car: string) => `${many(count, 'answer', 'answers')} to your questions about ${car}`,
  message: (name: string) => `${name} wrote to you`,
  messages: (count: number, name: string) => `${many(count, 'message', 'messages')} from ${name}`,
  follower: (name: string) => `${name} follows you`,
  followers: (name: string, others: number) => `${name} and ${many(others, 'other', 'others')} follow you`,
  followedOffer: (name: string, car: string) => `${name} offers ${car}`,
  followedOffers: (name: string, count: number, car: string) =>
    `${name} offers ${many(count, 'car', 'cars')}, the last is ${car}`,
  searchHit: (search: string, car: string) => `${search}: ${car}`,
  searchHits: (search: string, count: number, car: string) =>
    `${search}: ${many(count, 'new car', 'new cars')}, the last is ${car}`,
  savedCar: {
    cheaper: (car: string, price: string) => `Price drop on a saved car: ${car}, now ${price}`,
    sold: (car: string) => `A saved car was sold: ${car}`,
    back: (car: string) => `A saved car is for sale again: ${car}`,
  },
  offerStep: {
    made: (name: string, amount: string, car: string) => `${name} offers ${amount} for ${car}`,
    countered: (name: string, amount: string, car: string) => `${name} asks ${amount} for ${car}`,
    accepted: (name: string, amount: string, car: string) => `${name} accepts ${amount} for ${car}`,
    declined: (name: string, amount: string, car: string) => `${name} declines ${amount} for ${car}`,
    withdrawn: (name: string, amount: string, car: string) => `${name} takes back the ${amount} for ${car}`,
    calledOff: (name: string, _amount: string, car: string) => `${name} calls off what was agreed for ${car}`,
    reserved: (name: string, _amount: string, car: string) => `${name} reserved ${car} for you`,
    ended: (_name: string, _amount: string, car: string) => `${car} is no longer for sale`,
  },
  /** Without the amount, which the two keep between them. */
  offerStepAlone: {
    made: (name: string, car: string) => `${name} offers a price for ${car}`,
    countered: (name: string, car: string) => `${name} names another price for ${car}`,
    accepted: (name: string, car: string) => `${name} accepts the price for ${car}`,
    declined: (name: string, car: string) => `${name} declines the price for ${car}`,
    withdrawn: (name: string, car: string) => `${name} takes back the offer for ${car}`,
    calledOff: (name: string, car: string) => `${name} calls off what was agreed for ${car}`,
    reserved: (name: string, car: string) => `${name} reserved ${car} for you`,
    ended: (_name: string, car: string) => `${car} is no longer for sale`,
  },
  viewingStep: {
    proposed: (name: string, car: string, when: string) => `${name} proposes a viewing of ${car}: ${when}`,
    confirmed: (name: string, car: string, when: string) => `Viewing of ${car} agreed with ${name}: ${when}`,
    cancelled: (name: string, car: string, when: string) => `${name} cancels the viewing of ${car}: ${when}`,
    ended: (_name: string, car: string, _when: string) => `The viewing is off, ${car} is no longer for sale`,
    met: (name: string, car: string, _when: string) => `You and ${name} have met: ${car}`,
    answered: (name: string, car: string, _when: string) =>
      `${name} has answered how meeting you was: ${car}. You see it once you have answered, too.`,
    reminder: (name: string, car: string, when: string) => `Soon: viewing of ${car} with ${name}, ${when}`,
  },
  stillForSale: (car: string, day: string) => `Is ${car} still for sale? It hides itself on ${day}.`,
  account: {
    newDevice: (device: string) =>
      device === ''
        ? 'Your account was logged in to on a new device'
        : `Your account was logged in to on a new device: ${device}`,
    passwordChanged: 'The password of your account was changed',
    emailChanged: 'The email of your account was changed',
    factorAdded: 'A second factor was added to your account',
    factorRemoved: 'A second factor was removed from your account',
    backupCodeUsed: 'A backup code of your account was used',
  },
  moderation: {
    offerHidden: (car: string) => `A moderator hid your offer: ${car}`,
    offerShown: (car: string) => `A moderator shows your offer again: ${car}`,
    commentHidden: (car: string) => `A moderator hid your comment on ${car}`,
    commentShown: (car: string) => `A moderator shows your comment on ${car} again`,
    messageRemoved: (_car: string) => 'A moderator removed a message of yours',
    messageShown: (_car: string) => 'A moderator put back a message of yours',
    profileCleared: (_car: string) => 'A moderator removed what your profile says and shows',
    profileShown: (_car: string) => 'A moderator put back what your profile says and shows',
    limited: (_car: string) => 'A moderator limited your account',
    unlimited: (_car: string) => 'Your account is no longer limited',
    reportsLimited: (_car: string) => 'A moderator paused your reports',
    reportsUnlimited: (_car: string) => 'You can report again',
    reportDecided: (thing: string) => `Your report was decided: ${thing}`,
    appealDecided: (thing: string) => `Your appeal was decided: ${thing}`,
    messageReleased: (_car: string) => 'A moderator sent your message with a link',
    messageRefused: (_car: string) => 'A moderator refused your message with a link',
  },
}
