import { afterEach, expect, test, vi } from 'vitest'
import { livePath, type ServerFrame, type Topic } from '../../contract/live.ts'
import { allHeard } from '../testing/all-heard.ts'
import { offerCar } from '../testing/cars.ts'
import { type TestPerson } from '../testing/people.ts'
import { readStream } from '../testing/read-stream.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const server = await useWorld(['alice', 'bobby', 'carol'])
const { app, alice, bobby, carol } = server
const address = await app.listen({ host: '127.0.0.1', port: 0 })
const opened: WebSocket[] = []

afterEach(() => {
  for (const socket of opened.splice(0)) socket.close()
})

const block = (who: TestPerson, whom: TestPerson, isOn = true) =>
  call(app, `PUT blocks/${whom.id}.json`, { as: who, body: { kind: 'block', isOn } })
const comment = (who: TestPerson, car: string, comments: string) =>
  call(app, `POST cars/${car}/comments.json`, { as: who, body: { comments } })

/** A person's tab with its topics, and what it heard. */
async function openTab(person: TestPerson, topics: Topic[]) {
  const socket = new WebSocket(address.replace('http', 'ws') + livePath)
  opened.push(socket)
  const heard: ServerFrame[] = []
  socket.addEventListener('message', ({ data }) => heard.push(JSON.parse(String(data)) as ServerFrame))
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  socket.send(JSON.stringify({ type: 'hello', token: person.token }))
  const asked = async (times: number) => {
    for (const topic of topics) {
      const confirmed = () => heard.filter((frame) => frame.type === 'subscribed' && frame.topic === topic).length
      await vi.waitFor(() => expect(confirmed()).toBe(times))
    }
  }
  for (const topic of topics) socket.send(JSON.stringify({ type: 'subscribe', topic }))
  await asked(1)
  return { heard: () => heard.filter((frame) => frame.type === 'event'), asked, text: () => JSON.stringify(heard) }
}

test.each([
  ['blocked one', bobby, alice],
  ['blocker', alice, bobby],
])(
  'an open tab of the %s hears nothing of the other from the block on, and is asked to read again',
  async (_side, who, other) => {
    const [theirs, third] = [await offerCar(app, other), await offerCar(app, carol)]
    const tab = await openTab(who, [
      'cars',
      `cars/${theirs}`,
      `cars/${third}`,
      `profiles/${other.id}`,
      'messages',
      'notices',
    ])
    const neighbour = await openTab(carol, ['cars', `cars/${theirs}`, `cars/${third}`])
    const { name } = (await comment(other, third, 'From before.')).body
    await block(alice, bobby)
    await tab.asked(2)
    expect(tab.text()).toContain(JSON.stringify({ kind: 'commentsGone', ids: [name] }))
    expect(neighbour.text()).not.toContain('commentsGone')
    await offerCar(app, other, { model: 'unheard' })
    await comment(other, third, 'Unheard words.')
    await comment(carol, theirs, 'Unheard as well.')
    await call(app, `POST users/${other.id}/following/${carol.id}.json`, { as: other, body: true })
    await comment(carol, third, 'Heard.')
    await vi.waitFor(() => expect(tab.text()).toContain('Heard.'))
    await allHeard(server)
    expect(tab.heard().filter((frame) => /[Uu]nheard|counts/.test(JSON.stringify(frame)))).toEqual([])
    expect(neighbour.text()).toContain('Unheard as well.')

    await block(alice, bobby, false)
    await tab.asked(3)
    await comment(other, third, 'Heard again.')
    await vi.waitFor(() => expect(tab.text()).toContain('Heard again.'))
  },
)

test('a stream that was open before a block ends, and shows less when it is opened again', async () => {
  const third = await offerCar(app, carol)
  await comment(alice, third, 'Of Alice.')
  const open = () => readStream(`${address}/api/cars/${third}/comments.json?auth=${bobby.token}`)
  const before = await open()
  await vi.waitFor(() => expect(JSON.stringify(before.events)).toContain('Of Alice.'))
  await block(alice, bobby)
  await vi.waitFor(() => expect(before.isClosed).toBe(true))
  const after = await open()
  await vi.waitFor(() => expect(after.events.length).toBeGreaterThan(0))
  await comment(alice, third, 'And again.')
  await comment(carol, third, 'Of Carol.')
  await vi.waitFor(() => expect(JSON.stringify(after.events)).toContain('Of Carol.'))
  expect(JSON.stringify(after.events)).not.toContain('Alice.')
  expect(JSON.stringify(after.events)).not.toContain('again.')
})
