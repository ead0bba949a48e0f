import { type MetFact } from '../../../contract/handover.ts'
import { appName } from '../../../contract/titles.ts'
import { counted } from './counted.ts'
import { language } from './language.ts'

const minuteMs = 60 * 1000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** In what a person usually answers: `an hour`. */
function within(ms: number): string {
  if (ms <= 15 * minuteMs) return 'minutes'
  if (ms <= hourMs) return 'an hour'
  if (ms <= dayMs) return counted(Math.ceil(ms / hourMs), 'hour', 'hours')
  return counted(Math.ceil(ms / dayMs), 'day', 'days')
}

/** The facts of a person beside the head of their profile. */
export const profileFacts = {
  title: 'Facts',
  aboutSeller: 'About the seller',
  isNew: 'New here',
  memberSince: (date: Date) => `Member since ${language.month(date)}`,
  sellers: { Private: 'Private seller', Trader: 'Trader' },
  offers: (count: number) => `${counted(count, 'car', 'cars')} for sale now`,
  sold: (count: number) => `${counted(count, 'car', 'cars')} sold`,
  replyTime: (ms: number) => `Usually replies within ${within(ms)}`,
  replyRate: (answered: number, asked: number) =>
    `Answered ${language.number(answered)} of ${counted(asked, 'conversation', 'conversations')} in 90 days`,
  met: (count: number, handovers: number) =>
    handovers === 0
      ? `Met ${counted(count, 'person', 'people')}, confirmed by code`
      : `Met ${counted(count, 'person', 'people')}, confirmed by code, ${counted(handovers, 'handover', 'handovers')}`,
  saidByMet: 'Say people who met them',
  metFacts: {
    asDescribed: 'As described',
    onTime: 'On time',
    papersReady: 'Papers ready',
    keptWord: 'As agreed',
    dealAgain: 'Would deal again',
  } satisfies Record<MetFact, string>,
  yesOf: (yes: number, all: number) => `${language.number(yes)} of ${language.number(all)}`,
  /** `names` are some of `count` people. */
  bothFollow: (names: readonly string[], count: number) =>
    count > names.length
      ? `You both follow ${names.join(', ')} and ${counted(count - names.length, 'other', 'others')}`
      : `You both follow ${names.join(', ')}`,
  trader: 'The trader',
  traderName: 'Name',
  traderEik: 'EIK',
  traderAddress: 'Address',
  traderSays: 'As the seller states it. The Commercial Register tells for free whose EIK it is.',
  rights: {
    Private:
      'A sale between private people: the rights of consumers do not apply, neither the legal guarantee nor the 14 days to withdraw. See the car and its papers before you pay.',
    Trader:
      'You buy from a trader, so the rights of consumers apply: two years of legal guarantee, at least one if you agree on that for a used car, and 14 days to withdraw when you buy at a distance.',
    unknown:
      'The seller has not said whether they are private or a trader. Ask: with a trader, the rights of consumers apply.',
  },
  looksLikeTrader: `You offer or sold more cars than private sellers do. If you trade, the law wants buyers on ${appName} to know.`,
  declare: 'Say who sells',
}
