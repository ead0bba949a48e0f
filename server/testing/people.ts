import { type FastifyInstance } from 'fastify'
import { type Role } from '../../contract/moderation.ts'
import { type Database } from '../db/database.ts'
import { write } from '../db/write.ts'
import { publish } from '../events/publish.ts'
import { call } from './test-app.ts'

/** A person of the tests, logged in. */
export interface TestPerson {
  id: string
  username: string
  email: string
  token: string
  /** The session cookie as a browser would send it. */
  cookie: string
}

const genders = {
  alice: 'Female',
  bobby: 'Male',
  carol: 'Female',
  danny: 'Other',
  erica: 'Female',
  frank: 'Male',
  grace: 'Female',
  helen: 'Female',
} as const
/** The name of one of the people. */
export type PersonName = keyof typeof genders

/** The password of all of them. */
export const testPassword = 'correct horse'

/** The registration of one of the people that stay the same in every test. */
export function registrationOf(name: PersonName) {
  return {
    username: `${name}.one`,
    email: `${name}.one@gmail.com`,
    gender: genders[name],
    telephone: '0888 123 456',
    password: testPassword,
  }
}

/** Registers one of the people and answers them logged in. */
export async function signUp(app: FastifyInstance, name: PersonName): Promise<TestPerson> {
  const registration = registrationOf(name)
  const { status, body, headers, text } = await call(app, 'POST auth/register', { body: registration })
  if (status !== 200) throw new Error(`${name} could not register: ${text}`)
  const cookie = String(headers['set-cookie']).split(';')[0] ?? ''
  return { id: body.userId, username: registration.username, email: registration.email, token: body.token, cookie }
}

/** Registers one of the people and gives them a role. */
export async function signUpWithRole(
  { app, db }: { app: FastifyInstance; db: Database },
  name: PersonName,
  role: Role,
): Promise<TestPerson> {
  const person = await signUp(app, name)
  await setRole(db, person.id, role)
  return person
}

/** The same, in a session that has used no second factor. */
export async function signUpWithoutFactor(
  { app, db }: { app: FastifyInstance; db: Database },
  name: PersonName,
  role: Role,
): Promise<TestPerson> {
  const person = await signUpWithRole({ app, db }, name, role)
  await db.updateTable('sessions').set({ factorAt: null }).where('userId', '=', person.id).execute()
  return person
}

/** Gives somebody a role, and marks that their sessions have used a second factor. */
export async function setRole(db: Database, id: string, role: Role): Promise<void> {
  await write(db, async (tx) => {
    await tx.updateTable('users').set({ role }).where('id', '=', id).execute()
    await tx.updateTable('sessions').set({ factorAt: Date.now() }).where('userId', '=', id).execute()
    publish(tx, ['identities'], { kind: 'kindChanged' })
  })
}

/** The id of the session that a token belongs to. */
export function sessionOf(token: string): string {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string }
  return claims.sid
}
