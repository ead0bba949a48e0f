import { expect, test } from 'vitest'
import { factsOfRow } from './csv-facts.ts'

const facts = (cells: Record<string, string>) => factsOfRow((column) => cells[column] ?? '')

test('facts in English and Bulgarian, with signs and other units', () => {
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
    owners: '2',
    region: 'Софийска',
    town: 'Sofia',
    extras: 'abs; Tow bar; flux capacitor',
  })
  expect(leftOut).toBe(0)
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
    owners: 2,
    region: 'Sofia (city)',
    town: 'Sofia',
    extras: ['ABS', 'Tow bar'],
  })
})

test('miles become kilometres; 0 litres, 0 kWh and a range of 0 are not stated', () => {
  const cells = { mileageMiles: '15735', litres: '0', battery: '0', electricRange: '0' }
  expect(facts(cells)).toEqual({ facts: { mileage: 25_323 }, leftOut: 0 })
})

test('what means nothing known is left out and counted, never guessed', () => {
  const cells = {
    mileageKm: 'low',
    power: '0',
    body: 'spaceship',
    vin: 'unknown',
    region: 'Elsewhere',
    extras: 'magic',
  }
  expect(facts(cells)).toEqual({ facts: {}, leftOut: 6 })
})
