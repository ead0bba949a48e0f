import { beforeEach, expect, test, vi } from 'vitest'
import { Outbox, type Kind } from './outbox.ts'
import { storeSession } from './session.ts'
import { sessionOf, standInForBrowser } from './testing/browser-stand-ins.ts'

const send = vi.fn<Kind<string>['send']>()
const isContent = (content: unknown) => typeof content === 'string'
const letter: Kind<string> = { name: 'letter', isContent, send }

beforeEach(() => {
  standInForBrowser()
  storeSession(sessionOf('alice', 900))
  send.mockReset()
})

test.each(['[]', '"text"', '{"key":"k"}', '{"key":"k","kind":"letter","to":"bobby","by":"alice","at":1,"content":{}}'])(
  'leaves %s alone, which is no item of its kind',
  async (text) => {
    localStorage.setItem('draft:unsent:k', text)
    const outbox = new Outbox()
    outbox.retry([letter])
    outbox.add(letter, { to: 'bobby', content: 'mine' })
    await vi.waitFor(() => expect(outbox.unsent.get().some(({ content }) => content === 'mine')).toBe(false))
    expect(send.mock.calls.map(([{ content }]) => content)).toEqual(['mine'])
  },
)
