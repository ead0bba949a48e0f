import type { notifications as english } from '../en/notifications.ts'
import { marketDay, marketFormat, marketTimeZone } from '../../../contract/times.ts'
import { recently } from '../recently.ts'
import { language } from './language.ts'

/** When something happened. */
const at = recently(marketDay, {
  yesterday: 'вчера',
  date: marketFormat(language.locale, { day: '2-digit', month: '2-digit', year: '2-digit' }),
  time: marketFormat(language.locale, { hour: '2-digit', minute: '2-digit' }),
})

/** The list of what one is notified of, and the bell. */
export const notifications: typeof english = {
  // No notifications yet.
  none: 'Още няма известия.',
  // Comments on your cars, followers, price drops of saved cars and new cars for your searches come here.
  noneHint:
    'Тук идват коментарите към обявите Ви, новите последователи, намаленията на запазени автомобили и новите автомобили по търсенията Ви.',
  // Mark all read
  markAllRead: 'Всичко е прочетено',
  // Show older notifications
  showMore: 'По-стари известия',
  // Notification settings
  settings: 'Настройки на известията',
  // New
  new: 'Нови',
  // Earlier
  earlier: 'По-рано',
  // ${count} new
  unread: (count: string) => `нови: ${count}`,
  // Open
  open: 'Преглед',
  // Reason: ${reason}
  reason: (reason: string) => `Причина: ${reason}`,
  // What you are told of, and how. Changes count at once.
  settingsHint: 'За какво и как да Ви известяваме. Промените важат веднага.',
  types: {
    // Comments on my cars
    comment: 'Коментари към обявите ми',
    // Replies to my comments
    reply: 'Отговори на коментарите ми',
    // Answers to my questions
    answer: 'Отговори на въпросите ми',
    // Messages
    message: 'Съобщения',
    // Price offers
    offerStep: 'Предложени цени',
    // Viewings
    viewingStep: 'Огледи',
    // New followers
    follower: 'Нови последователи',
    // New cars of people I follow
    followedOffer: 'Нови автомобили на хора, които следвам',
    // Changes of saved cars
    savedCar: 'Промени по запазени автомобили',
    // New cars for saved searches
    searchHit: 'Нови автомобили по запазени търсения',
    // Is my car still for sale?
    stillForSale: 'Продава ли се още автомобилът ми',
    // Decisions of moderators
    moderation: 'Решения на модератори',
  },
  // In the app
  inApp: 'В приложението',
  // Push
  push: 'В браузъра',
  // Letter
  letter: 'Имейл',
  // { off: 'No letter', atOnce: 'At once', daily: 'Daily' }
  letters: { off: 'Без имейл', atOnce: 'Веднага', daily: 'Всеки ден' },
  ofType: (channel: string, type: string) => `${channel}: ${type}`,
  // This site sends no letters.
  noLetters: 'Този сайт не изпраща имейли.',
  // Push in this browser
  pushHere: 'Известия в този браузър',
  pushStates: {
    // This browser cannot receive pushes. On an iPhone, add Volan to the home screen first.
    impossible: 'Този браузър не може да получава известия. На iPhone първо добавете Volan към началния екран.',
    // This browser does not allow Volan to notify you. Allow it in the settings of the site, left of the address.
    denied: 'Браузърът не разрешава на Volan да Ви известява. Разрешете го в настройките на сайта, вляво от адреса.',
    // You are told here also when Volan is closed.
    off: 'Ще Ви известяваме тук и когато Volan е затворен.',
    // This browser receives pushes, unless you are looking at Volan.
    on: 'Този браузър получава известия, освен докато гледате Volan.',
  },
  // Turn push on
  turnOn: 'Включване на известията',
  // Turn push off
  turnOff: 'Изключване на известията',
  // Quiet hours
  quietHours: 'Тихи часове',
  // Pushes and letters wait until their end. Only news of agreed viewings does not wait.
  quietHint: 'Известията и имейлите изчакват края им. Не чакат само новините за уговорени огледи.',
  // zone === marketTimeZone ? 'In the time of Bulgaria.' : `In the time of ${zone}.`
  quietZone: (zone: string) => (zone === marketTimeZone ? 'По българско време.' : `По времето на ${zone}.`),
  // Quiet from
  from: 'Тишина от',
  // Quiet until
  until: 'Тишина до',
  // Notifications stay for ${days} days.
  keptFor: (days: number) => `Известията се пазят ${days} дни.`,
  at,
}
