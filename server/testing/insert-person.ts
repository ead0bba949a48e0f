import { type Database } from '../db/database.ts'
import { type PersonName } from './people.ts'

/** Adds one of the people to a store without an app; the id is the name unless given. */
export async function insertPerson(db: Database, name: PersonName, id: string = name): Promise<void> {
  const username = `${name}.one`
  const names = { username, usernameFolded: username, email: `${username}@gmail.com` }
  await db
    .insertInto('users')
    .values({ ...names, id, telephone: '0888 123 456', gender: 'Female', createdAt: 0 })
    .execute()
}
