import { afterEach, expect, test, vi } from 'vitest'
import { openDatabase, type Database } from './db/database.ts'
import { storePlace } from './db/store-place.ts'
import { openMailServer } from './testing/mail-server.ts'
import { registrationOf } from './testing/people.ts'
import { makeTemporaryPlace } from './testing/temporary-place.ts'
import { startTestProcess } from './testing/test-process.ts'
import { type RunningProcess } from '../scripts/processes.ts'

const mail = await openMailServer()
const ends: (() => Promise<unknown>)[] = []

afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
  mail.answers = {}
  mail.letters.length = 0
})

/** A product with the mail server, and its store. */
async function openProduct(env: Record<string, string> = {}) {
  const place = await makeTemporaryPlace()
  ends.push(() => place.remove())
  const start = async (): Promise<RunningProcess> => {
    const settings = { SMTP_URL: mail.url, SITE_URL: 'https://cars.example', METRICS_PORT: '0', LOG_LEVEL: 'info' }
    const product = await startTestProcess({ ...place.settings, ...settings, ...env })
    ends.push(() => product.end('SIGKILL'))
    return product
  }
  const product = await start()
  const db = openDatabase(storePlace(place))
  ends.push(() => db.destroy())
  return { product, start, db }
}

const register = (product: RunningProcess) =>
  fetch(`${product.address}/api/auth/register`, { method: 'POST', body: JSON.stringify(registrationOf('alice')) })
const readyz = async (product: RunningProcess) => (await fetch(`${product.address}/readyz`)).json()
/** Makes what waits due, as time would. */
const letTimePass = (db: Database) => db.updateTable('letters').set({ dueAt: Date.now() }).execute()

test('a process that is killed while it sends costs no letter, and one double with the same Message-ID at most', async () => {
  // The server takes the letter and says nothing.
  mail.answers = { END: '' }
  const { product, start, db } = await openProduct()
  expect((await register(product)).status).toBe(200)
  await vi.waitFor(() => expect(mail.seen.MAIL).toBeGreaterThan(0), 5000)
  await vi.waitFor(async () => expect(await db.selectFrom('letters').select('begunAt').execute()).toHaveLength(1))
  await product.end('SIGKILL')
  const [waiting] = await db.selectFrom('letters').selectAll().execute()
  expect(waiting).toMatchObject({ kind: 'confirmEmail', tries: 1, begunAt: expect.any(Number) })
  mail.answers = {}
  await letTimePass(db)
  await start()
  await vi.waitFor(() => expect(mail.letters).toHaveLength(1), 10_000)
  expect(mail.letters[0]?.messageId).toBe(`<${waiting?.id}@cars.example>`)
  await vi.waitFor(async () => expect(await db.selectFrom('letters').select('id').execute()).toEqual([]))
}, 60_000)

test('a password letter that is put off arrives later, and a stop in between loses nothing', async () => {
  const { product, start, db } = await openProduct()
  await register(product)
  await vi.waitFor(() => expect(mail.letters).toHaveLength(1), 5000)
  mail.answers = { RCPT: '451 4.7.1 greylisted' }
  const body = JSON.stringify({ email: registrationOf('alice').email })
  expect((await fetch(`${product.address}/api/auth/reset-mail`, { method: 'POST', body })).status).toBe(200)
  await vi.waitFor(async () => {
    expect(await db.selectFrom('letters').select(['kind', 'answer']).execute()).toEqual([
      { kind: 'reset', answer: '451 4.7.1' },
    ])
  }, 5000)
  await product.end('SIGTERM')
  mail.answers = {}
  await letTimePass(db)
  await start()
  await vi.waitFor(() => expect(mail.letters).toHaveLength(2), 10_000)
  expect(mail.letters[1]?.text.replaceAll('=\n', '')).toContain('/recover#token')
}, 60_000)

test('a mail server that refuses us is told at start, by /readyz and by the metrics; the product is ready', async () => {
  mail.answers = { AUTH: '535 5.7.8 no such user alice.one@gmail.com' }
  const { product } = await openProduct({ SMTP_URL: mail.url.replace('//', '//user:wrong-password@') })
  await vi.waitFor(() => expect(product.printed()).toContain('refuses us (535 5.7.8)'), 5000)
  expect(await readyz(product)).toMatchObject({ status: 'ready', letters: 'fine' })
  await register(product)
  await vi.waitFor(
    async () => expect(await readyz(product)).toMatchObject({ status: 'ready', letters: 'refused' }),
    5000,
  )
  const figures = await (await fetch(/Figures: (\S+)/.exec(product.printed())?.[1] ?? '')).text()
  expect(figures).toMatch(/volan_letters_waiting 1\n/)
  expect(figures).toMatch(/volan_letters_oldest_seconds [\d.]+\n/)
  expect(figures).toMatch(/volan_letters_failed\{trouble="setup"\} 1\n/)
  expect(figures).toMatch(/volan_letters_total\{result="setup"\} 1\n/)
  for (const secret of ['wrong-password', 'alice.one', 'Confirm within'])
    expect(product.printed()).not.toContain(secret)
}, 60_000)
