import { type CarState } from '../../../contract/car-state.ts'
import { appName } from '../../../contract/titles.ts'
import { plural } from '../../../contract/texts/plural.ts'
import { counted } from './counted.ts'
import { language } from './language.ts'

const days = (value: number) => counted(value, 'day', 'days')

/** The state of an offer on its page and in the list of its owner. */
export const offerState = {
  banners: {
    reserved: [
      (date: Date) => `Reserved since ${language.date(date)}.`,
      'Write to the owner if you want to be next in line.',
    ],
    sold: [(date: Date) => `Sold on ${language.date(date)}.`, 'The page stays for those who have the link.'],
    paused: [(date: Date) => `Paused on ${language.date(date)}.`, 'The owner does not offer it at the moment.'],
    expired: [
      (date: Date) => `Expired on ${language.date(date)}.`,
      'The owner has not said that it is still for sale.',
    ],
  } satisfies Record<Exclude<CarState, 'forSale'>, [(date: Date) => string, string]>,
  stateLabel: 'State of the offer',
  states: {
    forSale: 'For sale',
    reserved: 'Reserved',
    sold: 'Sold',
    paused: 'Paused',
    expired: 'Expired',
  } satisfies Record<CarState, string>,
  /** What a state means to others, for the owner. */
  means: {
    forSale: 'Everybody finds it.',
    reserved: 'Everybody finds it, as reserved.',
    sold: 'Out of all lists; who saved it is told.',
    paused: 'Nobody finds it; the link still works.',
    expired: 'Nobody finds it.',
  } satisfies Record<CarState, string>,
  hidden: 'Hidden by a moderator',
  meansHidden: 'Nobody finds it, because a moderator hid it.',
  runsUntil: (date: Date) => `Runs until ${language.date(date)} unless you renew it.`,
  stateChanged: (state: string) => `The offer is now: ${state}.`,
  /** Only the owner ever sees the answers. */
  soldQuestion: {
    title: `Sold on ${appName}?`,
    what: (name: string) =>
      `${name} leaves all lists, and whoever saved it is told. Your answer is counted on your own profile only.`,
    here: `Yes, on ${appName}`,
    elsewhere: 'No, elsewhere',
    unsaid: 'Sold, without an answer',
  },
  stillForSale: 'Still for sale?',
  stillForSaleUntil: (listed: number, until: Date) =>
    `Listed ${days(listed)}. Without an answer it is hidden on ${language.day(until)}; the date of first listing stays.`,
  yesForSale: 'Yes, still for sale',
  sold: 'Sold',
  renewed: 'The offer is renewed.',
  /** About all offers of a person that ended by themselves. */
  ended: {
    count: (count: number) =>
      plural(language.plurals, count, {
        one: 'An offer of yours has ended; nobody finds it.',
        other: `${language.number(count)} of your offers have ended; nobody finds them.`,
      }),
    renew: (count: number) =>
      plural(language.plurals, count, { one: 'Renew it', other: `Renew all ${language.number(count)}` }),
    renewSome: (some: number, count: number) => `Renew ${language.number(some)} of ${language.number(count)}`,
    renewed: (count: number) =>
      plural(language.plurals, count, {
        one: 'An offer is for sale again.',
        other: `${language.number(count)} offers are for sale again.`,
      }),
    undone: (count: number) =>
      plural(language.plurals, count, {
        one: 'The offer has ended again.',
        other: `${language.number(count)} offers have ended again.`,
      }),
  },
}
