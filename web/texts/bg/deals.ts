import type { deals as english } from '../en/deals.ts'
import { language } from './language.ts'

/** петък, 20 ноември в 14:20. */
const at = language.moment

/** Offers of a price. */
export const deals: typeof english = {
  // Make an offer
  makeOffer: 'Предлагане на цена',
  // Your offer
  openOffer: 'Вашата оферта',
  // Your offer for ${car}
  title: (car: string) => `Вашата оферта за ${car}`,
  // The seller asks for
  asked: 'Продавачът иска',
  // Amount
  amount: 'Сума',
  // Your offer stands for 48 hours. You can withdraw it until it is answered.
  standsFor: 'Офертата важи 48 часа. Можете да я оттеглите, докато няма отговор.',
  // Nothing here is a contract. You agree on the sale itself when you meet.
  noContract: 'Нищо тук не е договор. За самата продажба се уговаряте при срещата.',
  // The amount is no longer kept here.
  amountGone: 'Сумата вече не се пази тук.',
  // The amount leaves Volan ${language.number(days)} days after you have met, or after the deal has ended.
  amountLeaves: (days: number) =>
    `Сумата се изтрива от Volan ${language.number(days)} дни след срещата Ви или след края на уговорката.`,
  // Keep a copy
  keepCopy: 'Запазване на копие',
  /** The text that a person keeps of what was agreed. */
  copy: {
    // Price agreed on Volan
    title: 'Цена, уговорена във Volan',
    with: {
      // Buyer: ${name}
      seller: (name: string) => `Купувач: ${name}`,
      // Seller: ${name}
      buyer: (name: string) => `Продавач: ${name}`,
    },
    day: (time: number) => language.date(new Date(time)),
  },
  // Send the offer
  send: 'Изпращане на офертата',
  // Your words, if you like
  words: 'Няколко думи, ако желаете',
  // Price offer, ${car}
  cardLabel: (car: string) => `Оферта, ${car}`,
  /** Whose amount it is; without a name the reader's own. */
  // name === undefined ? `Your ${round === 1 ? 'offer' : 'counter-offer'}` : `${round === 1 ? 'Offer' : 'Counter-offer'} by ${name}`
  amountOf: (name: string | undefined, round: number) =>
    name === undefined
      ? `Вашата ${round === 1 ? 'оферта' : 'насрещна оферта'}`
      : `${round === 1 ? 'Оферта' : 'Насрещна оферта'} от ${name}`,
  actions: {
    // Accept
    accept: 'Приемане',
    // Name another amount
    counter: 'Друга сума',
    // Decline
    decline: 'Отказване',
    // Withdraw
    withdraw: 'Оттегляне',
    // Call off
    callOff: 'Отмяна на уговорката',
    // Reserve the car
    reserve: 'Резервиране',
    // End the reservation
    unreserve: 'Край на резервацията',
    // Put back for sale
    backForSale: 'Обратно в продажба',
  },
  steps: {
    // Offer
    made: 'Оферта',
    // Counter-offer
    countered: 'Насрещна оферта',
    // Offer accepted
    accepted: 'Приета оферта',
    // Offer declined
    declined: 'Отказана оферта',
    // Offer withdrawn
    withdrawn: 'Оттеглена оферта',
    // Called off
    calledOff: 'Отменена уговорка',
    // Car reserved
    reserved: 'Резервиран автомобил',
    // No longer for sale
    ended: 'Вече не се продава',
  },
  next: {
    // Accept, decline or name your amount until ${at(until)}.
    turn: (until: number) => `Приемете, откажете или предложете друга сума до ${at(until)}.`,
    // This is the last amount: accept or decline until ${at(until)}.
    lastTurn: (until: number) => `Това е последната сума: приемете или откажете до ${at(until)}.`,
    // Waiting for ${name} until ${at(until)}.
    waiting: (name: string, until: number) => `Чака се отговор от ${name} до ${at(until)}.`,
    // ${name} declined.
    declined: (name: string) => `Отказ от ${name}.`,
    // You declined.
    youDeclined: 'Отказахте.',
    // ${name} withdrew the offer.
    withdrew: (name: string) => `Офертата от ${name} е оттеглена.`,
    // You withdrew the offer.
    youWithdrew: 'Оттеглихте офертата.',
    // The time for an answer is over.
    expired: 'Времето за отговор изтече.',
    // The time for an answer is over. You can make a new offer.
    expiredForBuyer: 'Времето за отговор изтече. Можете да направите нова оферта.',
    // You agreed, and it was called off.
    calledOff: 'Имахте уговорка, но тя е отменена.',
    // You agreed, and it was called off. The car is still reserved.
    calledOffStillReserved: 'Имахте уговорка, но тя е отменена. Автомобилът още е резервиран.',
    // The car is no longer for sale.
    ended: 'Автомобилът вече не се продава.',
    // You agree. Reserve the car for ${name}, so that others see it?
    reserve: (name: string) => `Разбрахте се. Да се отбележи ли, че автомобилът е резервиран за ${name}?`,
    // You agree. ${name} can reserve the car for you now.
    mayReserve: (name: string) => `Разбрахте се. Сега ${name} може да резервира автомобила за Вас.`,
    // You agree. The car is reserved for ${name}, and everybody sees it. Next: meet, and hand it over.
    reservedFor: (name: string) =>
      `Разбрахте се. Автомобилът е резервиран за ${name} и всички го виждат. Следва да се срещнете и да го предадете.`,
    // You agree. The car is reserved for you. Next: meet, and see it.
    reservedForYou: 'Разбрахте се. Автомобилът е резервиран за Вас. Следва да се срещнете и да го видите.',
    // You agreed, and the car is sold.
    sold: 'Разбрахте се и автомобилът е продаден.',
    // You agreed, but the car is not for sale now.
    agreedButNotListed: 'Разбрахте се, но в момента автомобилът не се продава.',
  },
}
