import { beforeEach } from 'vitest'
import { normalizeEmail, registrationSchema } from '../../contract/account.ts'
import { type Role } from '../../contract/moderation.ts'
import { createAccount } from '../auth/account-store.ts'
import { mintToken } from '../auth/identity-token.ts'
import { hashPassword } from '../auth/passwords.ts'
import { registrationOf, setRole, testPassword, type PersonName, type TestPerson } from './people.ts'
import { emptyStore, openTestApp, type TestApp, type ToOpen } from './test-app.ts'

interface Wanted extends ToOpen {
  roles?: Partial<Record<PersonName, Role>>
}

/** One hash for all people of a file: a hash takes more time than most tests. */
let passwordHash: Promise<string> | undefined

/** The server for one test file; before each test its store is empty but for these people, who are logged in anew. */
export async function useWorld<const Name extends PersonName = never>(
  names: readonly Name[] = [],
  { roles = {}, ...options }: Wanted = {},
): Promise<TestApp & Record<Name, TestPerson>> {
  const server = await openTestApp(options)
  const people = Object.fromEntries(names.map((name) => [name, {}])) as Record<Name, TestPerson>
  beforeEach(async () => {
    await emptyStore(server.db)
    for (const name of names) {
      Object.assign(people[name], await join(server, name))
      const role = roles[name]
      if (role) await setRole(server.db, people[name].id, role)
    }
  })
  return { ...server, ...people }
}

/** Makes an account as a registration does, without the hash. */
async function join({ db, tokenKey }: TestApp, name: PersonName): Promise<TestPerson> {
  const { password: _password, ...person } = registrationSchema('gmail').parse(registrationOf(name))
  const email = normalizeEmail(person.email)
  passwordHash ??= hashPassword(testPassword)
  const account = { passwordHash: await passwordHash, device: '' }
  const { sessionId, secret, user } = await createAccount(db, { ...person, email, language: 'en' }, account)
  const token = mintToken(tokenKey, { userId: user.id, sessionId })
  return { id: user.id, username: user.username, email, token, cookie: `session=${secret}` }
}
