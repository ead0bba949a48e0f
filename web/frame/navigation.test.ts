import { expect, test } from 'vitest'
import { texts } from '../texts.ts'
import { navScreens } from './navigation.ts'

const labels = (audience: 'visitor' | 'user') => navScreens(audience).map((name) => texts.frame.nav[name])

test('a visitor sees Cars, Login, Register', () => {
  expect(labels('visitor')).toEqual(['Cars', 'Login', 'Register'])
})

test('someone logged in sees Cars, Add Offer, Profile, All profiles, Search', () => {
  expect(labels('user')).toEqual(['Cars', 'Add Offer', 'Profile', 'All profiles', 'Search'])
})
