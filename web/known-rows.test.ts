import { expect, test } from 'vitest'
import { knownCar, knownPerson } from './known-rows.ts'
import { queryClient } from './query-client.ts'

const car = { id: 'c1', owner_id: 'u1', brand: 'BMW' }
const person = { id: 'u1', username: 'alice', gender: 'Female' }

test.each([
  ['a list', { pages: [{ cars: [{ id: 'c0', owner_id: 'u0' }, car] }] }],
  ["a person's posts", { pages: [[car]] }],
  ['the feed', { pages: [{ entries: [{ id: 'e1', car, owner: person }] }] }],
  ['saved cars', [{ carId: 'c1', car }]],
])('finds a car from %s', (_where, data) => {
  queryClient.clear()
  queryClient.setQueryData(['some'], data)
  expect(knownCar('c1')).toBe(car)
  expect(knownCar('c2')).toBeUndefined()
})

test('finds a person from a list of people, but no car', () => {
  queryClient.clear()
  queryClient.setQueryData(['some'], { pages: [{ people: [person] }] })
  expect(knownPerson('u1')).toBe(person)
  expect(knownCar('u1')).toBeUndefined()
})
