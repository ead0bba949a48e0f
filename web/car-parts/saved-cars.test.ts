import { beforeEach, expect, test, vi } from 'vitest'
import { type CarWithId } from '../../contract/car.ts'
import { type SavedCar } from '../../contract/saved.ts'
import { queryClient } from '../query-client.ts'
import { storeSession } from '../session.ts'
import { sessionOf, standInForBrowser } from '../testing/browser-stand-ins.ts'
import { changeSaved, savedCarsQuery } from './saved-cars.ts'

const calls = vi.hoisted(() => ({ list: vi.fn<() => Promise<unknown>>(), save: vi.fn<() => Promise<unknown>>() }))
vi.mock('../api.ts', () => ({
  call: ({ method }: { method: string }) => (method === 'GET' ? calls.list() : calls.save()),
}))

const car = { id: '-Golf', brand: 'Volkswagen', model: 'Golf', year: 2018, price: 19_400 } as CarWithId
const saved = () => queryClient.getQueryData<SavedCar[]>(savedCarsQuery.queryKey)?.map(({ carId }) => carId)

beforeEach(() => {
  standInForBrowser()
  storeSession(sessionOf('alice', 900))
  queryClient.clear()
})

test('a car that is saved while the list is under way stays saved, and the list is read again', async () => {
  const early = Promise.withResolvers<unknown>()
  calls.list.mockReturnValueOnce(early.promise)
  void queryClient.fetchQuery(savedCarsQuery).catch(() => {})
  const storing = Promise.withResolvers<unknown>()
  calls.save.mockReturnValueOnce(storing.promise)
  const change = changeSaved(car, true)
  early.resolve([])
  await vi.waitFor(() => expect(saved()).toEqual(['-Golf']))
  await Promise.resolve()
  expect(saved()).toEqual(['-Golf'])
  storing.resolve(null)
  await change
  expect(queryClient.getQueryState(savedCarsQuery.queryKey)?.isInvalidated).toBe(true)
})
