import { marketDay, marketFormat, marketTimeZone } from '../../../contract/times.ts'
import { recently } from '../recently.ts'
import { language } from './language.ts'

/** When something happened. */
const at = recently(marketDay, {
  yesterday: 'Yesterday',
  date: marketFormat(language.locale, { dateStyle: 'short' }),
  time: marketFormat(language.locale, { timeStyle: 'short' }),
})

/** The list of what one is notified of, and the bell. */
export const notifications = {
  none: 'No notifications yet.',
  noneHint: 'Comments on your cars, followers, price drops of saved cars and new cars for your searches come here.',
  markAllRead: 'Mark all read',
  showMore: 'Show older notifications',
  settings: 'Notification settings',
  new: 'New',
  earlier: 'Earlier',
  unread: (count: string) => `${count} new`,
  open: 'Open',
  reason: (reason: string) => `Reason: ${reason}`,
  settingsHint: 'What you are told of, and how. Changes count at once.',
  types: {
    comment: 'Comments on my cars',
    reply: 'Replies to my comments',
    answer: 'Answers to my questions',
    message: 'Messages',
    offerStep: 'Price offers',
    viewingStep: 'Viewings',
    follower: 'New followers',
    followedOffer: 'New cars of people I follow',
    savedCar: 'Changes of saved cars',
    searchHit: 'New cars for saved searches',
    stillForSale: 'Is my car still for sale?',
    moderation: 'Decisions of moderators',
  },
  inApp: 'In the app',
  push: 'Push',
  letter: 'Letter',
  letters: { off: 'No letter', atOnce: 'At once', daily: 'Daily' },
  ofType: (channel: string, type: string) => `${channel}: ${type}`,
  noLetters: 'This site sends no letters.',
  pushHere: 'Push in this browser',
  pushStates: {
    impossible: 'This browser cannot receive pushes. On an iPhone, add Volan to the home screen first.',
    denied:
      'This browser does not allow Volan to notify you. Allow it in the settings of the site, left of the address.',
    off: 'You are told here also when Volan is closed.',
    on: 'This browser receives pushes, unless you are looking at Volan.',
  },
  turnOn: 'Turn push on',
  turnOff: 'Turn push off',
  quietHours: 'Quiet hours',
  quietHint: 'Pushes and letters wait until their end. Only news of agreed viewings does not wait.',
  quietZone: (zone: string) => (zone === marketTimeZone ? 'In the time of Bulgaria.' : `In the time of ${zone}.`),
  from: 'Quiet from',
  until: 'Quiet until',
  keptFor: (days: number) => `Notifications stay for ${days} days.`,
  at,
}
