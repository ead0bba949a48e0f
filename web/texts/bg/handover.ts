import { withName } from '../../../contract/texts/bg/with-name.ts'
import type { handover as english } from '../en/handover.ts'
import { counted } from './counted.ts'
import { language } from './language.ts'

/** Meetings confirmed by a code, and what two people who met say of each other. */
export const handover: typeof english = {
  // When you meet, one of you shows the code and the other types or scans it. That counts on both profiles.
  what: 'Като се срещнете, единият показва кода, а другият го въвежда или сканира. Срещата се отбелязва в профилите и на двамата.',
  // Show the code
  show: 'Показване на кода',
  // Show the code again
  showAgain: 'Показване на кода отново',
  // Your code: ${digits}
  code: (digits: string) => `Вашият код: ${digits}`,
  // The code as a picture to scan
  picture: 'Кодът като картинка за сканиране',
  // It works once, for ${counted(minutes, 'minute', 'minutes')} more.
  holdsFor: (minutes: number) => `Важи веднъж, още ${counted(minutes, 'минута', 'минути')}.`,
  // This code holds no longer.
  over: 'Този код вече не важи.',
  // The code that ${other} shows
  codeOf: (other: string) => `Кодът, който показва ${other}`,
  // We have met
  confirm: 'Срещнахме се',
  // You met ${other} on ${language.day(new Date(at))}, confirmed by code.
  met: (other: string, at: number) =>
    `Срещнахте се ${withName(other)} на ${language.day(new Date(at))}, потвърдено с код.`,
  // Sold to ${other}
  soldTo: (other: string) => `Продаден на ${other}`,
  // isSeller ? `You sold the car to ${other}.` : `${other} sold you the car.`
  wasSold: (other: string, isSeller: boolean) =>
    isSeller ? `Продадохте автомобила на ${other}.` : `${other} Ви продаде автомобила.`,
  // How was it with ${other}?
  ask: (other: string) => `Как мина ${withName(other)}?`,
  facts: {
    seller: {
      // The car was as described
      asDescribed: 'Автомобилът беше според описанието',
      // Came on time
      onTime: 'Точност на срещата',
      // The papers were ready
      papersReady: 'Документите бяха готови',
      // Kept to what was agreed
      keptWord: 'Спази уговореното',
      // I would deal with them again
      dealAgain: 'Пак бих имал работа с този човек',
    },
    buyer: {
      // Wanted what they had written
      asDescribed: 'Търсеше това, за което писа',
      // Came on time
      onTime: 'Точност на срещата',
      // Had papers and money ready
      papersReady: 'Документите и парите бяха готови',
      // Kept to what was agreed
      keptWord: 'Спази уговореното',
      // I would deal with them again
      dealAgain: 'Пак бих имал работа с този човек',
    },
  },
  // Yes
  yes: 'Да',
  // No
  no: 'Не',
  // Does not apply
  none: 'Не се отнася',
  // You answer once. ${other} sees it when both have answered, or on ${language.day(new Date(until))}.
  hidden: (other: string, until: number) =>
    `Отговаряте веднъж. ${other} вижда отговорите, когато отговорите и двамата, или на ${language.day(new Date(until))}.`,
  // Answer one of them at least.
  atLeastOne: 'Отговорете поне на един въпрос.',
  // Send the answers
  send: 'Изпращане на отговорите',
  // You have answered. What ${other} says is shown once they have answered, or on ${language.day(new Date(until))}.
  waiting: (other: string, until: number) =>
    `Вие отговорихте. Какво казва ${other}, ще видите след отговора оттам или на ${language.day(new Date(until))}.`,
  // ${other} has answered already.
  answered: (other: string) => `${other} вече отговори.`,
  // ${other} says of you
  theySay: (other: string) => `${other} казва за Вас`,
  // You say of ${other}
  youSay: (other: string) => `Вие казвате за ${other}`,
  // Nothing.
  nothing: 'Нищо.',
}
