import { expect, test } from 'vitest'
import { factsOfRow } from './csv-facts.ts'

const facts = (cells: Record<string, string>) => factsOfRow((column) => cells[column] ?? '', new Map())

test('facts are read in English and Bulgarian, with signs and other units', () => {
  const { facts: stated, leftOut } = facts({
    mileageKm: '214 000',
    litres: '1.6',
    power: '184',
    colour: 'Черен',
    body: 'комби',
    doors: '5',
    drive: 'AWD',
    emission: 'Euro 5',
    vin: 'wba3d3105cf123456',
    firstRegistration: '6/2012',
    serviceBook: 'да',
    seller: 'dealer',
    battery: '64,8',
    electricRange: '452',
    newImport: 'да',
    priceKind: 'по договаряне',
    owners: '2',
    region: 'Софийска',
    town: 'Sofia',
    extras: 'abs; Tow bar; flux capacitor',
  })
  expect(leftOut).toEqual([{ fact: 'extras', text: 'flux capacitor' }])
  expect(stated).toEqual({
    mileage: 214_000,
    displacement: 1600,
    power: 184,
    colour: 'Black',
    body: 'Estate',
    doors: '4/5',
    drive: '4x4',
    emission: 'Euro 5',
    vin: 'WBA3D3105CF123456',
    firstRegistration: '2012-06',
    serviceBook: 'Yes',
    seller: 'Trader',
    battery: 64.8,
    electricRange: 452,
    newImport: 'Yes',
    priceKind: 'Negotiable',
    owners: 2,
    region: 'Sofia (city)',
    town: 'Sofia',
    extras: ['ABS', 'Tow bar'],
  })
})

test('miles become kilometres; 0 litres, 0 kWh and a range of 0 are not stated', () => {
  const cells = { mileageMiles: '15735', litres: '0', battery: '0', electricRange: '0' }
  expect(facts(cells)).toEqual({ facts: { mileage: 25_323 }, leftOut: [] })
})

test('an unknown value is left out and reported, never guessed', () => {
  const cells = {
    mileageKm: 'low',
    power: '0',
    body: 'spaceship',
    vin: 'unknown',
    region: 'Elsewhere',
    extras: 'magic',
  }
  const { facts: stated, leftOut } = facts(cells)
  expect(stated).toEqual({})
  const { mileageKm: mileage, ...others } = cells
  const said = { ...others, mileage }
  expect(Object.fromEntries(leftOut.map(({ fact, text }) => [fact, text]))).toEqual(said)
})

test.each([
  [
    { mileageKm: '124 500 км', power: '184 к.с.', litres: '1 968 куб.см' },
    { mileage: 124_500, power: 184, displacement: 1968 },
  ],
  [
    { mileageKm: '124500.0', power: '135 kW', litres: '2.0 л' },
    { mileage: 124_500, power: 184, displacement: 2000 },
  ],
  [{ firstRegistration: '15.05.2019 г.' }, { firstRegistration: '2019-05' }],
  [{ firstRegistration: '43600' }, { firstRegistration: '2019-05' }],
  [{ firstRegistration: '2019' }, {}],
  [{ inspectionUntil: '05.2027' }, { inspectionUntil: '2027-05' }],
  [{ insuranceUntil: 'март 2027' }, { insuranceUntil: '2027-03' }],
  [{ keys: '2 ключа' }, { keys: 2 }],
  [{ vin: 'WBA 3D31 05CF-123456' }, { vin: 'WBA3D3105CF123456' }],
  [{ vin: 'WВА3D3105СF123456' }, { vin: 'WBA3D3105CF123456' }],
  [
    { colour: 'черен металик', drive: '4х4', emission: 'Евро 6', steering: 'десен волан' },
    { colour: 'Black', drive: '4x4', emission: 'Euro 6', steering: 'Right' },
  ],
  [{ extras: 'климатик | Навигация' }, { extras: ['Air conditioning', 'Navigation'] }],
])('the facts of %j', (cells, expected) => expect(facts(cells)).toEqual({ facts: expected, leftOut: [] }))
