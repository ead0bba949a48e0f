import { appName } from '../../../contract/titles.ts'
import type { offerState as english } from '../en/offer-state.ts'
import { plural } from '../../../contract/texts/plural.ts'
import { counted } from './counted.ts'
import { language } from './language.ts'

/** The state of an offer on its page and in the list of its owner. A date ends a sentence with its own dot. */
export const offerState: typeof english = {
  banners: {
    reserved: [
      // Reserved since ${language.date(date)}.
      (date: Date) => `Резервиран от ${language.date(date)}`,
      // Write to the owner if you want to be next in line.
      'Ако искате да се наредите на опашката, пишете на собственика.',
    ],
    // [(date: Date) => `Sold on ${language.date(date)}.`, 'The page stays for those who have the link.']
    sold: [(date: Date) => `Продаден на ${language.date(date)}`, 'Страницата остава за всеки, който има линка.'],
    // [(date: Date) => `Paused on ${language.date(date)}.`, 'The owner does not offer it at the moment.']
    paused: [(date: Date) => `На пауза от ${language.date(date)}`, 'В момента собственикът не предлага автомобила.'],
    expired: [
      // Expired on ${language.date(date)}.
      (date: Date) => `Обявата изтече на ${language.date(date)}`,
      // The owner has not said that it is still for sale.
      'Собственикът не е потвърдил, че автомобилът още се продава.',
    ],
  },
  // State of the offer
  stateLabel: 'Състояние на обявата',
  states: {
    // For sale
    forSale: 'Продава се',
    // Reserved
    reserved: 'Резервиран',
    // Sold
    sold: 'Продаден',
    // Paused
    paused: 'На пауза',
    // Expired
    expired: 'Изтекла',
  },
  /** What a state means to others, for the owner. */
  means: {
    // Everybody finds it.
    forSale: 'Обявата е видима за всички.',
    // Everybody finds it, as reserved.
    reserved: 'Обявата е видима за всички, отбелязана като резервирана.',
    // Out of all lists; who saved it is told.
    sold: 'Обявата излиза от списъците; хората, които са я запазили, научават за това.',
    // Nobody finds it; the link still works.
    paused: 'Обявата не е в списъците, но линкът към нея работи.',
    // Nobody finds it.
    expired: 'Обявата не е в списъците.',
  },
  // Hidden by a moderator
  hidden: 'Скрита от модератор',
  // Nobody finds it, because a moderator hid it.
  meansHidden: 'Никой не я вижда, защото модератор я скри.',
  // Runs until ${language.date(date)} unless you renew it.
  runsUntil: (date: Date) => `Ако не подновите обявата, тя изтича на ${language.date(date)}`,
  // The offer is now: ${state}.
  stateChanged: (state: string) => `Ново състояние на обявата: ${state.toLowerCase()}.`,
  // Still for sale?
  stillForSale: 'Още ли се продава?',
  // Listed ${days(listed)}. Without an answer it is hidden on ${language.day(until)}; the date of first listing stays.
  stillForSaleUntil: (listed: number, until: Date) =>
    `Публикувана преди ${counted(listed, 'ден', 'дни')}. Без отговор ще бъде скрита на ${language.day(until)}; датата на първото публикуване се запазва.`,
  // Yes, still for sale
  yesForSale: 'Да, още се продава',
  // Sold
  sold: 'Продаден е',
  // The offer is renewed.
  renewed: 'Обявата е подновена.',
  /** About all offers of a person that ended by themselves. */
  ended: {
    // plural(language.plurals, count, { one: 'An offer of yours has ended; nobody finds it.', other: `${language.number(count)} of your offers have ended; nobody finds them.`, })
    count: (count: number) =>
      plural(language.plurals, count, {
        one: 'Една от обявите Ви е изтекла и не е в списъците.',
        other: `${language.number(count)} от обявите Ви са изтекли и не са в списъците.`,
      }),
    // plural(language.plurals, count, { one: 'Renew it', other: `Renew all ${language.number(count)}` })
    renew: (count: number) =>
      plural(language.plurals, count, { one: 'Подновяване', other: `Подновяване на всички ${language.number(count)}` }),
    // Renew ${language.number(some)} of ${language.number(count)}
    renewSome: (some: number, count: number) => `Подновяване на ${language.number(some)} от ${language.number(count)}`,
    // plural(language.plurals, count, { one: 'An offer is for sale again.', other: `${language.number(count)} offers are for sale again.`, })
    renewed: (count: number) =>
      plural(language.plurals, count, {
        one: 'Обявата отново се продава.',
        other: `Подновени са ${language.number(count)} обяви.`,
      }),
    // plural(language.plurals, count, { one: 'The offer has ended again.', other: `${language.number(count)} offers have ended again.`, })
    undone: (count: number) =>
      plural(language.plurals, count, {
        one: 'Обявата отново е изтекла.',
        other: `Отново са изтекли ${language.number(count)} обяви.`,
      }),
  },
  soldQuestion: {
    // Sold on ${appName}?
    title: `Продаден чрез ${appName}?`,
    // ${name} leaves all lists, and whoever saved it is told. Your answer is counted on your own profile only.
    what: (name: string) =>
      `${name} излиза от всички списъци, а хората, които са запазили обявата, научават за това. Отговорът Ви се отчита само в собствения Ви профил.`,
    // Yes, on ${appName}
    here: `Да, чрез ${appName}`,
    // No, elsewhere
    elsewhere: 'Не, другаде',
    // Sold, without an answer
    unsaid: 'Продаден, без отговор',
  },
}
