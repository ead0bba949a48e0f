import type { fairness as english } from '../en/fairness.ts'
import { language } from './language.ts'

/** What an estimate rests on. */
export const fairness: typeof english = {
  // No estimate: not enough data
  none: 'Няма оценка: недостатъчно данни',
  // Not enough data
  notEnough: 'Недостатъчно данни',
  // Is this price fair?
  title: 'Добра ли е цената?',
  // Estimate
  estimate: 'Оценка',
  // Ask why before you pay.
  askWhy: 'Попитайте защо, преди да платите.',
  // There is mostly a reason: damage, leasing, papers in another name, or no car at all. Never send a deposit before you have seen the car, its papers and its VIN.
  unusual:
    'Обикновено има причина: щети, лизинг, документи на чуждо име или несъществуващ автомобил. Никога не превеждайте капаро, преди да сте видели автомобила, документите и VIN.',
  // This car
  thisCar: 'Този автомобил',
  // to
  to: 'до',
  // Eight of ten such cars cost ${low} to ${high} BGN; this car costs ${price} BGN. Lines mark ${count} comparable offers.
  bar: (low: string, high: string, price: string, count: number) =>
    `Осем от десет такива автомобила струват от ${low} до ${high}\u00a0лв.; този струва ${price}\u00a0лв. Чертите показват сходните обяви: ${count}.`,
  // Eight of ten cars just like this one are priced inside the grey band. Each line is one of ${language.number(count)} comparable offers on Volan, of other years and mileages.
  explained: (count: number) =>
    `Осем от всеки десет такива автомобила имат цена в сивата ивица. Всяка черта е една от ${language.number(count)} сходни обяви във Volan за автомобили от други години и с друг пробег.`,
  // Worked out on ${language.date(date)}, at most once a day.
  workedOut: (date: Date) => `Изчислява се най-много веднъж на ден, последно на ${language.date(date)}`,
  // Comparable cars
  comparables: 'Сходни автомобили',
  // Show all ${language.number(count)}
  showAll: (count: number) => `Всички ${language.number(count)}`,
  // What is taken into account, and what is not
  basis: 'Какво се взема предвид и какво не',
  // Taken into account
  used: 'Взема се предвид',
  // Not taken into account
  notUsed: 'Не се взема предвид',
  // ${fact}: not stated
  notStated: (fact: string) => `${fact}: не е посочено`,
  facts: {
    // Brand
    brand: 'Марка',
    // Model
    model: 'Модел',
    // Year
    year: 'Година',
    // Mileage
    mileage: 'Пробег',
    // Engine type
    engine: 'Двигател',
    // Transmission
    transmission: 'Скоростна кутия',
    // Power
    power: 'Мощност',
    // Displacement
    displacement: 'Кубатура',
    // Body
    body: 'Вид купе',
    // Condition
    condition: 'Състояние',
  },
  // ['Photos', 'Description', 'Extras', 'Who sells it', 'Whether anybody paid: nobody can']
  never: ['Снимки', 'Описание', 'Екстри', 'Кой продава', 'Плащане: оценката не може да се купи'],
  levels: {
    // The comparable cars are of the same model.
    model: 'Сходните автомобили са от същия модел.',
    // There are too few of the same model; the comparable cars are of the same brand.
    brand: 'Автомобилите от същия модел са твърде малко; сходните са от същата марка.',
    // There are too few of the same brand; the comparable cars are of others too.
    all: 'Автомобилите от същата марка са твърде малко; сходните са и от други марки.',
  },
  // How the estimate works
  howItWorks: 'Как се прави оценката',
}
