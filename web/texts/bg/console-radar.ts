import type { consoleRadar as english } from '../en/console-radar.ts'
import { counted } from './counted.ts'
import { language } from './language.ts'

/** The scam radar in the console. */
export const consoleRadar: typeof english = {
  // Messages that wait
  waiting: 'Чакащи съобщения',
  // Messages with a link, of new accounts to people who have not written to them. They reach nobody before you send them.
  waitingHint:
    'Съобщения с линк от нови акаунти до хора, които не са им писали. Не стигат до никого, преди да ги изпратите.',
  // No message waits.
  noneWaiting: 'Няма чакащи съобщения.',
  // From ${from} to ${to}
  fromTo: (from: string, to: string) => `От ${from} до ${to}`,
  // member since ${language.date(new Date(at))}
  member: (at: number) => `регистрация ${language.date(new Date(at))}`,
  // counted(count, 'point', 'points')
  points: (count: number) => counted(count, 'точка', 'точки'),
  // Send it
  release: 'Изпращане',
  // Send the message of ${from} to ${to}
  releaseOf: (from: string, to: string) => `Изпращане на съобщението от ${from} до ${to}`,
  // Refuse it
  refuse: 'Отказване',
  // Refuse the message of ${from} to ${to}
  refuseOf: (from: string, to: string) => `Отказване на съобщението от ${from} до ${to}`,
  // Conversations with signs of fraud
  talks: 'Разговори с признаци на измама',
  // Who writes to whom, without the words, which can be read only when they are reported.
  talksHint: 'Кой на кого пише, без самите думи: те се четат само при сигнал.',
  // Comments with signs of fraud
  comments: 'Коментари с признаци за измама',
  // Their readers see why they are warned.
  commentsHint: 'Читателите им виждат защо са предупредени.',
  // Offers with signs of fraud
  offers: 'Обяви с признаци за измама',
  // By their words, the last written or changed first. Their readers see why they are warned.
  offersHint: 'По думите им, първо последно написаните или променените. Читателите виждат защо са предупредени.',
  // Offer of ${name}: ${car}
  offerOf: (name: string, car: string) => `Обява на ${name}: ${car}`,
  // Show older offers
  moreOffers: 'По-стари обяви',
  // Comment by ${name} on ${car}
  commentOf: (name: string, car: string) => `Коментар от ${name} към ${car}`,
  // Show older comments
  moreComments: 'По-стари коментари',
  // None.
  noTalks: 'Няма.',
  // Show older ones
  more: 'По-стари',
  // Show more messages
  moreWaiting: 'Още съобщения',
  // Radar
  ofOffer: 'Радар',
  // The radar sees nothing.
  noSigns: 'Радарът не вижда нищо.',
  // The seller answers
  answer: 'Продавачът отговаря',
}
