import { expect, test } from 'vitest'
import { EventsSince } from './events-since.ts'

test('returns an answer with the last event of each id since its request', async () => {
  const events = new EventsSince<string>()
  events.add('a', 'before')
  const [answer, since] = await events.request(async () => {
    events.add('b', 'first')
    events.add('b', 'last')
    return 'old'
  })
  expect(answer).toBe('old')
  expect([...since]).toEqual([['b', 'last']])
})

test('gives each request its own events and drops them after it', async () => {
  const events = new EventsSince<number>()
  const early = Promise.withResolvers<void>()
  const first = events.request(() => early.promise)
  events.add('a', 1)
  const second = events.request(async () => events.add('b', 2))
  early.resolve()
  const [[, sinceFirst], [, sinceSecond]] = await Promise.all([first, second])
  events.add('c', 3)
  expect([[...sinceFirst.keys()], [...sinceSecond.keys()]]).toEqual([['a', 'b'], ['b']])
})

test('drops the events of a failed request', async () => {
  const events = new EventsSince<number>()
  await expect(events.request(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
  const [, since] = await events.request(async () => events.add('a', 1))
  expect([...since]).toEqual([['a', 1]])
})
