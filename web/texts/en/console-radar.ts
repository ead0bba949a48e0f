import { counted } from './counted.ts'
import { language } from './language.ts'

/** The scam radar in the console. */
export const consoleRadar = {
  waiting: 'Messages that wait',
  waitingHint:
    'Messages with a link, of new accounts to people who have not written to them. They reach nobody before you send them.',
  noneWaiting: 'No message waits.',
  fromTo: (from: string, to: string) => `From ${from} to ${to}`,
  member: (at: number) => `member since ${language.date(new Date(at))}`,
  points: (count: number) => counted(count, 'point', 'points'),
  release: 'Send it',
  releaseOf: (from: string, to: string) => `Send the message of ${from} to ${to}`,
  refuse: 'Refuse it',
  refuseOf: (from: string, to: string) => `Refuse the message of ${from} to ${to}`,
  talks: 'Conversations with signs of fraud',
  talksHint: 'Who writes to whom, without the words, which can be read only when they are reported.',
  comments: 'Comments with signs of fraud',
  commentsHint: 'Their readers see why they are warned.',
  offers: 'Offers with signs of fraud',
  offersHint: 'By their words, the last written or changed first. Their readers see why they are warned.',
  offerOf: (name: string, car: string) => `Offer of ${name}: ${car}`,
  moreOffers: 'Show older offers',
  commentOf: (name: string, car: string) => `Comment by ${name} on ${car}`,
  moreComments: 'Show older comments',
  noTalks: 'None.',
  more: 'Show older ones',
  moreWaiting: 'Show more messages',
  ofOffer: 'Radar',
  noSigns: 'The radar sees nothing.',
  answer: 'The seller answers',
}
