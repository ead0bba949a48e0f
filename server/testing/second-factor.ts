import { type FastifyInstance } from 'fastify'
import { appCodeAt } from '../accounts/app-code.ts'
import { type TestPerson } from './people.ts'
import { call, type Answer } from './test-app.ts'

/** Ms of a step of an authenticator app. */
export const stepMs = 30_000

/** Sets up an authenticator app for somebody: its secret, and the backup codes. */
export async function setUpApp(
  app: FastifyInstance,
  as: TestPerson,
  now = Date.now(),
): Promise<{ secret: string; codes: string[] }> {
  const { secret } = (await call(app, 'POST auth/factors/app', { as })).body as { secret: string }
  const answer = await call(app, 'PUT auth/factors/app', { as, body: { code: appCodeAt(secret, now) } })
  if (answer.status !== 200) throw new Error(answer.text)
  return { secret, codes: answer.body.codes as string[] }
}

/** The cookies that an answer sets, as a browser would send them back. */
export function cookiesOf({ headers }: Pick<Answer, 'headers'>): string {
  return [headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => String(cookie).split(';')[0])
    .join('; ')
}
