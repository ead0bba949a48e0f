import { beforeEach, expect, test } from 'vitest'
import { type CarWithId } from '../../contract/car.ts'
import { carOfList } from '../car-parts/car-of-list.ts'
import { rememberSeen } from '../car-parts/seen-cars.ts'
import { setPreloaded } from '../preloaded.ts'
import { hasPublicPage } from '../public-car/public-car-queries.ts'
import { profileKey, queryClient } from '../query-client.ts'
import { clearSession, storeSession } from '../session.ts'
import { sessionOf, standInForBrowser } from '../testing/browser-stand-ins.ts'
import { forgetRestored, storeContact, storeLastSeen, restoreLastSeen } from './last-seen.ts'

setPreloaded({ settings: { mailProvider: 'gmail', sendsMail: false, lists: null }, answers: {} })

const saved = ['saved', 'cars']
const hello = [{ id: 'm1', content: 'hello', timestamp: 1 }]

beforeEach(() => {
  standInForBrowser()
  forgetRestored()
  queryClient.clear()
  storeSession(sessionOf('alice', 900))
  return storeLastSeen()
})

function stored(): string[] {
  return Object.keys(localStorage).filter((name) => name.startsWith('lastSeen:'))
}

test('restores saved cars, also each as the car of its page, with the time of the data', () => {
  queryClient.setQueryData(saved, [{ carId: 'c1', name: 'BMW', car: { id: 'c1', price: 5 } }], { updatedAt: 1000 })
  storeContact(2000)
  queryClient.clear()
  expect(restoreLastSeen()).toBe(2000)
  expect(queryClient.getQueryData(['cars', 'one', 'c1'])).toEqual({ id: 'c1', price: 5 })
  expect(queryClient.getQueryState(saved)?.dataUpdatedAt).toBe(1000)
})

test('what was stored while the clock was ahead is not of the future, so that it is read again', () => {
  const ahead = Date.now() + 7_200_000
  queryClient.setQueryData(saved, [{ carId: 'c1', name: 'BMW' }], { updatedAt: ahead })
  storeContact(ahead)
  queryClient.clear()
  expect(restoreLastSeen()).toBeLessThan(Date.now() + 1000)
  expect(queryClient.getQueryState(saved)?.dataUpdatedAt).toBeLessThan(Date.now() + 1000)
})

test('stores other people only if the person has talked to them, and no lists of cars', () => {
  queryClient.setQueryData(profileKey('bobby'), { id: 'bobby', username: 'bobby' })
  queryClient.setQueryData(profileKey('carol'), { id: 'carol' })
  queryClient.setQueryData(['cars', 'list'], [])
  expect(stored()).toEqual([])
  queryClient.setQueryData(['conversation', 'bobby'], [])
  expect(stored().map((name) => name.slice('lastSeen:alice:'.length))).toEqual([
    '["conversation","bobby"]',
    '["profiles","bobby"]',
  ])
})

test('stores the twenty latest conversations', () => {
  for (let i = 0; i < 25; i++) {
    queryClient.setQueryData(profileKey(`p${i}`), { id: `p${i}` })
    queryClient.setQueryData(['conversation', `p${i}`], [], { updatedAt: i + 1 })
  }
  expect(stored()).toHaveLength(40)
  expect(stored()).not.toContain('lastSeen:alice:["conversation","p4"]')
  expect(stored()).toContain('lastSeen:alice:["conversation","p5"]')
})

test('does not replace cached data, and forgets restored data with a connection', () => {
  queryClient.setQueryData(saved, ['old'], { updatedAt: 1000 })
  queryClient.setQueryData(['conversation', 'bobby'], hello, { updatedAt: 1000 })
  queryClient.removeQueries({ queryKey: ['conversation'] })
  restoreLastSeen()
  expect(queryClient.getQueryData(['conversation', 'bobby'])).toEqual(hello)
  forgetRestored()
  expect(queryClient.getQueryData(['conversation', 'bobby'])).toBeUndefined()
  expect(queryClient.getQueryData(saved)).toEqual(['old'])
})

test('stores no token, and nothing after logout', () => {
  queryClient.setQueryData(saved, [])
  expect(
    stored()
      .map((name) => localStorage.getItem(name))
      .join(' '),
  ).not.toContain('head.')
  clearSession()
  queryClient.setQueryData(saved, ['late'])
  expect(Object.keys(localStorage)).toEqual([])
})

test.each(['[]', '"text"', '{"key":"saved"}', '{"key":["saved","cars"],"data":[7],"at":1}'])(
  'restores nothing of %s',
  (text) => {
    localStorage.setItem('lastSeen:alice:["saved","cars"]', text)
    restoreLastSeen()
    expect(queryClient.getQueryData(saved)).toBeUndefined()
  },
)

test('restores the public page of an offer that was opened, also for a visitor', () => {
  const car = (id: string) => ({ ...carOfList, id }) as CarWithId
  queryClient.setQueryData(['cars', 'now', ['c1']], [car('c1')])
  queryClient.setQueryData(['cars', 'now', ['c1', 'c2']], [car('c1'), car('c2')])
  queryClient.setQueryData(['cars', 'one', 'c3'], car('c3'))
  queryClient.clear()
  restoreLastSeen()
  expect(['c1', 'c3'].map(hasPublicPage)).toEqual([true, true])
  expect(queryClient.getQueryData(['cars', 'now', ['c1', 'c2']])).toBeUndefined()
  expect(queryClient.getQueryData(['cars', 'one', 'c1'])).toBeUndefined()
  clearSession()
  queryClient.clear()
  rememberSeen(car('c4'))
  restoreLastSeen()
  expect(hasPublicPage('c4')).toBe(true)
})
