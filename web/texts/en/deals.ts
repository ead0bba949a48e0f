import { type PriceOfferAction } from '../../../contract/price-offer-rules.ts'
import { type PriceOfferStep } from '../../../contract/step.ts'
import { language } from './language.ts'

/** Friday, 20 November at 14:20. */
const at = language.moment

/** Offers of a price. */
export const deals = {
  makeOffer: 'Make an offer',
  openOffer: 'Your offer',
  title: (car: string) => `Your offer for ${car}`,
  asked: 'The seller asks for',
  amount: 'Amount',
  standsFor: 'Your offer stands for 48 hours. You can withdraw it until it is answered.',
  noContract: 'Nothing here is a contract. You agree on the sale itself when you meet.',
  amountGone: 'The amount is no longer kept here.',
  amountLeaves: (days: number) =>
    `The amount leaves Volan ${language.number(days)} days after you have met, or after the deal has ended.`,
  keepCopy: 'Keep a copy',
  /** The text that a person keeps of what was agreed. */
  copy: {
    title: 'Price agreed on Volan',
    with: {
      seller: (name: string) => `Buyer: ${name}`,
      buyer: (name: string) => `Seller: ${name}`,
    },
    day: (time: number) => language.date(new Date(time)),
  },
  send: 'Send the offer',
  words: 'Your words, if you like',
  cardLabel: (car: string) => `Price offer, ${car}`,
  /** Whose amount it is; without a name the reader's own. */
  amountOf: (name: string | undefined, round: number) =>
    name === undefined
      ? `Your ${round === 1 ? 'offer' : 'counter-offer'}`
      : `${round === 1 ? 'Offer' : 'Counter-offer'} by ${name}`,
  actions: {
    accept: 'Accept',
    counter: 'Name another amount',
    decline: 'Decline',
    withdraw: 'Withdraw',
    callOff: 'Call off',
    reserve: 'Reserve the car',
    unreserve: 'End the reservation',
    backForSale: 'Put back for sale',
  } satisfies Record<PriceOfferAction, string> & Record<string, string>,
  steps: {
    made: 'Offer',
    countered: 'Counter-offer',
    accepted: 'Offer accepted',
    declined: 'Offer declined',
    withdrawn: 'Offer withdrawn',
    calledOff: 'Called off',
    reserved: 'Car reserved',
    ended: 'No longer for sale',
  } satisfies Record<PriceOfferStep, string>,
  next: {
    turn: (until: number) => `Accept, decline or name your amount until ${at(until)}.`,
    lastTurn: (until: number) => `This is the last amount: accept or decline until ${at(until)}.`,
    waiting: (name: string, until: number) => `Waiting for ${name} until ${at(until)}.`,
    declined: (name: string) => `${name} declined.`,
    youDeclined: 'You declined.',
    withdrew: (name: string) => `${name} withdrew the offer.`,
    youWithdrew: 'You withdrew the offer.',
    expired: 'The time for an answer is over.',
    expiredForBuyer: 'The time for an answer is over. You can make a new offer.',
    calledOff: 'You agreed, and it was called off.',
    calledOffStillReserved: 'You agreed, and it was called off. The car is still reserved.',
    ended: 'The car is no longer for sale.',
    reserve: (name: string) => `You agree. Reserve the car for ${name}, so that others see it?`,
    mayReserve: (name: string) => `You agree. ${name} can reserve the car for you now.`,
    reservedFor: (name: string) =>
      `You agree. The car is reserved for ${name}, and everybody sees it. Next: meet, and hand it over.`,
    reservedForYou: 'You agree. The car is reserved for you. Next: meet, and see it.',
    sold: 'You agreed, and the car is sold.',
    agreedButNotListed: 'You agreed, but the car is not for sale now.',
  },
}
