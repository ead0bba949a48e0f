import { expect, test } from 'vitest'
import { missingShots, movePhoto } from './photo-order.ts'

test.each([
  [0, 2, ['b', 'c', 'a', 'd']],
  [3, 0, ['d', 'a', 'b', 'c']],
  [1, 1, ['a', 'b', 'c', 'd']],
  [0, -1, ['a', 'b', 'c', 'd']],
  [3, 9, ['a', 'b', 'c', 'd']],
  [7, 0, ['a', 'b', 'c', 'd']],
])('moves a photo from place %i to place %i and leaves the order of the others', (from, to, order) => {
  const before = ['a', 'b', 'c', 'd']
  expect(movePhoto(before, from, to)).toEqual(order)
  expect(before).toEqual(['a', 'b', 'c', 'd'])
})

test('names the shots that no photo shows, in the order that buyers look for them', () => {
  expect(missingShots([null])).toEqual(['front', 'dashboard', 'rear', 'wheel', 'seats', 'odometer', 'engine', 'tyres'])
  expect(missingShots(['rear', 'front', 'rear', null, 'dashboard'])).toEqual([
    'wheel',
    'seats',
    'odometer',
    'engine',
    'tyres',
  ])
})
