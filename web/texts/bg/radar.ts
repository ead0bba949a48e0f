import type { radar as english } from '../en/radar.ts'

import { counted } from './counted.ts'

/** Notes of the scam radar. */
export const radar: typeof english = {
  // This offer has signs that frauds have, too
  offer: 'В тази обява има признаци, каквито имат и измамите',
  // Readers see these signs at your offer
  ownOffer: 'Читателите виждат тези признаци в обявата Ви',
  // These messages have signs that frauds have, too
  message: 'В тези съобщения има признаци, каквито имат и измамите',
  // Your reader is shown a note, because frauds use such words, too
  ownMessage: 'Получателят вижда бележка, защото такива думи има и при измамите',
  // This comment has signs that frauds have, too
  comment: 'Този коментар има признаци, каквито имат и измамите',
  // Readers of your comment are shown a note, because frauds use such words, too
  ownComment: 'Читателите виждат бележка към вашия коментар, защото и измамниците пишат с такива думи',
  // Before you answer, read the note above.
  beforeAnswer: 'Прочетете бележката горе, преди да отговорите.',
  // counted(signs, 'more sign', 'more signs')
  more: (signs: number) => `още ${counted(signs, 'признак', 'признака')}`,
  // Volan takes no payments. Whoever sends you a link to one is a cheat.
  noPayments: 'Volan не приема плащания. Който Ви праща линк за плащане, е измамник.',
  // How a safe deal goes
  safeDeal: 'Как се прави сигурна сделка',
  // Your answer, which readers see beside it
  answer: 'Вашият отговор, който читателите виждат до признаците',
  // Such as why the price is low
  answerPlaceholder: 'Например защо цената е ниска',
  // Answer
  sendAnswer: 'Отговор',
  // Change the answer
  changeAnswer: 'Промяна на отговора',
  // Cancel
  cancel: 'Отказ',
  // This message waits for a moderator, because it has a link and your account is new.
  waits: 'Съобщението чака модератор, защото в него има линк, а акаунтът Ви е нов.',
  // A moderator refused this message: ${reason}
  refused: (reason: string) => `Модератор отказа съобщението: ${reason}`,
  // Delete it
  withdraw: 'Изтриване',
  // The seller answers:
  sellerAnswers: 'Отговор на продавача:',
  // Your answer:
  youAnswer: 'Вашият отговор:',
}
