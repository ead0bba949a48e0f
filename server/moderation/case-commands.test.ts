import { expect, test } from 'vitest'
import { type Actor } from '../auth/audit-store.ts'
import { offerCar } from '../testing/cars.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'
import { decideAppealByCommand, decideByCommand, printCase, printQueue, releaseCase } from './case-commands.ts'

const { app, db, alice, bobby, erica } = await useWorld(['alice', 'bobby', 'erica'], { roles: { erica: 'moderator' } })
const commandLine: Actor = { id: null, name: 'command line (ops)', role: 'operator' }

test('the command line lists cases, frees and decides them, and decides appeals', async () => {
  const targetId = await offerCar(app, alice)
  const body = { kind: 'offer', targetId, reason: 'fraud', text: 'A copy.' }
  const { number } = (await call(app, 'POST reports', { as: bobby, body })).body
  const [{ id, version }] = (await call(app, 'GET moderation/cases', { as: erica })).body.cases
  await call(app, `PUT moderation/cases/${id}/claim`, { as: erica, body: { isClaimed: true, version } })
  expect(await printQueue(db, commandLine, 'open')).toBe(
    `${id}  high  offer "BMW 320d, 2019", 1 reports, open, claimed by ${erica.username}\n1 open, 0 with an appeal.`,
  )
  expect(await printCase(db, commandLine, id)).toContain(`report ${number}, fraud: A copy.`)

  const task = { decision: 'hide', ground: 'fraud', reason: 'It is a copy.' }
  await expect(decideByCommand(db, commandLine, id, task)).rejects.toThrow('Another moderator works on this case.')
  await releaseCase(db, commandLine, id)
  await expect(decideByCommand(db, commandLine, id, { ...task, decision: 'sell' })).rejects.toThrow('Give --decision:')
  await expect(decideByCommand(db, commandLine, id, { ...task, decision: 'limit' })).rejects.toThrow('it needs --days')
  expect(await decideByCommand(db, commandLine, id, task)).toBe(`The case ${id} is decided: hide.`)
  expect((await call(app, `GET cars/${targetId}.json`, { as: bobby })).body).toBeNull()
  await expect(decideByCommand(db, commandLine, id, { ...task, decision: 'dismiss' })).rejects.toThrow(
    `The case ${id} is decided already: hide, It is a copy.`,
  )

  await call(app, `POST decisions/${id}/appeal`, { as: alice, body: { text: 'No copy.' } })
  const answer = { state: 'upheld', reason: 'Right.' } as const
  expect(await decideAppealByCommand(db, commandLine, id, answer)).toBe(`The appeal of the case ${id} is upheld.`)
  await expect(decideAppealByCommand(db, commandLine, id, answer)).rejects.toThrow('has no appeal that waits')
  expect((await call(app, `GET cars/${targetId}.json`, { as: bobby })).body).toMatchObject({ price: 38_900 })
})

test('a command about a case that is not there says so', async () => {
  await expect(printCase(db, commandLine, '-Nothing')).rejects.toThrow('There is no case -Nothing.')
  await expect(printQueue(db, commandLine, 'lost')).rejects.toThrow('A state of cases is one of')
})
