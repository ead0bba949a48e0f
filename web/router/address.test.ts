import { expect, test } from 'vitest'
import { href, placeAt } from './address.ts'

const placeOf = (address: string) => {
  const { screen, params } = placeAt(new URL(address, 'https://volan.test'))
  return { screen, params }
}

test('puts values where the path names them, all others behind the question mark', () => {
  expect(href('home')).toBe('/home')
  expect(href('car', { themeId: '-N/a b' })).toBe('/themes/-N%2Fa%20b')
  expect(href('login', { next: '/themes/x?a=1&b=2' })).toBe('/login?next=%2Fthemes%2Fx%3Fa%3D1%26b%3D2')
  expect(href('profile', { id: 'x', tab: 'posts' })).toBe('/all-users/x?tab=posts')
})

test("repeats a list's name for each value and omits undefined values", () => {
  expect(href('cars', { brand: ['BMW', 'Audi'], town: undefined, hasPhotos: true })).toBe(
    '/themes?brand=BMW&brand=Audi&hasPhotos=true',
  )
  expect(href('cars', { brand: [], town: undefined })).toBe('/themes')
})

test('reads the screen and the values of its path from an address', () => {
  expect(placeOf('/themes?brand=BMW')).toEqual({ screen: 'cars', params: {} })
  expect(placeOf('/themes/')).toEqual({ screen: 'cars', params: {} })
  expect(placeOf(href('editCar', { themeId: 'ä/ b' }))).toEqual({ screen: 'editCar', params: { themeId: 'ä/ b' } })
  expect(placeOf('/all-users/%E0%A4')).toEqual({ screen: 'profile', params: { id: '%E0%A4' } })
  expect(placeOf('/nowhere')).toEqual({ screen: 'notFound', params: {} })
})
