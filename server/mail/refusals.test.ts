import { beforeEach, describe, expect, test } from 'vitest'
import { write } from '../db/write.ts'
import { atEnd } from '../testing/at-end.ts'
import { queueDaily } from '../testing/daily-letters.ts'
import { openLetterDesk } from '../testing/letter-desk.ts'
import { openMailServer } from '../testing/mail-server.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'
import { queueLetters, type NewLetter } from './letter-queue-store.ts'
import { smtpMail } from './mail.ts'
import { findQueueState } from './queue-state-store.ts'

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

describe('an address that is refused for good', () => {
  const state = async () => (await call(app, 'GET auth/account', { as: bobby })).body.emailRefusedAt

  test('gets no letters but those about security after three times, which its owner sees, until one arrives', async () => {
    await queueDaily(world, [alice, bobby], { count: 2, hour })
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
  const emails = await queueDaily(world, [alice, bobby], { count: 10, hour })
  server.answers = { MAIL: '553 5.1.8 sender refused' }
  const desk = openDesk()
  for (let minute = 0; minute < 60; minute += 5) await desk.send(hour + minute * minuteMs)
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
  for (let minute = 60; minute < 180; minute += 30) await desk.send(hour + minute * minuteMs)
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
