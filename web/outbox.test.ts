import { beforeEach, expect, test, vi } from 'vitest'
import { callErrorOf, offlineError } from './call-error.ts'
import { Outbox, sendUnsent } from './outbox.ts'
import { clearSession, storeSession } from './session.ts'
import { sessionOf, standInForBrowser } from './testing/browser-stand-ins.ts'

const storedAs = 'draft:unsent:alice:chat:bobby'
const send = vi.fn<(text: string, key: string) => Promise<void>>()

beforeEach(() => {
  standInForBrowser()
  storeSession(sessionOf('alice', 900))
  send.mockReset()
})

function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

function shown(outbox: Outbox): string[] {
  return outbox.items.map(({ text, state }) => `${text}: ${state}`)
}

test('texts are sent one after the other and leave the outbox', async () => {
  const outbox = new Outbox(storedAs)
  const first = Promise.withResolvers<void>()
  send.mockReturnValueOnce(first.promise).mockResolvedValue()
  outbox.add('one', send)
  outbox.add('two', send)
  await settled()
  expect(send.mock.calls.map(([text]) => text)).toEqual(['one'])
  expect(shown(outbox)).toEqual(['one: sending', 'two: sending'])
  first.resolve()
  await settled()
  expect(send.mock.calls.map(([text]) => text)).toEqual(['one', 'two'])
  expect(outbox.items).toEqual([])
})

test('what follows a lost message waits with it, and both go in order under their first keys', async () => {
  const outbox = new Outbox(storedAs)
  send.mockRejectedValueOnce(offlineError()).mockResolvedValue()
  outbox.add('one', send)
  outbox.add('two', send)
  await settled()
  expect(shown(outbox)).toEqual(['one: failed', 'two: failed'])
  expect(outbox.items[0]?.sentence).toBe('No connection. Please check it and try again.')
  const keys = outbox.items.map(({ key }) => key)
  outbox.retry(send)
  await settled()
  expect(send.mock.calls).toEqual([
    ['one', keys[0]],
    ['one', keys[0]],
    ['two', keys[1]],
  ])
  expect(outbox.items).toEqual([])
})

test('a message refused for good holds nothing up', async () => {
  const outbox = new Outbox(storedAs)
  send.mockRejectedValueOnce(callErrorOf(400, '{"error":"No.","code":"invalid"}', null)).mockResolvedValue()
  outbox.add('bad', send)
  outbox.add('good', send)
  await settled()
  expect(shown(outbox)).toEqual(['bad: failed'])
})

test('what was refused for good is not tried again, and can be discarded', async () => {
  const outbox = new Outbox(storedAs)
  send.mockRejectedValueOnce(callErrorOf(404, '{"error":"Gone.","code":"notFound"}', null)).mockResolvedValue()
  outbox.add('too late', send)
  await settled()
  expect(outbox.items[0]?.isRefused).toBe(true)
  outbox.retry(send)
  await settled()
  expect(send).toHaveBeenCalledTimes(1)
  outbox.remove(outbox.items[0]?.key)
  expect(outbox.items).toEqual([])
})

test('what lies unsent of this person on other screens is sent, not that of others', async () => {
  send.mockRejectedValueOnce(offlineError()).mockResolvedValue()
  new Outbox('draft:unsent:alice:chat:carol').add('on the way', send)
  await settled()
  const key = send.mock.calls[0]?.[1]
  const asked: string[] = []
  const sendTo = (name: string) => {
    asked.push(name)
    return send
  }
  sendUnsent('bobby', sendTo)
  sendUnsent('alice', sendTo)
  await settled()
  expect(asked).toEqual(['chat:carol'])
  expect(send.mock.calls[1]).toEqual(['on the way', key])
  expect(Object.keys(localStorage).filter((name) => name.startsWith('draft:'))).toEqual([])
})

test('an echo heard before the answer takes the message out', async () => {
  const outbox = new Outbox(storedAs)
  const answer = Promise.withResolvers<void>()
  send.mockReturnValueOnce(answer.promise)
  outbox.add('one', send)
  outbox.remove(outbox.items[0]?.key)
  expect(outbox.items).toEqual([])
  answer.reject(offlineError())
  await settled()
  expect(outbox.items).toEqual([])
})

test('what was not sent is there after a reload, under the same key', async () => {
  const outbox = new Outbox(storedAs)
  send.mockRejectedValue(offlineError())
  outbox.add('one', send)
  await settled()
  const again = new Outbox(storedAs)
  expect(shown(again)).toEqual(['one: failed'])
  expect(again.items[0]?.key).toBe(outbox.items[0]?.key)
  expect(new Outbox('draft:unsent:carol:chat:bobby').items).toEqual([])
})

test('what one person has written is neither sent nor kept in the name of the next', async () => {
  const outbox = new Outbox(storedAs)
  const first = Promise.withResolvers<void>()
  send.mockReturnValueOnce(first.promise)
  outbox.add('one', send)
  outbox.add('two', send)
  await settled()
  clearSession()
  storeSession(sessionOf('bobby', 900))
  first.reject(offlineError())
  await settled()
  expect(send).toHaveBeenCalledTimes(1)
  expect(outbox.items).toEqual([])
  expect(Object.keys(localStorage).filter((name) => name.startsWith('draft:'))).toEqual([])
})

test('what waits behind a text whose echo came first goes not out after a logout', async () => {
  const outbox = new Outbox(storedAs)
  const first = Promise.withResolvers<void>()
  send.mockReturnValueOnce(first.promise)
  outbox.add('one', send)
  outbox.add('two', send)
  outbox.remove(outbox.items[0]?.key)
  clearSession()
  storeSession(sessionOf('bobby', 900))
  first.resolve()
  await settled()
  expect(send).toHaveBeenCalledTimes(1)
})
