import { marketFormat } from '../../times.ts'
import type { notices as english } from '../en/notices.ts'
import { plural } from '../plural.ts'
import { language } from './language.ts'

const days = marketFormat('bg', { day: 'numeric', month: 'long' })
const many = (count: number, one: string, other: string) =>
  `${language.number(count)} ${plural(language.plurals, count, { one, other })}`

/** The sentences of notices: in the list, in pushes and in letters. */
export const notices: typeof english = {
  // Somebody
  somebody: 'Някой',
  /** In Bulgaria, as the offers and viewings are. */
  day: (at: number) => days(at),
  moment: language.moment,

  // ${name} commented on your ${car}
  comment: (name: string, car: string) => `${name} коментира Вашата обява ${car}`,
  // ${many(count, 'comment', 'comments')} on your ${car}, the last by ${last}
  comments: (count: number, car: string, last: string) =>
    `${many(count, 'коментар', 'коментара')} към Вашата обява ${car}, последният от ${last}`,
  // ${name} replied to you under ${car}
  reply: (name: string, car: string) => `${name} Ви отговори към обявата ${car}`,
  // ${many(count, 'reply', 'replies')} to you under ${car}, the last by ${last}
  replies: (count: number, car: string, last: string) =>
    `${many(count, 'отговор', 'отговора')} до Вас към обявата ${car}, последният от ${last}`,
  // ${name} answered your question about ${car}
  answer: (name: string, car: string) => `${name} отговори на въпроса Ви за ${car}`,
  // ${many(count, 'answer', 'answers')} to your questions about ${car}
  answers: (count: number, car: string) => `${many(count, 'отговор', 'отговора')} на въпросите Ви за ${car}`,
  // ${name} wrote to you
  message: (name: string) => `Ново съобщение от ${name}`,
  // ${many(count, 'message', 'messages')} from ${name}
  messages: (count: number, name: string) => `${many(count, 'съобщение', 'съобщения')} от ${name}`,
  // ${name} follows you
  follower: (name: string) => `${name} Ви следва`,
  // ${name} and ${many(others, 'other', 'others')} follow you
  followers: (name: string, others: number) => `${name} и още ${many(others, 'човек', 'души')} Ви следват`,
  // ${name} offers ${car}
  followedOffer: (name: string, car: string) => `${name} предлага ${car}`,
  // ${name} offers ${many(count, 'car', 'cars')}, the last is ${car}
  followedOffers: (name: string, count: number, car: string) =>
    `${name} предлага ${many(count, 'автомобил', 'автомобила')}, последният е ${car}`,
  searchHit: (search: string, car: string) => `${search}: ${car}`,
  // ${search}: ${many(count, 'new car', 'new cars')}, the last is ${car}
  searchHits: (search: string, count: number, car: string) =>
    `${search}: ${many(count, 'нов автомобил', 'нови автомобила')}, последният е ${car}`,
  savedCar: {
    // Price drop on a saved car: ${car}, now ${price}
    cheaper: (car: string, price: string) => `Намаление на запазен автомобил: ${car}, вече ${price}`,
    // A saved car was sold: ${car}
    sold: (car: string) => `Запазен автомобил е продаден: ${car}`,
    // A saved car is for sale again: ${car}
    back: (car: string) => `Запазен автомобил отново се продава: ${car}`,
  },
  offerStep: {
    // ${name} offers ${amount} for ${car}
    made: (name: string, amount: string, car: string) => `${name} предлага ${amount} за ${car}`,
    // ${name} asks ${amount} for ${car}
    countered: (name: string, amount: string, car: string) => `${name} иска ${amount} за ${car}`,
    // ${name} accepts ${amount} for ${car}
    accepted: (name: string, amount: string, car: string) => `${name} приема ${amount} за ${car}`,
    // ${name} declines ${amount} for ${car}
    declined: (name: string, amount: string, car: string) => `${name} не приема ${amount} за ${car}`,
    // ${name} takes back the ${amount} for ${car}
    withdrawn: (name: string, amount: string, car: string) => `${name} оттегля предложението си от ${amount} за ${car}`,
    // ${name} calls off what was agreed for ${car}
    calledOff: (name: string, _amount: string, car: string) => `${name} се отказва от уговореното за ${car}`,
    // ${name} reserved ${car} for you
    reserved: (name: string, _amount: string, car: string) => `${name} резервира ${car} за Вас`,
    // ${car} is no longer for sale
    ended: (_name: string, _amount: string, car: string) => `${car} вече не се продава`,
  },
  /** Without the amount, which the two keep between them. */
  offerStepAlone: {
    // ${name} offers a price for ${car}
    made: (name: string, car: string) => `${name} предлага цена за ${car}`,
    // ${name} names another price for ${car}
    countered: (name: string, car: string) => `${name} предлага друга цена за ${car}`,
    // ${name} accepts the price for ${car}
    accepted: (name: string, car: string) => `${name} приема цената за ${car}`,
    // ${name} declines the price for ${car}
    declined: (name: string, car: string) => `${name} не приема цената за ${car}`,
    // ${name} takes back the offer for ${car}
    withdrawn: (name: string, car: string) => `${name} оттегля офертата си за ${car}`,
    // ${name} calls off what was agreed for ${car}
    calledOff: (name: string, car: string) => `${name} се отказва от уговореното за ${car}`,
    // ${name} reserved ${car} for you
    reserved: (name: string, car: string) => `${name} резервира ${car} за Вас`,
    // ${car} is no longer for sale
    ended: (_name: string, car: string) => `${car} вече не се продава`,
  },
  viewingStep: {
    // ${name} proposes a viewing of ${car}: ${when}
    proposed: (name: string, car: string, when: string) => `${name} предлага оглед на ${car}: ${when}`,
    // Viewing of ${car} agreed with ${name}: ${when}
    confirmed: (name: string, car: string, when: string) =>
      `Уговорен оглед на ${car}, другата страна е ${name}: ${when}`,
    // ${name} cancels the viewing of ${car}: ${when}
    cancelled: (name: string, car: string, when: string) => `${name} отменя огледа на ${car}: ${when}`,
    // The viewing is off, ${car} is no longer for sale
    ended: (_name: string, car: string, _when: string) => `Огледът отпада, ${car} вече не се продава`,
    // You and ${name} have met: ${car}
    met: (name: string, car: string, _when: string) => `Срещата за ${car} е потвърдена, другата страна е ${name}`,
    // ${name} has answered how meeting you was: ${car}. You see it once you have answered, too.
    answered: (name: string, car: string, _when: string) =>
      `${name} отговори как мина срещата Ви: ${car}. Ще видите отговорите, когато отговорите и Вие.`,
    // Soon: viewing of ${car} with ${name}, ${when}
    reminder: (name: string, car: string, when: string) => `Скоро: оглед на ${car}, другата страна е ${name}, ${when}`,
  },
  // Is ${car} still for sale? It hides itself on ${day}.
  stillForSale: (car: string, day: string) => `Продава ли се още ${car}? Обявата ще се скрие на ${day}.`,
  account: {
    // device === '' ? 'Your account was logged in to on a new device' : `Your account was logged in to on a new device: ${device}`
    newDevice: (device: string) =>
      device === '' ? 'Вход в акаунта Ви от ново устройство' : `Вход в акаунта Ви от ново устройство: ${device}`,
    // The password of your account was changed
    passwordChanged: 'Паролата на акаунта Ви е сменена',
    // The email of your account was changed
    emailChanged: 'Имейлът на акаунта Ви е сменен',
    // A second factor was added to your account
    factorAdded: 'Към акаунта Ви е добавен втори фактор',
    // A second factor was removed from your account
    factorRemoved: 'От акаунта Ви е премахнат втори фактор',
    // A backup code of your account was used
    backupCodeUsed: 'Използван е резервен код на акаунта Ви',
  },
  moderation: {
    // A moderator hid your offer: ${car}
    offerHidden: (car: string) => `Модератор скри обявата Ви: ${car}`,
    // A moderator shows your offer again: ${car}
    offerShown: (car: string) => `Модератор отново показа обявата Ви: ${car}`,
    // A moderator hid your comment on ${car}
    commentHidden: (car: string) => `Модератор скри коментара Ви към ${car}`,
    // A moderator shows your comment on ${car} again
    commentShown: (car: string) => `Модератор отново показа коментара Ви към ${car}`,
    // A moderator removed a message of yours
    messageRemoved: (_car: string) => 'Модератор премахна Ваше съобщение',
    // A moderator put back a message of yours
    messageShown: (_car: string) => 'Модератор върна Ваше съобщение',
    // A moderator removed what your profile says and shows
    profileCleared: (_car: string) => 'Модератор премахна съдържанието на профила Ви',
    // A moderator put back what your profile says and shows
    profileShown: (_car: string) => 'Модератор върна съдържанието на профила Ви',
    // A moderator limited your account
    limited: (_car: string) => 'Модератор ограничи акаунта Ви',
    // Your account is no longer limited
    unlimited: (_car: string) => 'Акаунтът Ви вече не е ограничен',
    // A moderator paused your reports
    reportsLimited: (_car: string) => 'Модератор временно спря приемането на сигналите Ви',
    // You can report again
    reportsUnlimited: (_car: string) => 'Отново можете да подавате сигнали',
    // Your report was decided: ${thing}
    reportDecided: (thing: string) => `Има решение по сигнала Ви: ${thing}`,
    // Your appeal was decided: ${thing}
    appealDecided: (thing: string) => `Има решение по възражението Ви: ${thing}`,
    // A moderator sent your message with a link
    messageReleased: (_car: string) => 'Модератор изпрати съобщението Ви с линк',
    // A moderator refused your message with a link
    messageRefused: (_car: string) => 'Модератор отказа съобщението Ви с линк',
  },
}
