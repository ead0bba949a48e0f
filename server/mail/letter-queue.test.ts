import { beforeEach, describe, expect, test } from 'vitest'
import { accountEvents } from '../../contract/notice.ts'
import { write } from '../db/write.ts'
import { atEnd } from '../testing/at-end.ts'
import { queueDaily } from '../testing/daily-letters.ts'
import { openLetterDesk } from '../testing/letter-desk.ts'
import { openMailServer } from '../testing/mail-server.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'
import { queueLetters, sweepLetters, type NewLetter } from './letter-queue-store.ts'
import { smtpMail } from './mail.ts'
import { findQueueState } from './queue-state-store.ts'

const world = await useWorld(['alice', 'bobby'])
const { app, db, alice, bobby } = world
const minuteMs = 60_000
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
const nextTry = async () => (await db.selectFrom('letters').select('dueAt').executeTakeFirstOrThrow()).dueAt
const sentTo = () => server.letters.map(({ to }) => to).toSorted()

describe('daily letters', () => {
  test('all arrive, once each, after the mail server was away; the log says so once, without an address', async () => {
    const emails = await queueDaily(world, [alice, bobby], { count: 20, hour })
    const desk = openDesk()
    await server.leave()
    for (let minute = 0; minute < 10; minute += 2) await desk.send(hour + minute * minuteMs)
    expect(server.letters).toEqual([])
    expect(desk.logged).toEqual([
      [{ trouble: 'server', answer: 'ECONNREFUSED' }, expect.stringContaining('ECONNREFUSED')],
    ])
    expect(await findQueueState(db)).toMatchObject({ waiting: 20, oldestAt: hour })
    await server.comeBack()
    for (let minute = 10; minute < 40; minute += 10) await desk.send(hour + minute * minuteMs)
    expect(sentTo()).toEqual(emails)
    expect(new Set(server.letters.map(({ messageId }) => messageId)).size).toBe(20)
    expect(await db.selectFrom('letters').select('id').execute()).toEqual([])
    expect(desk.logged.at(-1)).toEqual(['letters are sent again'])
  })

  test('use few connections, and all arrive where a mail server takes two at once', async () => {
    const emails = await queueDaily(world, [alice, bobby], { count: 20, hour })
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
    for (let minute = 0; minute < 30 && server.letters.length < 20; minute += 5) {
      await openDesk().send(hour + minute * minuteMs)
    }
    expect(sentTo()).toEqual(emails)
  })

  test('of two processes that send at once are sent once', async () => {
    const emails = await queueDaily(world, [alice, bobby], { count: 20, hour })
    await Promise.all([openDesk().send(hour), openDesk().send(hour)])
    await openDesk().send(hour + 10 * minuteMs)
    expect(sentTo()).toEqual(emails)
  })

  test('come after letters about security that were caused later', async () => {
    await queueDaily(world, [alice, bobby], { count: 5, hour })
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
    for (let now = hour; now < hour + 2 * 60 * minuteMs; now = await nextTry()) {
      await desk.send(now - 1)
      expect(server.seen.MAIL).toBe(tries.length)
      await desk.send(now)
      tries.push((now - hour) / minuteMs)
    }
    expect(tries.slice(0, 7)).toEqual([0, 1, 3, 7, 15, 23, 31])
    expect(JSON.stringify(desk.logged)).not.toContain('@')
    expect(desk.logged.at(-1)).toMatchObject([{ trouble: 'later', answer: '451 4.7.1' }, 'a letter was not taken'])
    server.answers = {}
    await desk.send(hour + 36 * 60 * minuteMs)
    expect(server.letters).toMatchObject([{ to: bobby.email }])
    expect(server.letters[0]?.messageId).toMatch(/^<[\w-]{36}@cars\.example>$/)
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
