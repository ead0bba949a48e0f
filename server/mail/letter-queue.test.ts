import { beforeEach, describe, expect, test } from 'vitest'
import { accountEvents } from '../../contract/notice.ts'
import { pushId } from '../db/push-id.ts'
import { write } from '../db/write.ts'
import { queueDigests } from '../saved-searches/digest-store.ts'
import { offerCar } from '../testing/cars.ts'
import { atEnd } from '../testing/at-end.ts'
import { openLetterDesk } from '../testing/letter-desk.ts'
import { openMailServer } from '../testing/mail-server.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'
import { findQueueState, queueLetters, sweepLetters, type NewLetter } from './letter-queue-store.ts'
import { smtpMail } from './mail.ts'

const world = await useWorld(['alice', 'bobby', 'carol'])
const { app, db, alice, bobby, carol } = world
const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const server = await openMailServer()
const mail = smtpMail({ url: server.url, from: 'no-reply@cars.example' })
atEnd(async () => mail.close())
/** Of the daily letters in these tests. */
const hour = Date.parse('2031-03-01T12:00:00Z')

beforeEach(async () => {
  server.letters.length = 0
  server.answers = {}
  server.maxOpen = Infinity
  server.seen = { open: 0, MAIL: 0, AUTH: 0 }
  await db.deleteFrom('letters').execute()
  await db.deleteFrom('jobs').execute()
})

const openDesk = () => openLetterDesk(world, { mail })
const queue = (letters: NewLetter[], now: number) => write(db, (tx) => queueLetters(tx, letters, now))
const toBobby = (now = hour) =>
  queue([{ kind: 'account', userId: bobby.id, address: bobby.email, details: { event: 'newDevice' } }], now)
const sentTo = () => server.letters.map(({ to }) => to).toSorted()

/** Daily letters that are due at `hour`, to so many people; answers their addresses. */
async function queueDaily(count: number): Promise<string[]> {
  await call(app, 'POST saved-searches.json', {
    as: bobby,
    body: { name: 'Any BMW', address: 'brand=BMW', alert: 'daily' },
  })
  const search = await db.selectFrom('savedSearches').selectAll().executeTakeFirstOrThrow()
  await queueDigests(db, hour - dayMs)
  const carId = await offerCar(app, alice)
  const emails = [bobby.email]
  for (let at = 1; at < count; at++) {
    const [id, userId, username] = [pushId(), pushId(), `reader.${at}`]
    const email = `${username}@gmail.com`
    const person = { email, telephone: '0888 123 456', gender: 'Female', createdAt: 0 } as const
    await db
      .insertInto('users')
      .values({ ...person, id: userId, username, usernameFolded: username })
      .execute()
    await db
      .insertInto('savedSearches')
      .values({ ...search, id, userId })
      .execute()
    await db.insertInto('searchHits').values({ searchId: id, carId, userId, at: hour }).execute()
    emails.push(email)
  }
  await db
    .updateTable('searchHits')
    .set({ at: hour - minuteMs })
    .execute()
  expect(await queueDigests(db, hour)).toBe(count)
  return emails.toSorted()
}

describe('daily letters', () => {
  test('all arrive, once each, after the mail server was away; the log says so once, without an address', async () => {
    const emails = await queueDaily(30)
    const desk = openDesk()
    await server.leave()
    for (let minute = 0; minute < 10; minute++) await desk.send(hour + minute * minuteMs)
    expect(server.letters).toEqual([])
    expect(desk.logged).toEqual([
      [{ trouble: 'server', answer: 'ECONNREFUSED' }, expect.stringContaining('ECONNREFUSED')],
    ])
    expect(await findQueueState(db)).toMatchObject({ waiting: 30, oldestAt: hour })
    await server.comeBack()
    for (let minute = 10; minute < 40; minute++) await desk.send(hour + minute * minuteMs)
    expect(sentTo()).toEqual(emails)
    expect(new Set(server.letters.map(({ messageId }) => messageId)).size).toBe(30)
    expect(await db.selectFrom('letters').select('id').execute()).toEqual([])
    expect(desk.logged.at(-1)).toEqual(['letters are sent again'])
  })

  test('use few connections, and all arrive where a mail server takes two at once', async () => {
    const emails = await queueDaily(40)
    await openDesk().send(hour)
    expect([sentTo(), server.seen.open <= 3]).toEqual([emails, true])
    server.letters.length = 0
    server.maxOpen = 2
    const people = await db.selectFrom('users').select('id').where('email', 'in', emails).execute()
    const details = { since: 0, until: hour }
    await queue(
      people.map(({ id: userId }) => ({ kind: 'digest', userId, details })),
      hour,
    )
    for (let minute = 0; minute < 30; minute++) await openDesk().send(hour + minute * minuteMs)
    expect(sentTo()).toEqual(emails)
  })

  test('of two processes that send at once are sent once', async () => {
    const emails = await queueDaily(30)
    await Promise.all([openDesk().send(hour), openDesk().send(hour)])
    await openDesk().send(hour + 10 * minuteMs)
    expect(sentTo()).toEqual(emails)
  })

  test('come after letters about security that were caused later', async () => {
    await queueDaily(5)
    await toBobby(hour + 1)
    await openDesk().send(hour + 1)
    expect(server.letters.map(({ subject }) => subject).indexOf('Volan: new device')).toBeLessThan(3)
  })
})

describe('a letter', () => {
  test('that is put off is tried again with growing gaps for more than a day, with one Message-ID', async () => {
    await toBobby()
    server.answers = { RCPT: '451 4.7.1 try later <secret@gmail.com>' }
    const desk = openDesk()
    const tries: number[] = []
    for (let minute = 0; minute < 36 * 60; minute++) {
      const before = server.seen.MAIL
      await desk.send(hour + minute * minuteMs)
      if (server.seen.MAIL > before) tries.push(minute)
    }
    expect(tries.slice(0, 6)).toEqual([0, 1, 3, 7, 15, 23])
    expect(JSON.stringify(desk.logged)).not.toContain('@')
    expect(desk.logged.at(-1)).toMatchObject([{ trouble: 'later', answer: '451 4.7.1' }, 'a letter was not taken'])
    server.answers = {}
    await desk.send(hour + 37 * 60 * minuteMs)
    const { id } = { id: server.letters[0]?.messageId }
    expect(server.letters).toMatchObject([{ to: bobby.email }])
    expect(id).toMatch(/^<[\w-]{36}@cars\.example>$/)
  })

  test('whose connection ends after it was said comes again with the same Message-ID', async () => {
    await toBobby()
    server.answers = { END: 'cut' }
    await openDesk().send(hour)
    server.answers = {}
    await openDesk().send(hour + minuteMs)
    const [first, second, ...others] = server.letters.map(({ messageId }) => messageId)
    expect([first === second, others]).toEqual([true, []])
  })

  test('with a link that ended is dropped, and one that waits holds no token', async () => {
    const ask = { kind: 'reset', userId: null, address: bobby.email, details: { language: 'en' } } as const
    await queue([ask, { ...ask, address: 'no.body@gmail.com' }], Date.now())
    server.answers = { RCPT: '451 4.7.1 later' }
    const desk = openDesk()
    await desk.send()
    const rows = await db.selectFrom('letters').selectAll().execute()
    expect(rows).toMatchObject([{ address: bobby.email, details: '{"language":"en"}', answer: '451 4.7.1' }])
    server.answers = {}
    await desk.send(Date.now() + 31 * minuteMs)
    expect([server.letters, await db.selectFrom('letters').select('id').execute()]).toEqual([[], []])
    await queue([ask], Date.now())
    expect([await sweepLetters(db), await sweepLetters(db, Date.now() + 31 * minuteMs)]).toEqual([0, 1])
  })

  test('about a second letter for a new password takes the place of the first; both links were never stored', async () => {
    const ask = { kind: 'reset', userId: null, address: bobby.email, details: { language: 'en' } } as const
    await queue([ask], Date.now())
    await queue([ask], Date.now() + 1)
    await openDesk().send(Date.now() + 2)
    expect(server.letters).toHaveLength(1)
    const text = (server.letters[0]?.text ?? '').replaceAll('=\n', '').replaceAll('=3D', '=')
    const token = /#token=([\w-]{43})/.exec(text)?.[1]
    const newPassword = 'another correct horse'
    expect((await call(app, 'POST auth/reset', { body: { token, newPassword } })).status).toBe(200)
    await queue([ask], Date.now() - minuteMs)
    await openDesk().send()
    expect(server.letters).toHaveLength(1)
  })

  test.each(['en', 'bg'])('about an account has a subject on one line: %s', async (language) => {
    await call(app, 'PUT auth/language', { as: bobby, body: { language } })
    const { id: userId, email: address } = bobby
    await queue(
      [
        ...accountEvents.map((event) => ({ kind: 'account' as const, userId, address, details: { event } })),
        { kind: 'reset', userId: null, address, details: { language: 'en' } },
      ],
      Date.now(),
    )
    await openDesk().send()
    expect(server.letters).toHaveLength(accountEvents.length + 1)
    for (const { subject, text } of server.letters) {
      expect(subject).toMatch(/^Volan: [\x20-\x7e]+$/)
      expect(`Subject: ${subject}`.length).toBeLessThan(78)
      expect(text).toContain('Auto-Submitted: auto-generated')
      expect(text).not.toMatch(/^List-/m)
    }
  })
})

describe('an address that is refused for good', () => {
  const state = async () => (await call(app, 'GET auth/account', { as: bobby })).body.emailRefusedAt

  test('gets no letters but those about security after three times, which its owner sees, until one arrives', async () => {
    await queueDaily(2)
    server.answers = { RCPT: '550 5.1.1 no such user' }
    const desk = openDesk()
    await desk.send(hour)
    expect(await state()).toBeNull()
    await desk.send(hour + 2 * 60 * minuteMs)
    await desk.send(hour + 12 * 60 * minuteMs)
    expect(await state()).toBe(hour + 12 * 60 * minuteMs)
    expect((await call(app, 'GET auth/account', { as: carol })).body.emailRefusedAt).toBeNull()
    expect(await db.selectFrom('letters').select('id').execute()).toEqual([])
    server.answers = {}
    await queue([{ kind: 'digest', userId: bobby.id, details: { since: 0, until: hour } }], hour + dayMs)
    await desk.send(hour + dayMs)
    expect(server.letters).toEqual([])
    await toBobby(hour + dayMs)
    await desk.send(hour + dayMs)
    expect(sentTo()).toEqual([bobby.email])
    expect(await state()).toBeNull()
  })

  test('is no fault of the address when a rule of the mail server refuses us', async () => {
    await toBobby()
    server.answers = { RCPT: '554 5.7.1 relay access denied' }
    const desk = openDesk()
    for (const minute of [0, 1, 3, 7, 15]) await desk.send(hour + minute * minuteMs)
    expect(await state()).toBeNull()
    expect(await findQueueState(db)).toMatchObject({ troubles: [{ trouble: 'setup', count: 1, answer: '554 5.7.1' }] })
  })
})

test('a sender that is refused is told once, counts in the metrics, and loses no letter', async () => {
  const emails = await queueDaily(10)
  server.answers = { MAIL: '553 5.1.8 sender refused' }
  const desk = openDesk()
  for (let minute = 0; minute < 60; minute++) await desk.send(hour + minute * minuteMs)
  expect(desk.logged).toEqual([[{ trouble: 'setup', answer: '553 5.1.8' }, expect.stringContaining('MAIL_FROM')]])
  expect(server.seen.MAIL).toBeLessThan(60)
  const state = await findQueueState(db)
  expect(state).toMatchObject({ waiting: 10, troubles: [{ trouble: 'setup', answer: '553 5.1.8' }] })
  const { failedAt } = await db
    .selectFrom('jobs')
    .select('failedAt')
    .where('name', '=', 'letters')
    .executeTakeFirstOrThrow()
  expect(failedAt).toBeTypeOf('number')
  expect(await world.metrics.registry.metrics()).toMatch(/volan_letters_total\{result="setup"\} \d/)
  server.answers = {}
  for (let minute = 60; minute < 140; minute++) await desk.send(hour + minute * minuteMs)
  expect(sentTo()).toEqual(emails)
})

describe('a password of the mail server', () => {
  const withPassword = (host: string) =>
    smtpMail({ url: server.url.replace('127.0.0.1', `user:secret@${host}`), from: 'no-reply@cars.example' })

  test('is never said in clear to another machine, and the operator is told', async () => {
    // An address of this machine that is none of its loopback.
    const other = withPassword('0.0.0.0')
    const desk = openLetterDesk(world, { mail: other })
    await toBobby()
    await desk.send(hour)
    await expect(other.check()).rejects.toThrow()
    other.close()
    expect([server.letters, server.seen.AUTH]).toEqual([[], 0])
    expect(desk.logged).toEqual([[{ trouble: 'setup', answer: '502 5.5.1' }, expect.stringContaining('encryption')]])
  })

  test('is said to this machine; a wrong one is told', async () => {
    const own = withPassword('localhost')
    await toBobby()
    const desk = openLetterDesk(world, { mail: own })
    server.answers = { AUTH: '535 5.7.8 wrong password' }
    await desk.send(hour)
    expect(desk.logged).toEqual([[{ trouble: 'setup', answer: '535 5.7.8' }, expect.stringContaining('password')]])
    server.answers = {}
    await desk.send(hour + 10 * minuteMs)
    own.close()
    expect(sentTo()).toEqual([bobby.email])
  })
})
