import { type Car } from '../../../contract/car.ts'
import { mainFacts } from '../../../contract/texts/bg/facts.ts'
import type { carPage as english } from '../en/car-page.ts'
import { counted } from './counted.ts'
import { language } from './language.ts'

/** The page of one car. */
export const carPage: typeof english = {
  // Price:
  price: 'Цена: ',
  // At a glance
  atAGlance: 'Накратко',
  // { Fixed: 'The price is fixed.', Negotiable: 'The price is negotiable.' }
  priceKinds: { Fixed: 'Цената е окончателна.', Negotiable: 'Цената подлежи на договаряне.' },
  // Owner: ${username}
  owner: (username: string) => `Собственик: ${username}`,
  // ${username}, profile
  profileOf: (username: string) => `${username}, профил`,
  /** Such as `Търговец, Пловдив`; who does not say which names the place alone. */
  // kind === undefined ? place : `${{ Private: 'Private seller', Trader: 'Trader' }[kind]} in ${place}`
  sellerIn: (kind: Car['seller'], place: string) =>
    kind === undefined ? place : `${{ Private: 'Частно лице', Trader: 'Търговец' }[kind]}, ${place}`,
  // counted(value, 'car', 'cars')
  offers: (value: number) => counted(value, 'автомобил', 'автомобила'),
  // Member since ${language.month(date)}
  memberSince: (date: Date) => `Във\u00a0Volan от ${language.month(date)}`,
  // All ${counted(value, 'car', 'cars')} of ${username}
  allOf: (username: string, value: number) => `Всички автомобили на ${username} (${language.number(value)})`,
  // More from ${username}
  moreFrom: (username: string) => `Още от ${username}`,
  facts: mainFacts,
  // Description
  description: 'Описание',
  // Offer actions
  actions: 'Действия с обявата',
  // Edit
  edit: 'Редактиране',
  // Delete
  delete: 'Изтриване',
  // Cancel
  cancel: 'Отказ',
  // Are you sure to delete ${name}
  deleteQuestion: (name: string) => `Наистина ли искате да изтриете ${name}?`,
  // photos === 0 ? 'The offer and its comments will be gone for everyone.' : `The offer, its ${counted(photos, 'photo', 'photos')} and its comments will be gone for everyone.`
  deleteConsequence: (photos: number) =>
    photos === 0
      ? 'Обявата и коментарите към нея ще изчезнат за всички.'
      : `Обявата с ${counted(photos, 'снимка', 'снимки')} и коментарите към нея ще изчезнат за всички.`,
  // ${name} is deleted.
  deleted: (name: string) => `Изтрито: ${name}.`,
  // This offer is not there any more.
  deletedMeanwhile: 'Тази обява вече не съществува.',
  // Hidden by a moderator: nobody else sees this offer. Reason: ${reason}
  hidden: (reason: string) => `Скрита от модератор: никой друг не вижда тази обява. Причина: ${reason}`,
  // When you change it, a moderator looks at it again.
  hiddenHint: 'Когато я промените, модератор ще я прегледа отново.',
  // You changed it on ${moment}: a moderator looks at it again and decides.
  hiddenChanged: (moment: string) => `Променена е на ${moment}: модератор ще я прегледа отново и ще реши.`,
  // Reasons and appeal
  toDecision: 'Мотиви и възражение',
  // Back to Cars
  backToCars: 'Към автомобилите',
  // Message
  message: 'Съобщение',
  // Safe deal
  safeDeal: 'Сигурна сделка',
  // Photos
  photos: 'Снимки',
  // Photo ${language.number(number)}
  photoNumber: (number: number) => `Снимка ${language.number(number)}`,
  // Open photo ${language.number(number)} in full screen
  openPhoto: (number: number) => `Отваряне на снимка ${language.number(number)} на цял екран`,
  morePhotos: (value: number) => `+${language.number(value)}`,
  // All photos
  allPhotos: 'Всички снимки',
  // Close photos
  closePhotos: 'Затваряне на снимките',
}
