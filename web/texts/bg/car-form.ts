import { appName } from '../../../contract/titles.ts'
import type { carForm as english } from '../en/car-form.ts'
import { counted } from './counted.ts'
import { language } from './language.ts'

/** The form of an offer, and what becomes of it. */
export const carForm: typeof english = {
  // What you declare in the settings counts for all offers.
  sellerHint: 'За всички обяви важи посоченото в настройките.',
  // Tell me about your car!
  addTitle: 'Разкажете за автомобила си!',
  // Edit Car
  editTitle: 'Редактиране на обявата',
  // Add Car
  addSubmit: 'Публикуване',
  // Edit Car
  editSubmit: 'Запазване',
  // Brand
  brand: 'Марка',
  // Model
  model: 'Модел',
  // Engine type
  engine: 'Двигател',
  // Transmission
  transmission: 'Скоростна кутия',
  // Year
  year: 'Година',
  // Description
  description: 'Описание',
  // Location
  location: 'Местоположение',
  // Price
  price: 'Цена',
  // Currency
  priceCurrency: 'Валута',
  // Image link
  imageLink: 'Линк към снимка',
  // Choose...
  choose: 'Изберете...',
  // Not in the list? ${appName} takes these ${language.number(count)} brands; Opel, Renault, Skoda and others are not among them yet.
  brandsHere: (count: number) =>
    `Марката не е в списъка? ${appName} приема тези ${language.number(count)} марки; Opel, Renault, Skoda и други още не са сред тях.`,
  // Cars of ${last} and older can be offered here.
  yearsHere: (last: number) => `Тук се приемат автомобили от ${last}\u00a0г. и по-стари.`,
  // Eight of ten such cars stand between
  othersCost: 'Осем от десет такива автомобила се предлагат на цени между',
  // and
  and: 'и',
  // (${counted(count, 'comparable offer', 'comparable offers')}).
  byOffers: (count: number) => `(${counted(count, 'сходна обява', 'сходни обяви')}).`,
  // With the mileage below it comes closer.
  closerWithMileage: 'С пробега по-долу оценката ще е по-точна.',
  // No estimate for this car: too few are offered that are like it.
  noEstimate: 'Няма оценка за този автомобил: сходните обяви са твърде малко.',
  // ${name} is saved.
  saved: (name: string) => `Обявата за ${name} е запазена.`,
  // Leave without saving?
  leaveTitle: 'Излизане без запазване?',
  // What you have changed here will be lost.
  leaveConsequence: 'Направените тук промени ще се изгубят.',
  // Stay
  stay: 'Оставане',
  // Leave
  leave: 'Излизане',
  // ${name} is published.
  published: (name: string) => `Обявата за ${name} е публикувана.`,
  // Show the offer
  showOffer: 'Към обявата',
  // Your car was not published. Nothing you typed is lost.
  notPublished: 'Обявата не е публикувана. Написаното е запазено.',
  // Your login had ended.
  sessionEnded: 'Сесията Ви изтече.',
  // Photos
  photosField: 'Снимки',
  // This offer was changed elsewhere while you edited it. Nothing is saved yet.
  changedElsewhere: 'Обявата беше променена на друго място. Още нищо не е запазено.',
  // Taken over into this form: ${fields}.
  takenOver: (fields: string) => `Прехвърлено в този формуляр: ${fields}.`,
  // Changed both there and here, and kept as you typed it: ${fields}.
  keptYours: (fields: string) => `Променено и там, и тук; остава написаното тук: ${fields}.`,
  // Look at it, then press Edit Car again.
  saveAgain: 'Прегледайте обявата и натиснете „Запазване“ отново.',
  // ${field} (there: ${value})
  fieldNow: (field: string, value: string) => `${field} (там: ${value})`,
  // What you began on ${language.day(begun)} at ${language.time(begun)} is here again.
  cameBack: (begun: Date) => `Започнатото на ${language.day(begun)} в ${language.time(begun)} отново е тук.`,
  // Empty the form
  empty: 'Изчистване',
  // The form is empty.
  emptied: 'Формулярът е изчистен.',
  // Open the form
  openForm: 'Към формуляра',
  // Your car was not published: ${reason} Everything you typed is here${ chosen === 0 ? '' : `, and ${language.number(uploaded)} of ${counted(chosen, 'photo', 'photos')} ${uploaded === 1 ? 'is' : 'are'} already uploaded` }.
  notPublishedBecause: (reason: string, uploaded: number, chosen: number) =>
    `Обявата Ви не е публикувана: ${reason} Всичко написано е тук${
      chosen === 0
        ? ''
        : `, а ${language.number(uploaded)} от ${counted(chosen, 'снимка', 'снимки')} ${uploaded === 1 ? 'вече е качена' : 'вече са качени'}`
    }.`,
  // the connection was lost.
  connectionLost: 'връзката с интернет прекъсна.',
}
