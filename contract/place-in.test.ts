import { expect, test } from 'vitest'
import { placeIn } from './place-in.ts'
import { places } from './places.ts'
import { regionNames } from './regions.ts'

test('every region has towns', () => {
  expect(places.map(({ name }) => name)).toEqual(regionNames)
})

test.each([
  ['Sofia', { region: 'Sofia (city)', town: 'Sofia' }],
  ['гр. София, Младост 1', { region: 'Sofia (city)', town: 'Sofia' }],
  ['sofiq', { region: 'Sofia (city)', town: 'Sofia' }],
  ['tyrgovi6te', { region: 'Targovishte', town: 'Targovishte' }],
  ['gr. Xaskovo', { region: 'Haskovo', town: 'Haskovo' }],
  ['Veliko Tarnovo', { region: 'Veliko Tarnovo', town: 'Veliko Tarnovo' }],
  ['обл. Пловдив, гр. Асеновград', { region: 'Plovdiv', town: 'Plovdiv' }],
  ['Бяла, Варна', { region: 'Varna', town: 'Byala (Varna)' }],
  ['Somewhere else', {}],
  ['', {}],
])('finds the place in %j', (location, place) => {
  expect(placeIn(location)).toEqual(place)
})
