import { expect, test } from 'vitest'
import { idOfPublicName, publicAddress, slugOf } from './public-address.ts'

test.each([
  ['BMW 320d Touring 2012', 'bmw-320d-touring-2012'],
  ['Citroën Ë-C4', 'citroen-e-c4'],
  ['Голф 7, София', 'golf-7-sofia'],
  ['  --  ', ''],
])('%s becomes %s in an address', (text, slug) => {
  expect(slugOf(text)).toBe(slug)
})

test('reads the id back from an address with any hyphens', () => {
  const id = '-P6xZtJ16IAGm-hZPwL-'
  const address = publicAddress(id, { brand: 'BMW', model: '320d', year: 2012 })
  expect(address).toBe(`/c/${id}-bmw-320d-2012`)
  expect(idOfPublicName(address.slice('/c/'.length))).toBe(id)
})
