import { language } from './language.ts'

/** The basis of an estimate. */
export const fairness = {
  none: 'No estimate: not enough data',
  notEnough: 'Not enough data',
  title: 'Is this price fair?',
  estimate: 'Estimate',
  askWhy: 'Ask why before you pay.',
  unusual:
    'There is mostly a reason: damage, leasing, papers in another name, or no car at all. Never send a deposit before you have seen the car, its papers and its VIN.',
  thisCar: 'This car',
  to: 'to',
  bar: (low: string, high: string, price: string, count: number) =>
    `Eight of ten such cars cost ${low} to ${high} BGN; this car costs ${price} BGN. Lines mark ${count} comparable offers.`,
  explained: (count: number) =>
    `Eight of ten cars just like this one are priced inside the grey band. Each line is one of ${language.number(count)} comparable offers on Volan, of other years and mileages.`,
  workedOut: (date: Date) => `Worked out on ${language.date(date)}, at most once a day.`,
  comparables: 'Comparable cars',
  showAll: (count: number) => `Show all ${language.number(count)}`,
  basis: 'What is taken into account, and what is not',
  used: 'Taken into account',
  notUsed: 'Not taken into account',
  notStated: (fact: string) => `${fact}: not stated`,
  facts: {
    brand: 'Brand',
    model: 'Model',
    year: 'Year',
    mileage: 'Mileage',
    engine: 'Engine type',
    transmission: 'Transmission',
    power: 'Power',
    displacement: 'Displacement',
    body: 'Body',
    condition: 'Condition',
  },
  never: ['Photos', 'Description', 'Extras', 'Who sells it', 'Whether anybody paid: nobody can'],
  levels: {
    model: 'The comparable cars are of the same model.',
    brand: 'There are too few of the same model; the comparable cars are of the same brand.',
    all: 'There are too few of the same brand; the comparable cars are of others too.',
  },
  howItWorks: 'How the estimate works',
}
