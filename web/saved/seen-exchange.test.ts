import { beforeEach, expect, test, vi } from 'vitest'
import { type CarWithId } from '../../contract/car.ts'
import { carOfList } from '../car-parts/car-of-list.ts'
import { rememberSeen, seenCars, unsentSeen } from '../car-parts/seen-cars.ts'
import { clearSession, storeSession } from '../session.ts'
import { sessionOf, standInForBrowser } from '../testing/browser-stand-ins.ts'
import { exchangeSeen } from './seen-exchange.ts'

const api = vi.hoisted(() => ({
  call: vi.fn<(endpoint: unknown, given: { body: { cars: CarWithId[] } }) => unknown>(),
}))
vi.mock('../api.ts', () => api)

const car = (id: string) => ({ ...carOfList, id, description: 'Long.' }) as CarWithId
const seenIds = () => seenCars.get().map(({ id }) => id)

beforeEach(() => {
  standInForBrowser()
  api.call.mockReset()
})

test('sends nothing of a visitor, and at login all, once', async () => {
  rememberSeen(car('a'))
  rememberSeen(car('b'))
  await exchangeSeen()
  expect(api.call).not.toHaveBeenCalled()
  storeSession(sessionOf('alice', 900))
  api.call.mockResolvedValueOnce(null).mockResolvedValueOnce([car('b'), car('a'), car('from elsewhere')])
  await exchangeSeen()
  expect(api.call.mock.calls[0]?.[1].body.cars.map(({ id }: CarWithId) => id)).toEqual(['b', 'a'])
  expect(seenIds()).toEqual(['b', 'a', 'from elsewhere'])
  expect(unsentSeen.get()).toEqual([])
})

test('what could not be sent waits, and stays above what the account knows', async () => {
  storeSession(sessionOf('alice', 900))
  rememberSeen(car('a'))
  api.call.mockRejectedValueOnce(new Error('no connection'))
  await exchangeSeen()
  expect(unsentSeen.get()).toMatchObject([{ id: 'a' }])
  api.call.mockResolvedValueOnce(null)
  api.call.mockImplementationOnce(async () => {
    rememberSeen(car('opened meanwhile'))
    return [car('b'), car('a')]
  })
  await exchangeSeen()
  expect(seenIds()).toEqual(['opened meanwhile', 'b', 'a'])
})

test('an answer that comes after a logout leaves nothing behind', async () => {
  storeSession(sessionOf('alice', 900))
  api.call.mockImplementationOnce(async () => {
    clearSession()
    return [car('a')]
  })
  await exchangeSeen()
  expect(seenIds()).toEqual([])
})
