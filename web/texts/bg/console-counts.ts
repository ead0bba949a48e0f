import type { consoleCounts as english } from '../en/console-counts.ts'
import { counted } from './counted.ts'
import { language } from './language.ts'

/** Counts in the console. */
export const consoleCounts: typeof english = {
  // Time
  span: 'Период',
  // Last ${counted(count, 'day', 'days')}
  days: (count: number) => `Последните ${counted(count, 'ден', 'дни')}`,
  // Day
  day: 'Ден',
  kinds: {
    // New people
    people: 'Нови потребители',
    // New offers
    offers: 'Нови обяви',
    // Offers sold
    sold: 'Продадени автомобили',
    // Comments
    comments: 'Коментари',
    // Messages
    messages: 'Съобщения',
    // People here within 30 days
    active: 'Активни през последните 30 дни',
  },
  // Today so far: ${language.number(count)}
  today: (count: number) => `Днес досега: ${language.number(count)}`,
  // Of the days before, what was counted then.
  activeHint: 'За минали дни – броят, отчетен тогава.',
  // ${title} by day, for ${counted(days, 'day', 'days')}; at most ${language.number(most)} a day. The table has each day.
  plot: (title: string, days: number, most: number) =>
    `${title} по дни за ${counted(days, 'ден', 'дни')}; най-много ${language.number(most)} на ден. Дните са в таблицата.`,
  // As a table
  asTable: 'В таблица',
  // Moderation by year
  transparency: 'Модерация по години',
  // For the yearly report of the Digital Services Act.
  transparencyHint: 'За годишния доклад по Акта за цифровите услуги.',
  // Nothing has been moderated yet.
  noActions: 'Досега не е правено нищо.',
  // None
  nothing: 'Няма',
  // Reports
  reports: 'Сигнали',
  // Reports that say it is illegal
  illegal: 'Сигнали за нещо незаконно',
  // Reports: ${reason}
  byReason: (reason: string) => `Сигнали: ${reason}`,
  // Cases decided
  decidedCases: 'Решени случаи',
  // Median time to decide
  median: 'Обичайно време за решение',
  // Appeals
  appeals: 'Възражения',
  // Appeals upheld
  upheld: 'Уважени възражения',
  // Of these given back
  reversed: 'Върнати от тях',
  // By moderators in the console
  byPeople: 'От модератори',
  // By the command line
  byCommand: 'От командния ред',
}
