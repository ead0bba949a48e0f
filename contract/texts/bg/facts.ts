import type { facts as englishFacts, mainFacts as englishMainFacts } from '../en/facts.ts'
import { language } from './language.ts'

/** Names of the specification's facts, in the app and on public pages. */
export const mainFacts: typeof englishMainFacts = {
  // Brand
  brand: 'Марка',
  // Year
  year: 'Година',
  // Model
  model: 'Модел',
  // Fuel
  fuel: 'Гориво',
  // Location
  location: 'Местоположение',
  // Transmission
  transmission: 'Скоростна кутия',
}

/** Names of the other facts, in the same places. */
export const facts: typeof englishFacts = {
  labels: {
    // Mileage
    mileage: 'Пробег',
    // First registration
    firstRegistration: 'Първа регистрация',
    // Power
    power: 'Мощност',
    // Displacement
    displacement: 'Кубатура',
    // Battery
    battery: 'Батерия',
    // Electric range
    electricRange: 'Пробег с едно зареждане',
    // Emission standard
    emission: 'Евростандарт',
    // Body
    body: 'Вид купе',
    // Colour
    colour: 'Цвят',
    // Doors
    doors: 'Врати',
    // Drive
    drive: 'Задвижване',
    // Steering side
    steering: 'Волан',
    // Condition
    condition: 'Състояние',
    // Owners
    owners: 'Собственици',
    // Keys
    keys: 'Ключове',
    // Inspection valid until
    inspectionUntil: 'Технически преглед до',
    // Insurance until
    insuranceUntil: 'Застраховка до',
    // Service book
    serviceBook: 'Сервизна книжка',
    // Accident
    accident: 'Катастрофа',
    // VIN
    vin: 'VIN',
    // VAT
    vat: 'ДДС',
    // Registered in Bulgaria
    registered: 'Регистрация в България',
    // New import
    newImport: 'Нов внос',
    // Seller
    seller: 'Продавач',
    // Bargaining
    priceKind: 'Договаряне',
    // Region
    region: 'Област',
    // Town
    town: 'Град',
  },
  // ${value}, seller says
  sellerSays: (value: string) => `${value}, според продавача`,
  // ${hp} hp, ${kw} kW
  power: (hp: number, kw: number) => `${hp}\u00a0к.с., ${kw}\u00a0кВт`,
  /** `2018-05` in words. */
  month: (month: string) => language.month(new Date(`${month}-01T00:00Z`)),
  // Vehicle facts
  title: 'Данни за автомобила',
  // Extras
  extras: 'Екстри',
}
