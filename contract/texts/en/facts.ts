import { language } from './language.ts'

/** What the facts of the specification are called, in the app and on public pages. */
export const mainFacts = {
  brand: 'Brand',
  year: 'Year',
  model: 'Model',
  fuel: 'Fuel',
  location: 'Location',
  transmission: 'Transmission',
}

/** What the other facts of a vehicle are called there. */
export const facts = {
  labels: {
    mileage: 'Mileage',
    firstRegistration: 'First registration',
    power: 'Power',
    displacement: 'Displacement',
    battery: 'Battery',
    electricRange: 'Electric range',
    emission: 'Emission standard',
    body: 'Body',
    colour: 'Colour',
    doors: 'Doors',
    drive: 'Drive',
    steering: 'Steering side',
    condition: 'Condition',
    owners: 'Owners',
    serviceBook: 'Service book',
    accident: 'Accident',
    vin: 'VIN',
    vat: 'VAT',
    registered: 'Registered in Bulgaria',
    newImport: 'New import',
    seller: 'Seller',
    region: 'Region',
    town: 'Town',
  },
  sellerSays: (value: string) => `${value}, seller says`,
  power: (hp: number, kw: number) => `${hp} hp, ${kw} kW`,
  /** `2018-05` in words. */
  month: (month: string) => language.month(new Date(`${month}-01T00:00Z`)),
  title: 'Vehicle facts',
  extras: 'Extras',
}
