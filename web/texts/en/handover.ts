import { type MetFact } from '../../../contract/handover.ts'
import { counted } from './counted.ts'
import { language } from './language.ts'

type Side = 'seller' | 'buyer'

/** Meetings confirmed by a code, and what two people who met say of each other. */
export const handover = {
  what: 'When you meet, one of you shows the code and the other types or scans it. That counts on both profiles.',
  show: 'Show the code',
  showAgain: 'Show the code again',
  code: (digits: string) => `Your code: ${digits}`,
  picture: 'The code as a picture to scan',
  holdsFor: (minutes: number) => `It works once, for ${counted(minutes, 'minute', 'minutes')} more.`,
  over: 'This code holds no longer.',
  codeOf: (other: string) => `The code that ${other} shows`,
  confirm: 'We have met',
  met: (other: string, at: number) => `You met ${other} on ${language.day(new Date(at))}, confirmed by code.`,
  soldTo: (other: string) => `Sold to ${other}`,
  wasSold: (other: string, isSeller: boolean) =>
    isSeller ? `You sold the car to ${other}.` : `${other} sold you the car.`,
  ask: (other: string) => `How was it with ${other}?`,
  /** Said of the side. */
  facts: {
    seller: {
      asDescribed: 'The car was as described',
      onTime: 'Came on time',
      papersReady: 'The papers were ready',
      keptWord: 'Kept to what was agreed',
      dealAgain: 'I would deal with them again',
    },
    buyer: {
      asDescribed: 'Wanted what they had written',
      onTime: 'Came on time',
      papersReady: 'Had papers and money ready',
      keptWord: 'Kept to what was agreed',
      dealAgain: 'I would deal with them again',
    },
  } satisfies Record<Side, Record<MetFact, string>>,
  yes: 'Yes',
  no: 'No',
  none: 'Does not apply',
  hidden: (other: string, until: number) =>
    `You answer once. ${other} sees it when both have answered, or on ${language.day(new Date(until))}.`,
  atLeastOne: 'Answer one of them at least.',
  send: 'Send the answers',
  waiting: (other: string, until: number) =>
    `You have answered. What ${other} says is shown once they have answered, or on ${language.day(new Date(until))}.`,
  answered: (other: string) => `${other} has answered already.`,
  theySay: (other: string) => `${other} says of you`,
  youSay: (other: string) => `You say of ${other}`,
  nothing: 'Nothing.',
}
