import type { filters as english } from '../en/filters.ts'
import { counted } from './counted.ts'
import { language } from './language.ts'

const cars = (value: number) => counted(value, 'автомобил', 'автомобила')

/** The filters of the list of cars, and what it says when they leave nothing. */
export const filters: typeof english = {
  // Clear all
  clearAll: 'Изчистване',
  // Close filters
  close: 'Затваряне на филтрите',
  // value === undefined ? 'Show cars' : `Show ${cars(value)}`
  show: (value: number | undefined) => (value === undefined ? 'Към автомобилите' : `Към ${cars(value)}`),
  // Save
  save: 'Запазване',
  // Tell me when one comes
  tellMe: 'Известие за нова обява',
  // ${language.number(value)} chosen
  chosen: (value: number) => `избрани: ${language.number(value)}`,
  count: (value: number) => language.number(value),

  groups: {
    // Brand and model
    brand: 'Марка и модел',
    // Brand and model
    model: 'Марка и модел',
    // Price
    price: 'Цена',
    // Year
    year: 'Година',
    // Mileage, km
    mileage: 'Пробег, км',
    // Power, hp
    power: 'Мощност, к.с.',
    // Engine type
    engine: 'Двигател',
    // Transmission
    transmission: 'Скоростна кутия',
    // Body
    body: 'Вид купе',
    // Region
    region: 'Област',
    // Town
    town: 'Град',
    // Condition
    condition: 'Състояние',
    // Seller
    seller: 'Продавач',
    // Emission standard
    emission: 'Евростандарт',
    // Colour
    colour: 'Цвят',
    // Doors
    doors: 'Врати',
    // Drive
    drive: 'Задвижване',
    // Steering side
    steering: 'Волан',
    // Owners
    owners: 'Собственици',
    // Keys
    keys: 'Ключове',
    // Inspection valid for, months
    inspection: 'Валиден преглед, месеци',
    // Service book
    serviceBook: 'Сервизна книжка',
    // Accident
    accident: 'Катастрофа',
    // Registered in Bulgaria
    registered: 'Регистрация в България',
    // New import
    newImport: 'Нов внос',
    // VAT
    vat: 'ДДС',
    // Bargaining
    priceKind: 'Договаряне',
    // Extras
    extra: 'Екстри',
    // Photos
    hasPhotos: 'Снимки',
    // Near
    near: 'Наблизо',
    // Words
    word: 'Думи',
    // Leave out words
    without: 'Без думите',
  },
  // Region and town
  placeTitle: 'Област и град',
  // Colour, doors, drive
  looksTitle: 'Цвят, врати, задвижване',
  // Owners, papers
  papersTitle: 'Собственици, документи',
  // Find a brand or model
  findBrand: 'Марка или модел',
  // All ${language.number(value)} brands
  allBrands: (value: number) => `Всички ${language.number(value)} марки`,
  // Fewer brands
  fewerBrands: 'По-малко марки',
  // All models
  allModels: 'Всички модели',
  // Fewer models
  fewerModels: 'По-малко модели',
  // Town or region
  findPlace: 'Град или област',
  // Around a town
  nearTown: 'Около град',
  // Distance
  nearRadius: 'Разстояние',
  // Distances as the crow flies, after coordinates of
  asTheCrowFlies: 'Разстоянията са по въздушна линия, по координати от',
  // GeoNames
  coordinatesFrom: 'GeoNames',
  // CC BY 4.0
  coordinatesLicence: 'CC BY 4.0',
  // up to ${km} km
  within: (km: number) => `до ${km}\u00a0км`,
  // Show all ${language.number(value)}
  all: (value: number) => `Всички ${language.number(value)}`,
  // Show fewer
  fewer: 'По-малко',
  // Not understood. Write a number, such as 12500.
  unreadable: 'Въведете число, например 12500.',
  // From
  from: 'От',
  // To
  to: 'До',
  // ${group}, from
  boundFrom: (group: string) => `${group}, от`,
  // ${group}, to
  boundTo: (group: string) => `${group}, до`,
  // Currency of the price
  currency: 'Валута на цената',
  // up to ${value}
  upTo: (value: string) => `до ${value}`,
  // from ${value}
  atLeast: (value: string) => `от ${value}`,
  // counted(value, 'month', 'months')
  months: (value: number) => counted(value, 'месец', 'месеца'),
  // ${group} of the matching cars, from ${from} to ${to}
  bars: (group: string, from: string, to: string) => `${group}: намерените автомобили, от ${from} до ${to}`,
  // ${value} and more
  orMore: (value: string) => `${value} и повече`,
  // Hidden:
  hidden: 'Скрити:',
  // + ${language.number(value)} without ${fact}
  without: (value: number, fact: string) => `+ ${language.number(value)} без ${fact}`,
  unknown: {
    // a price
    price: 'цена',
    // a year
    year: 'година',
    // mileage
    mileage: 'пробег',
    // power
    power: 'мощност',
    // owners
    owners: 'брой собственици',
    // word on keys
    keys: 'брой ключове',
    // word on inspection
    inspection: 'валидност на прегледа',
    // body
    body: 'вид купе',
    // region
    region: 'област',
    // town
    town: 'град',
    // condition
    condition: 'състояние',
    // kind of seller
    seller: 'вид продавач',
    // emission standard
    emission: 'евростандарт',
    // colour
    colour: 'цвят',
    // doors
    doors: 'брой врати',
    // drive
    drive: 'вид задвижване',
    // steering side
    steering: 'страна на волана',
    // service book
    serviceBook: 'данни за сервизна книжка',
    // word on accidents
    accident: 'данни за катастрофа',
    // word on registration
    registered: 'данни за регистрация',
    // word on import
    newImport: 'данни за внос',
    // word on VAT
    vat: 'данни за ДДС',
    // word on bargaining
    priceKind: 'данни за договаряне',
  },
  // With photos
  withPhotos: 'Със снимки',
  // A car must have all the extras you choose.
  allExtras: 'Автомобилът трябва да има всички избрани екстри.',
  // Word to leave out
  addWord: 'Нежелана дума',
  // Add
  add: 'Добавяне',
  // Remove ${word}
  removeWord: (word: string) => `Премахване на „${word}“`,

  // Sort
  sort: 'Подреждане',
  sorts: {
    // Newest first
    newest: 'Най-новите',
    // Price, low to high
    cheapest: 'Най-евтините',
    // Price, high to low
    dearest: 'Най-скъпите',
    // Year, newest first
    newestYear: 'Година, първо най-новите',
    // Year, oldest first
    oldestYear: 'Година, първо най-старите',
    // Mileage, low to high
    mileage: 'Най-малък пробег',
    // Best price against estimate
    deal: 'Най-добра цена спрямо оценката',
    // Distance, nearest first
    nearest: 'Най-близките',
  },

  // No cars match these filters.
  noneTitle: 'Няма автомобили с тези филтри.',
  // With one filter less there are cars:
  noneLess: 'С един филтър по-малко се намират:',
  // Nearly the same
  fewTitle: 'Близки до търсеното',
  // in
  inAll: 'в ',
  // Also
  wider: 'Също:',
  // Drop
  drop: 'Без:',
  // Only
  only: 'Само:',
  // With the brand alone there are cars:
  noneOnly: 'Само с марката се намират:',
  // Show ${cars(value)}
  showCars: (value: number) => `Към ${cars(value)}`,
}
