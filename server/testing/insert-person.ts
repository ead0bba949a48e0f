import { type Database } from '../db/database.ts'

/** Adds a person to a store without an app; the id is the name unless given. */
export async function insertPerson(db: Database, name: string, id = name): Promise<void> {
  const username = `${name}.one`
  const names = { username, usernameFolded: username, email: `${username}@gmail.com` }
  await db
    .insertInto('users')
    .values({ ...names, id, telephone: '0888 123 456', gender: 'Female', createdAt: 0 })
    .execute()
}
