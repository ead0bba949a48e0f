import { beforeEach, expect, test, vi } from 'vitest'
import { storeSession } from '../session.ts'
import { answer, sessionOf, standInForBrowser } from '../testing/browser-stand-ins.ts'
import { publish } from './car-creation.ts'
import { emptyCarForm, type StoredForm } from './car-form-values.ts'

beforeEach(() => {
  standInForBrowser()
  storeSession(sessionOf('alice', 900))
})

/** Publishes the same form twice, each refused; answers the keys under which it was sent. */
async function keysOfTwo(refusal: () => Promise<Response>): Promise<(string | null)[]> {
  const fetched = vi.fn<typeof fetch>(refusal)
  vi.stubGlobal('fetch', fetched)
  const form = { ...emptyCarForm('EUR'), brand: 'BMW', photos: [], shots: {} } as StoredForm
  for (const tries of [1, 2]) {
    await publish({ photos: Promise.resolve(), form: () => form, onPublished: () => {} })
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(tries))
    await new Promise((resolve) => setTimeout(resolve))
  }
  return fetched.mock.calls.map(([, sent]) => new Headers(sent?.headers).get('idempotency-key'))
}

test('an offer that got no answer is published again under its key', async () => {
  const [first, again] = await keysOfTwo(async () => {
    throw new TypeError('Failed to fetch')
  })
  expect([first, again]).toEqual([expect.stringMatching(/^[\da-f]{32}$/), first])
})

test('an offer whose key was refused is published under a new one', async () => {
  const [first, again] = await keysOfTwo(async () => answer(422, { error: 'Sent before.', code: 'keyReused' }))
  expect(again).toMatch(/^[\da-f]{32}$/)
  expect(again).not.toBe(first)
})
