import { type IdMap, type Person, type Profile, type User } from '../../contract/user.ts'
import { type WireQuery } from '../../contract/wire-query.ts'
import { type Database } from '../db/database.ts'
import { applyWindow, inWindowOrder, type OrderColumn } from '../db/window.ts'
import { isFollowing } from './follow-store.ts'

/** Fields that `orderBy` may name on users, and their columns. */
const orderColumns: Record<string, OrderColumn> = {
  username: { column: 'username', kind: 'string' },
  email: { column: 'email', kind: 'string' },
}

const chunk = 200
const personColumns = ['id', 'username', 'email', 'gender'] as const
type PersonRow = Person & Pick<User, 'telephone'>

/** Users of a window of the wire by id, with their maps, smallest first. */
export async function listUsers(db: Database, query: WireQuery): Promise<[string, User][]> {
  const builder = db.selectFrom('users').select([...personColumns, 'telephone'])
  const rows = inWindowOrder(await applyWindow(builder, query, 'id', orderColumns).execute(), query)
  const users: [string, User][] = []
  for (let at = 0; at < rows.length; at += chunk) users.push(...(await withMaps(db, rows.slice(at, at + chunk))))
  return users
}

async function withMaps(db: Database, rows: PersonRow[]): Promise<[string, User][]> {
  const ids = rows.map((row) => row.id)
  const posts = await db.selectFrom('cars').select(['ownerId as of', 'id']).where('ownerId', 'in', ids).execute()
  const followers = await db
    .selectFrom('follows')
    .select(['followedId as of', 'followerId as id'])
    .where('followedId', 'in', ids)
    .execute()
  const following = await db
    .selectFrom('follows')
    .select(['followerId as of', 'followedId as id'])
    .where('followerId', 'in', ids)
    .execute()
  const maps = { posts: idMaps(posts), followers: idMaps(followers), following: idMaps(following) }
  return rows.map(({ id, username, email, telephone, gender }) => {
    const user: User = { username, email, telephone, gender }
    for (const name of ['posts', 'followers', 'following'] as const) {
      const map = maps[name].get(id)
      if (map) user[name] = map
    }
    return [id, user]
  })
}

/** Every user by key, a chunk at a time. */
export async function* eachUser(db: Database): AsyncGenerator<[string, User]> {
  let after: string | undefined
  for (;;) {
    const start = after === undefined ? {} : { startAfter: after }
    const users = await listUsers(db, { orderBy: '$key', ...start, limitToFirst: chunk })
    yield* users
    if (users.length < chunk) return
    after = users.at(-1)?.[0]
  }
}

/** One user with their maps, or `null`. */
export async function findUser(db: Database, id: string): Promise<User | null> {
  const [found] = await listUsers(db, { orderBy: '$key', equalTo: id })
  return found?.[1] ?? null
}

/** A page of people by id; with `beginning`, those whose username begins with it in any letter case, by name. */
export async function listPeople(
  db: Database,
  { beginning, after, limit }: { beginning?: string | undefined; after?: string | undefined; limit: number },
): Promise<{ people: Person[]; next: string | null }> {
  const rows =
    beginning === undefined
      ? await peopleById(db, after, limit + 1)
      : await peopleByName(db, { beginning, after, limit: limit + 1 })
  const people = rows.slice(0, limit)
  const last = people.at(-1)
  return { people, next: rows.length > limit && last ? last.id : null }
}

async function peopleById(db: Database, after: string | undefined, limit: number): Promise<Person[]> {
  const people = db.selectFrom('users').select(personColumns).orderBy('id').limit(limit)
  return (after === undefined ? people : people.where('id', '>', after)).execute()
}

async function peopleByName(
  db: Database,
  { beginning, after, limit }: { beginning: string; after: string | undefined; limit: number },
): Promise<Person[]> {
  const folded = beginning.toLowerCase()
  let people = db
    .selectFrom('users')
    .select(personColumns)
    .where('usernameFolded', '>=', folded)
    .where('usernameFolded', '<', `${folded}\u{10ffff}`)
    .orderBy('usernameFolded')
    .orderBy('id')
    .limit(limit)
  const last =
    after === undefined
      ? undefined
      : await db.selectFrom('users').select('usernameFolded').where('id', '=', after).executeTakeFirst()
  if (last && after !== undefined) {
    people = people.where((eb) => eb(eb.refTuple('usernameFolded', 'id'), '>', eb.tuple(last.usernameFolded, after)))
  }
  return people.execute()
}

/** The head of a profile page as one person sees it, or `null`. The counts are kept, not counted. */
export async function findProfile(db: Database, viewerId: string, id: string): Promise<Profile | null> {
  const row = await db
    .selectFrom('users')
    .select([
      ...personColumns,
      'telephone',
      'followerCount as followers',
      'followingCount as following',
      'postCount as posts',
    ])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? { ...row, isFollowed: await isFollowing(db, viewerId, id) } : null
}

/** The counts of a profile, for those who look at it. */
export async function profileCounts(
  db: Database,
  id: string,
): Promise<{ followers: number; following: number; posts: number } | undefined> {
  return db
    .selectFrom('users')
    .select(['followerCount as followers', 'followingCount as following', 'postCount as posts'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** A person's own fields without the maps, or `undefined`. */
export async function findPerson(
  db: Database,
  id: string,
): Promise<Omit<User, 'posts' | 'followers' | 'following'> | undefined> {
  return db
    .selectFrom('users')
    .select(['username', 'email', 'telephone', 'gender'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The ids of a person's cars, by key, in a window of the wire. */
export async function listPosts(db: Database, userId: string, query: WireQuery): Promise<string[]> {
  const builder = db.selectFrom('cars').select('id').where('ownerId', '=', userId)
  return inWindowOrder(await applyWindow(builder, query, 'id', {}).execute(), query).map((row) => row.id)
}

function idMaps(rows: { of: string; id: string }[]): Map<string, IdMap> {
  const byOwner = Map.groupBy(rows, (row) => row.of)
  return new Map(
    [...byOwner].map(([owner, group]) => [owner, Object.fromEntries(group.map((row) => [row.id, true as const]))]),
  )
}
