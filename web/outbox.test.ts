import { beforeEach, expect, test, vi } from 'vitest'
import { callErrorOf, offlineError } from './call-error.ts'
import { Outbox, type Kind } from './outbox.ts'
import { clearSession, storeSession, suspendSession } from './session.ts'
import { sessionOf, standInForBrowser } from './testing/browser-stand-ins.ts'

const send = vi.fn<Kind<string>['send']>()
const takeBack = vi.fn<NonNullable<Kind<string>['takeBack']>>()
const isContent = (content: unknown) => typeof content === 'string'
const letter: Kind<string> = { name: 'letter', isContent, send }
const form: Kind<string> = { name: 'form', isContent, send, takeBack }

beforeEach(() => {
  standInForBrowser()
  clearSession()
  storeSession(sessionOf('alice', 900))
  send.mockReset()
  takeBack.mockReset()
})

function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

function write(outbox: Outbox, content: string, to = 'bobby'): void {
  outbox.add(letter, { to, content })
}

function shown(outbox: Outbox): string[] {
  return outbox.unsent.get().map(({ content, state }) => `${String(content)}: ${state}`)
}

function sent(): string[] {
  return send.mock.calls.map(([{ content }]) => content)
}

async function endingSession(): Promise<void> {
  await settled()
  suspendSession()
  throw callErrorOf(401, '{"code":"loginRequired"}', null)
}

function storedDrafts(): string[] {
  return Object.keys(localStorage).filter((name) => name.startsWith('draft:'))
}

test('sends texts one after the other and removes them from the outbox', async () => {
  const outbox = new Outbox()
  const first = Promise.withResolvers<void>()
  send.mockReturnValueOnce(first.promise).mockResolvedValue()
  write(outbox, 'one')
  write(outbox, 'two')
  await settled()
  expect(sent()).toEqual(['one'])
  expect(shown(outbox)).toEqual(['one: sending', 'two: sending'])
  first.resolve()
  await settled()
  expect(sent()).toEqual(['one', 'two'])
  expect(shown(outbox)).toEqual([])
  expect(storedDrafts()).toEqual([])
})

test('does not let texts for one receiver wait for those for another', async () => {
  const outbox = new Outbox()
  send.mockRejectedValueOnce(offlineError()).mockReturnValue(new Promise(() => {}))
  write(outbox, 'to Carol', 'carol')
  write(outbox, 'to Bobby')
  await settled()
  expect(shown(outbox)).toEqual(['to Carol: failed', 'to Bobby: sending'])
})

test('sends what follows a lost message after it, both under their first keys', async () => {
  const outbox = new Outbox()
  send.mockRejectedValueOnce(offlineError()).mockResolvedValue()
  write(outbox, 'one')
  write(outbox, 'two')
  await settled()
  expect(shown(outbox)).toEqual(['one: failed', 'two: failed'])
  const unsent = outbox.unsent.get()
  expect(unsent[0]?.sentence).toBe('No connection. Please check it and try again.')
  outbox.retry([letter], 'bobby')
  await settled()
  expect(send.mock.calls.map(([{ content, key }]) => [content, key])).toEqual([
    ['one', unsent[0]?.key],
    ['one', unsent[0]?.key],
    ['two', unsent[1]?.key],
  ])
  expect(shown(outbox)).toEqual([])
})

test('goes on after a message that was refused for good', async () => {
  const outbox = new Outbox()
  send.mockRejectedValueOnce(callErrorOf(400, '{"error":"No.","code":"invalid"}', null)).mockResolvedValue()
  write(outbox, 'bad')
  write(outbox, 'good')
  await settled()
  expect(shown(outbox)).toEqual(['bad: failed'])
})

test('does not retry what was refused for good, and can discard it', async () => {
  const outbox = new Outbox()
  send.mockRejectedValueOnce(callErrorOf(404, '{"error":"Gone.","code":"notFound"}', null)).mockResolvedValue()
  write(outbox, 'too late')
  await settled()
  expect(outbox.unsent.get()[0]?.isRefused).toBe(true)
  outbox.retry([letter])
  expect(send).toHaveBeenCalledTimes(1)
  outbox.remove(outbox.unsent.get()[0]?.key)
  expect(shown(outbox)).toEqual([])
})

test('retries one receiver alone, or everything of a kind that no page shows', async () => {
  const outbox = new Outbox()
  send.mockRejectedValue(offlineError())
  write(outbox, 'to Bobby')
  write(outbox, 'to Carol', 'carol')
  await settled()
  send.mockClear()
  outbox.retry([form])
  outbox.retry([letter], 'carol')
  await settled()
  expect(sent()).toEqual(['to Carol'])
  outbox.retry([letter])
  await settled()
  expect(sent()).toEqual(['to Carol', 'to Bobby', 'to Carol'])
  outbox.show({ kind: 'letter', to: 'bobby' })
  outbox.retry([letter])
  await settled()
  expect(sent()).toEqual(['to Carol', 'to Bobby', 'to Carol', 'to Carol'])
})

test('removes a message whose echo arrives before the answer', async () => {
  const outbox = new Outbox()
  const answer = Promise.withResolvers<void>()
  send.mockReturnValueOnce(answer.promise)
  write(outbox, 'one')
  outbox.remove(outbox.unsent.get()[0]?.key)
  expect(shown(outbox)).toEqual([])
  answer.reject(offlineError())
  await settled()
  expect(shown(outbox)).toEqual([])
})

test('restores unsent texts after a reload, in order and under the same keys', async () => {
  const outbox = new Outbox()
  send.mockRejectedValue(offlineError())
  for (const content of ['one', 'two', 'three']) write(outbox, content)
  await settled()
  const again = new Outbox()
  expect(shown(again)).toEqual(['one: failed', 'two: failed', 'three: failed'])
  expect(again.unsent.get().map(({ key }) => key)).toEqual(outbox.unsent.get().map(({ key }) => key))
  storeSession(sessionOf('carol', 900))
  expect(shown(new Outbox())).toEqual([])
})

test("neither sends nor stores one person's texts in the name of the next", async () => {
  const outbox = new Outbox()
  const first = Promise.withResolvers<void>()
  send.mockReturnValueOnce(first.promise)
  write(outbox, 'one')
  write(outbox, 'two')
  await settled()
  clearSession()
  storeSession(sessionOf('bobby', 900))
  first.reject(offlineError())
  await settled()
  outbox.retry([letter])
  expect(send).toHaveBeenCalledTimes(1)
  expect(shown(outbox)).toEqual([])
  expect(storedDrafts()).toEqual([])
})

test('does not send queued texts after logout when the echo of the first arrives', async () => {
  const outbox = new Outbox()
  const first = Promise.withResolvers<void>()
  send.mockReturnValueOnce(first.promise)
  write(outbox, 'one')
  write(outbox, 'two')
  outbox.remove(outbox.unsent.get()[0]?.key)
  clearSession()
  storeSession(sessionOf('bobby', 900))
  first.resolve()
  await settled()
  expect(send).toHaveBeenCalledTimes(1)
})

test('sends nothing after a logout in another tab, even before this tab notices it', async () => {
  const outbox = new Outbox()
  send.mockResolvedValue()
  write(outbox, 'one')
  write(outbox, 'two')
  localStorage.clear()
  await settled()
  expect(send).toHaveBeenCalledTimes(1)
})

test('leaves texts to their writer alone after a session that ended by itself', async () => {
  const outbox = new Outbox()
  send.mockImplementationOnce(endingSession)
  write(outbox, 'one')
  write(outbox, 'two')
  await vi.waitUntil(() => shown(outbox).length === 0)
  storeSession(sessionOf('bobby', 900))
  expect(shown(outbox)).toEqual([])
  suspendSession()
  storeSession(sessionOf('alice', 900))
  expect(shown(outbox)).toEqual(['one: failed', 'two: failed'])
})

test('stores nothing of a kind that takes back, and takes nothing back after a logout', async () => {
  const outbox = new Outbox()
  const onArrival = vi.fn<() => void>()
  const add = (content: string) => outbox.add(form, { to: content, content, onArrival })
  send.mockRejectedValueOnce(offlineError())
  add('lost')
  await settled()
  expect(takeBack.mock.calls[0]?.[0]).toMatchObject({ by: 'alice', content: 'lost' })
  expect(shown(outbox)).toEqual([])
  expect(storedDrafts()).toEqual([])
  send.mockResolvedValueOnce()
  add('arrived')
  await settled()
  expect(onArrival).toHaveBeenCalledTimes(1)
  const answer = Promise.withResolvers<void>()
  send.mockReturnValueOnce(answer.promise)
  add('logged out meanwhile')
  clearSession()
  answer.reject(offlineError())
  await settled()
  expect(takeBack).toHaveBeenCalledTimes(1)
})

test('does not send what was taken back at the next login after a session that ended by itself', async () => {
  const outbox = new Outbox()
  send.mockImplementationOnce(endingSession)
  outbox.add(form, { to: '', content: 'an offer' })
  await vi.waitUntil(() => takeBack.mock.calls.length === 1)
  storeSession(sessionOf('alice', 900))
  expect(shown(outbox)).toEqual([])
  expect(storedDrafts()).toEqual([])
})
