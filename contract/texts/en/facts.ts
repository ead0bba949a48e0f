import { language } from './language.ts'

/** Names of the specification's facts, in the app and on public pages. */
export const mainFacts = {
  brand: 'Brand',
  year: 'Year',
  model: 'Model',
  fuel: 'Fuel',
  location: 'Location',
  transmission: 'Transmission',
}

/** Names of the other facts, in the same places. */
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
    keys: 'Keys',
    inspectionUntil: 'Inspection valid until',
    insuranceUntil: 'Insurance until',
    serviceBook: 'Service book',
    accident: 'Accident',
    vin: 'VIN',
    vat: 'VAT',
    registered: 'Registered in Bulgaria',
    newImport: 'New import',
    seller: 'Seller',
    priceKind: 'Bargaining',
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
