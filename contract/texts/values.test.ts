import { expect, test } from 'vitest'
import { engines, transmissions } from '../choices.ts'
import { choiceFacts, extraGroupNames, extras } from '../facts.ts'
import { places } from '../places.ts'
import { type ValueKind } from '../values.ts'
import * as bgExtras from './bg/extra-names.ts'
import { locationName as bgLocation } from './bg/location-names.ts'
import * as bgPlaces from './bg/place-names.ts'
import * as bg from './bg/values.ts'
import * as enExtras from './en/extra-names.ts'
import { locationName as enLocation } from './en/location-names.ts'
import * as enPlaces from './en/place-names.ts'
import * as en from './en/values.ts'

const values: Record<ValueKind, readonly string[]> = {
  ...choiceFacts,
  engine: engines,
  transmission: transmissions,
}
const kinds = Object.entries(values) as [ValueKind, readonly never[]][]
/** Names that Bulgarian writes as English does. */
const alike = new Set(['2/3', '4/5', '4x4', 'ABS', 'ESP', 'Isofix', 'Bluetooth'])
const placeNames = [...new Set(places.flatMap(({ name, towns }) => [name, ...towns.map(([town]) => town)]))]

test.each(kinds)('%s: each value has a Bulgarian name of its own', (kind, all) => {
  expectBulgarian(all.map((value) => bg.valueName(kind, value)))
})

test.each(kinds)('%s: the English name is the value', (kind, all) => {
  expect(all.map((value) => en.valueName(kind, value))).toEqual(all)
})

test('each extra and each group of extras has a Bulgarian name of its own, and the English name is the value', () => {
  expectBulgarian(extras.map(bgExtras.extraName))
  expectBulgarian(extraGroupNames.map(bgExtras.extraGroupName))
  expect(extras.map(enExtras.extraName)).toEqual(extras)
  expect(extraGroupNames.map(enExtras.extraGroupName)).toEqual(extraGroupNames)
})

function expectBulgarian(names: string[]): void {
  expect(names.filter((name) => !/\p{Script=Cyrillic}/u.test(name) && !alike.has(name))).toEqual([])
  expect(new Set(names).size).toBe(names.length)
}

test('each place has a Bulgarian name of its own, and is found by it', () => {
  const names = placeNames.map(bgPlaces.placeName)
  expect(names.filter((name) => !/^[\p{Script=Cyrillic} ()]+$/u.test(name))).toEqual([])
  expect(new Set(names).size).toBe(placeNames.length)
  expect(names.map(bgLocation)).toEqual(names)
  expect(placeNames.map(enPlaces.placeName)).toEqual(placeNames)
})

test.each([
  ['Plovdiv', 'Пловдив'],
  ['пловдив', 'Пловдив'],
  [' SOFIA ', 'София'],
  ['стара загора', 'Стара Загора'],
  ['stara zagora', 'Стара Загора'],
  ['Byala (Ruse)', 'Бяла (Русе)'],
  ['Sofia (city)', 'София (град)'],
  ['Plovdiv, Trakia', 'Plovdiv, Trakia'],
  ['кв. Лозенец', 'кв. Лозенец'],
  ['Munich', 'Munich'],
  ['', ''],
])('a location typed as %s is read as %s', (typed, read) => {
  expect(bgLocation(typed)).toBe(read)
  expect(enLocation(typed)).toBe(typed)
})

test('places stand in the order of the alphabet that one reads', () => {
  const towns = ['Yambol', 'Gabrovo', 'Varna', 'Vidin', 'Haskovo']
  expect(enPlaces.sortedPlaces(towns)).toEqual(['Gabrovo', 'Haskovo', 'Varna', 'Vidin', 'Yambol'])
  expect(bgPlaces.sortedPlaces(towns).map(bgPlaces.placeName)).toEqual([
    'Варна',
    'Видин',
    'Габрово',
    'Хасково',
    'Ямбол',
  ])
})
