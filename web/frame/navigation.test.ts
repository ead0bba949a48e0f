import { expect, test } from 'vitest'
import { texts } from '../texts.ts'
import { isAt, navScreens } from './navigation.ts'

const labels = (audience: 'visitor' | 'user') => navScreens(audience).map((name) => texts.frame.nav[name])

test('shows a visitor Cars, Login and Register', () => {
  expect(labels('visitor')).toEqual(['Cars', 'Login', 'Register'])
})

test('shows a logged-in person Cars, Add Offer, Profile, All profiles and Search', () => {
  expect(labels('user')).toEqual(['Cars', 'Add Offer', 'Profile', 'All profiles', 'Search'])
})

test.each([
  ['saved', '/saved', 'Cars'],
  ['publicCar', '/c/-Ox-bmw', 'Cars'],
  ['editCar', '/edit-theme/-Ox', 'Cars'],
  ['chat', '/chats/-Ox', 'All profiles'],
  ['profile', '/all-users/-Ox', 'All profiles'],
  ['settings', '/profile/settings', 'Profile'],
] as const)('on the screen %s at %s one stands at %s', (screen, path, label) => {
  const here = { screen, url: new URL(path, 'https://volan.example') }
  const current = navScreens('user').filter((name) => isAt(name, here))
  expect(current.map((name) => texts.frame.nav[name])).toEqual([label])
})
