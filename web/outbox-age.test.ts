import { expect, test, vi } from 'vitest'
import { offlineError } from './call-error.ts'
import { Outbox, type Kind } from './outbox.ts'
import { clearSession, storeSession } from './session.ts'
import { sessionOf, standInForBrowser } from './testing/browser-stand-ins.ts'

const send = vi.fn<Kind<string>['send']>()
const letter: Kind<string> = { name: 'letter', isContent: (content) => typeof content === 'string', send }

test('what was written more than a day ago is sent by a press only, under its first key', async () => {
  standInForBrowser()
  clearSession()
  storeSession(sessionOf('alice', 900))
  send.mockRejectedValue(offlineError())
  const before = new Outbox()
  before.add(letter, { to: 'bobby', content: 'old' })
  await new Promise((resolve) => setTimeout(resolve))
  const [{ key } = { key: '' }] = before.unsent.get()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 60 * 60 * 1000 })
  const outbox = new Outbox()
  send.mockReset().mockResolvedValue()
  outbox.retry([letter])
  outbox.retry([letter], 'bobby')
  await new Promise((resolve) => setTimeout(resolve))
  expect(outbox.unsent.get()).toMatchObject([{ content: 'old', state: 'failed' }])
  outbox.add(letter, { to: 'carol', content: 'new' })
  outbox.retry([letter], 'bobby', { byPress: true })
  await new Promise((resolve) => setTimeout(resolve))
  vi.useRealTimers()
  expect(send.mock.calls.map(([{ content }]) => content)).toEqual(['new', 'old'])
  expect(send.mock.calls.at(-1)?.[0].key).toBe(key)
  expect(outbox.unsent.get()).toEqual([])
})
