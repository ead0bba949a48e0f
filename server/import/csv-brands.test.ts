import { expect, test } from 'vitest'
import { listValue } from './csv-values.ts'

test.each([
  ['KIA MOTORS', 'Kia'],
  ['Kia Motors Corp.', 'Kia'],
  ['Mercedes Benz AG', 'Mercedes-Benz'],
  ['Mercedes-Benz', 'Mercedes-Benz'],
  ['Мерцедес АГ', 'Mercedes-Benz'],
  ['VW Volkswagen', 'Volkswagen'],
  ['Volkswagen (VW)', 'Volkswagen'],
  ['Volkswagen AG', 'Volkswagen'],
  ['BMW Group', 'BMW'],
  ['BMW AG', 'BMW'],
  ['Ford Motor Company', 'Ford'],
  ['TESLA MOTORS', 'Tesla'],
  ['Хонда Моторс', 'Honda'],
  ['Audi Auto', 'Audi'],
  ['Toyota Motor Corporation', 'Toyota'],
  ['B.M.W.', 'BMW'],
])('a brand with the words of its firm is understood: %s', (text, brand) => {
  expect(listValue('brand', text)).toBe(brand)
})

test.each([
  'Motors',
  'AG',
  'Auto',
  'Kia Audi',
  'Kia Lada',
  'BMW Honda Motors',
  'Kia Picanto',
  'Kia diesel',
  'Nobody Motors',
])('what names no one brand is none: %s', (text) => {
  expect(listValue('brand', text)).toBeUndefined()
})
