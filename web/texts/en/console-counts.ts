import { type CountKind } from '../../../contract/console.ts'
import { counted } from './counted.ts'
import { language } from './language.ts'

/** Counts in the console. */
export const consoleCounts = {
  span: 'Time',
  days: (count: number) => `Last ${counted(count, 'day', 'days')}`,
  day: 'Day',
  kinds: {
    people: 'New people',
    offers: 'New offers',
    sold: 'Offers sold',
    comments: 'Comments',
    messages: 'Messages',
    active: 'People here within 30 days',
  } satisfies Record<CountKind, string>,
  today: (count: number) => `Today so far: ${language.number(count)}`,
  activeHint: 'Of the days before, what was counted then.',
  plot: (title: string, days: number, most: number) =>
    `${title} by day, for ${counted(days, 'day', 'days')}; at most ${language.number(most)} a day. The table has each day.`,
  asTable: 'As a table',
  transparency: 'Moderation by year',
  transparencyHint: 'For the yearly report of the Digital Services Act.',
  noActions: 'Nothing has been moderated yet.',
  nothing: 'None',
  reports: 'Reports',
  illegal: 'Reports that say it is illegal',
  byReason: (reason: string) => `Reports: ${reason}`,
  decidedCases: 'Cases decided',
  median: 'Median time to decide',
  appeals: 'Appeals',
  upheld: 'Appeals upheld',
  reversed: 'Of these given back',
  byPeople: 'By moderators in the console',
  byCommand: 'By the command line',
}
