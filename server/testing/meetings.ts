import { type FastifyInstance } from 'fastify'
import { type TestPerson } from './people.ts'
import { call } from './test-app.ts'

const hourMs = 60 * 60 * 1000

/** Agrees on a viewing of a car that begins in an hour; answers its id. */
export async function agreeOnViewing(
  app: FastifyInstance,
  { seller, buyer, carId }: { seller: TestPerson; buyer: TestPerson; carId: string },
): Promise<string> {
  const at = Math.ceil(Date.now() / 60_000) * 60_000 + hourMs
  const body = { carId, withId: seller.id, times: [at], place: 'Sofia' }
  const { name } = (await call(app, 'POST viewings.json', { as: buyer, body })).body
  await call(app, `PUT viewings/${name}/action.json`, { as: seller, body: { action: 'confirm', round: 0, at } })
  return name
}

/** Shows the code of a meeting. */
export async function showCode(app: FastifyInstance, as: TestPerson, viewingId: string): Promise<string> {
  return (await call(app, `POST viewings/${viewingId}/code.json`, { as })).body.code
}

/** Tries to confirm a meeting by a code. */
export function confirmByCode(app: FastifyInstance, as: TestPerson, viewing: { id: string; code: string }) {
  return call(app, `POST viewings/${viewing.id}/meeting.json`, { as, body: { code: viewing.code } })
}
