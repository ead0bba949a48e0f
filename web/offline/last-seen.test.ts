import { beforeEach, expect, test } from 'vitest'
import { profileKey, queryClient } from '../query-client.ts'
import { clearSession, storeSession } from '../session.ts'
import { sessionOf, standInForBrowser } from '../testing/browser-stand-ins.ts'
import { forgetRecalled, keepContact, keepLastSeen, recallLastSeen } from './last-seen.ts'

const saved = ['saved', 'cars']

beforeEach(() => {
  standInForBrowser()
  forgetRecalled()
  queryClient.clear()
  storeSession(sessionOf('alice', 900))
  return keepLastSeen()
})

function kept(): string[] {
  return Object.keys(localStorage).filter((name) => name.startsWith('lastSeen:'))
}

test('saved cars come back, also each as the car of its page, and the time says how old they are', () => {
  queryClient.setQueryData(saved, [{ carId: 'c1', car: { id: 'c1', price: 5 } }], { updatedAt: 1000 })
  keepContact(2000)
  queryClient.clear()
  expect(recallLastSeen()).toBe(2000)
  expect(queryClient.getQueryData(['cars', 'one', 'c1'])).toEqual({ id: 'c1', price: 5 })
  expect(queryClient.getQueryState(saved)?.dataUpdatedAt).toBe(1000)
})

test('of others only those are kept with whom one has talked, and lists of cars not at all', () => {
  queryClient.setQueryData(profileKey('bobby'), { id: 'bobby' })
  queryClient.setQueryData(profileKey('carol'), { id: 'carol' })
  queryClient.setQueryData(['cars', 'list'], [])
  expect(kept()).toEqual([])
  queryClient.setQueryData(['conversation', 'bobby'], [])
  expect(kept().map((name) => name.slice('lastSeen:alice:'.length))).toEqual([
    '["conversation","bobby"]',
    '["profiles","bobby"]',
  ])
})

test('the twenty latest conversations are kept', () => {
  for (let i = 0; i < 25; i++) {
    queryClient.setQueryData(profileKey(`p${i}`), { id: `p${i}` })
    queryClient.setQueryData(['conversation', `p${i}`], [], { updatedAt: i + 1 })
  }
  expect(kept()).toHaveLength(40)
  expect(kept()).not.toContain('lastSeen:alice:["conversation","p4"]')
  expect(kept()).toContain('lastSeen:alice:["conversation","p5"]')
})

test('what is in the cache is not replaced, and with a connection what was put back is forgotten', () => {
  queryClient.setQueryData(saved, ['old'], { updatedAt: 1000 })
  queryClient.setQueryData(['conversation', 'bobby'], ['hello'], { updatedAt: 1000 })
  queryClient.removeQueries({ queryKey: ['conversation'] })
  recallLastSeen()
  expect(queryClient.getQueryData(['conversation', 'bobby'])).toEqual(['hello'])
  forgetRecalled()
  expect(queryClient.getQueryData(['conversation', 'bobby'])).toBeUndefined()
  expect(queryClient.getQueryData(saved)).toEqual(['old'])
})

test('nothing holds the token, and after logout nothing is kept', () => {
  queryClient.setQueryData(saved, [])
  expect(
    kept()
      .map((name) => localStorage.getItem(name))
      .join(' '),
  ).not.toContain('head.')
  clearSession()
  queryClient.setQueryData(saved, ['late'])
  expect(Object.keys(localStorage)).toEqual([])
})
