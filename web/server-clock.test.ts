import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const days = (count: number) => count * 24 * 60 * 60 * 1000

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ now: days(1000), toFake: ['Date'] })
})
afterEach(() => void vi.useRealTimers())

/** The clock of a page that came 200 ms ago with these entries of `server-timing`. */
async function clockOf(serverTiming: { name: string; description: string }[] | undefined) {
  vi.spyOn(performance, 'now').mockReturnValue(700)
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { responseStart: 500, serverTiming } as unknown as PerformanceEntry,
  ])
  return import('./server-clock.ts')
}

test('goes by the clock that the page told, however wrong the own one is', async () => {
  const { serverNow } = await clockOf([{ name: 'clock', description: String(days(1003)) }])
  expect(serverNow()).toBe(days(1003) + 200)
  vi.setSystemTime(days(1000) + 5000)
  expect(serverNow()).toBe(days(1003) + 5200)
})

test.each([undefined, [], [{ name: 'clock', description: 'noon' }]])(
  'goes by the own clock where the page told %j',
  async (timing) => {
    const { serverNow } = await clockOf(timing)
    expect(serverNow()).toBe(days(1000))
  },
)

test('goes on when the own clock is set back, and after a sleep in which only that went on', async () => {
  const { serverNow } = await clockOf([{ name: 'clock', description: String(days(1003)) }])
  vi.setSystemTime(days(998))
  vi.spyOn(performance, 'now').mockReturnValue(5700)
  expect(serverNow()).toBe(days(1003) + 5200)
  vi.setSystemTime(days(1001))
  expect(serverNow()).toBe(days(1004) + 200)
})

test('goes by the next answer when the own clock was set, and by none otherwise', async () => {
  const { noteAnswerTime, serverNow } = await clockOf([{ name: 'clock', description: String(days(1000)) }])
  const answerOf = (time: number) => noteAnswerTime(new Date(time).toUTCString())
  answerOf(days(1002))
  expect(serverNow()).toBe(days(1000) + 200)
  vi.setSystemTime(days(1365))
  for (const date of [null, 'noon']) noteAnswerTime(date)
  expect(serverNow()).toBe(days(1365) + 200)
  answerOf(days(1000) + 9000)
  answerOf(days(1002))
  expect(serverNow()).toBe(days(1000) + 9000)
})

test('goes by what the server said last', async () => {
  const { noteServerTime, serverNow } = await clockOf(undefined)
  noteServerTime(days(998))
  expect(serverNow()).toBe(days(998))
})

test('goes by the first answer where the page told nothing, as one that opens without a connection', async () => {
  const { noteAnswerTime, serverNow } = await clockOf(undefined)
  noteAnswerTime(new Date(days(1300)).toUTCString())
  noteAnswerTime(new Date(days(1400)).toUTCString())
  expect(serverNow()).toBe(days(1300))
})

test('asks for the time once the own clock was set, tells it, and asks no more where nobody answers', async () => {
  const { onClockChange, serverNow, watchClock } = await clockOf([{ name: 'clock', description: String(days(1000)) }])
  const [looks, told] = [vi.fn<(look: () => void) => void>(), vi.fn<() => void>()]
  const fetch = vi.fn<() => Promise<Response>>().mockRejectedValue(new TypeError('Failed to fetch'))
  vi.stubGlobal('setInterval', looks)
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('fetch', fetch)
  onClockChange(told)
  watchClock()
  const look = () => looks.mock.calls[0]?.[0]()
  look()
  expect(fetch).not.toHaveBeenCalled()
  vi.setSystemTime(days(999))
  look()
  look()
  expect(fetch).toHaveBeenCalledTimes(1)
  vi.setSystemTime(days(1365))
  fetch.mockResolvedValue(new Response('', { headers: { date: new Date(days(1000) + 9000).toUTCString() } }))
  look()
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1))
  expect(fetch).toHaveBeenCalledTimes(2)
  expect(Math.floor((serverNow() - days(1000)) / 1000)).toBe(9)
  look()
  expect(fetch).toHaveBeenCalledTimes(2)
  vi.unstubAllGlobals()
})
