import { sql } from 'kysely'
import { type IdMap, type Person, type Profile, type User } from '../../contract/user.ts'
import { seenBy, type CarViewer } from '../cars/car-visibility-store.ts'
import { type Database } from '../db/database.ts'
import { applyWindow, inWindowOrder, type OrderColumn, type SkippingWindow } from '../db/window.ts'
import { eachInWindow } from '../db/wide-window.ts'
import { isFollowing } from './follow-store.ts'
import { emailIsSeenBy, personOf, pictureOf, selectPeople, type Viewer } from './visible-person-store.ts'

/** Fields that `orderBy` may name on users, and their columns. */
const orderColumns: Record<string, OrderColumn> = {
  username: { column: 'username', kind: 'string' },
  email: { column: 'users.email', kind: 'string' },
}

type PersonRow = Omit<Person, 'picture'> & { telephone: string | null; photoId: string | null }

/**
 * Users of a window of the wire by id, with their maps, in ascending order, as the viewer sees them. A hidden e-mail
 * excludes its owner from the order by e-mail, `isDirectory` those who are not among all profiles.
 */
export async function listUsers(
  db: Database,
  viewer: Viewer,
  { isDirectory, ...query }: SkippingWindow & { isDirectory?: boolean },
): Promise<[string, User][]> {
  let builder = selectPeople(db, viewer)
  if (isDirectory) builder = builder.where(inDirectory)
  if (query.orderBy === 'email') builder = builder.where(emailIsSeenBy(viewer))
  const rows = inWindowOrder(await applyWindow(builder, query, 'users.id', orderColumns).execute(), query)
  return rows.length === 0 ? [] : withMaps(db, viewer, rows)
}

async function withMaps(db: Database, viewer: Viewer, rows: PersonRow[]): Promise<[string, User][]> {
  const ids = rows.map((row) => row.id)
  const posts = await db
    .selectFrom('cars')
    .select(['ownerId as of', 'id'])
    .where('ownerId', 'in', ids)
    .where(seenBy(viewer === 'operator' ? viewer : null))
    .orderBy('id')
    .execute()
  const followers = await db
    .selectFrom('follows')
    .select(['followedId as of', 'followerId as id'])
    .where('followedId', 'in', ids)
    .orderBy('followerId')
    .execute()
  const following = await db
    .selectFrom('follows')
    .select(['followerId as of', 'followedId as id'])
    .where('followerId', 'in', ids)
    .orderBy('followedId')
    .execute()
  const maps = { posts: idMaps(posts), followers: idMaps(followers), following: idMaps(following) }
  return rows.map(({ id, username, email, telephone, gender }) => {
    const user: User = personNode({ username, email, telephone, gender })
    for (const name of ['posts', 'followers', 'following'] as const) {
      const map = maps[name].get(id)
      if (map) user[name] = map
    }
    return [id, user]
  })
}

/** A person in the form of the wire, without hidden fields. */
function personNode({ username, email, telephone, gender }: Omit<PersonRow, 'id' | 'photoId'>): PersonNode {
  return { username, ...(email !== null && { email }), ...(telephone !== null && { telephone }), gender }
}

/** A person's own fields without the maps. */
export type PersonNode = Omit<User, 'posts' | 'followers' | 'following'>

/** Every user by key as the viewer sees them, read in chunks. */
export function eachUser(db: Database, viewer: Viewer): AsyncGenerator<[string, User]> {
  return eachInWindow({}, (part) => listUsers(db, viewer, part))
}

/** One user with their maps as the viewer sees them, or `null`. */
export async function findUser(db: Database, viewer: Viewer, id: string): Promise<User | null> {
  const [found] = await listUsers(db, viewer, { orderBy: '$key', equalTo: id })
  return found?.[1] ?? null
}

/** The query for a page of people. */
export interface PeopleQuestion {
  /** The beginning of usernames, in any letter case. */
  beginning?: string | undefined
  /** The id of the last person of the previous page. */
  after?: string | undefined
  limit: number
}

/** A page of people, and the id after which the next one begins. */
export interface PeoplePage {
  people: Person[]
  next: string | null
}

/** A page of people by id; with `beginning`, people whose username begins with it in any letter case, by name. */
export async function listPeople(
  db: Database,
  viewer: Viewer,
  { beginning, after, limit }: PeopleQuestion,
): Promise<PeoplePage> {
  const rows =
    beginning === undefined
      ? await peopleById(db, viewer, { after, limit: limit + 1 })
      : await peopleByName(db, viewer, { beginning, after, limit: limit + 1 })
  const people = rows.slice(0, limit).map(personOf)
  const last = people.at(-1)
  return { people, next: rows.length > limit && last ? last.id : null }
}

/** Leaves out who is not among all profiles. */
const inDirectory = sql<boolean>`users."directoryShown" = 'shown'`

/** The beginning of usernames in lower case, in which it is compared. */
export function foldedBeginning(beginning: string): string {
  return beginning.toLowerCase()
}

async function peopleById(
  db: Database,
  viewer: Viewer,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<PersonRow[]> {
  const people = selectPeople(db, viewer).where(inDirectory).orderBy('users.id').limit(limit)
  return (after === undefined ? people : people.where('users.id', '>', after)).execute()
}

async function peopleByName(
  db: Database,
  viewer: Viewer,
  { beginning, after, limit }: { beginning: string; after: string | undefined; limit: number },
): Promise<PersonRow[]> {
  const folded = foldedBeginning(beginning)
  let people = selectPeople(db, viewer)
    .where(inDirectory)
    .where('usernameFolded', '>=', folded)
    .where('usernameFolded', '<', `${folded}\u{10ffff}`)
    .orderBy('usernameFolded')
    .orderBy('users.id')
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

/** The head of a profile page as one person sees it, or `null`. The counts are stored, not counted. */
export async function findProfile(db: Database, viewerId: string, id: string): Promise<Profile | null> {
  const row = await selectPeople(db, { userId: viewerId })
    .select(['telephoneShown', 'createdAt as memberSince'])
    .select(['followerCount as followers', 'followingCount as following', 'postCount as posts'])
    .where('users.id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const { photoId, ...profile } = row
  return { ...profile, ...pictureOf(photoId), isFollowed: await isFollowing(db, viewerId, id) }
}

/** A person's own fields without the maps, as the viewer sees them; `undefined` when there is no such person. */
export async function findPerson(db: Database, viewer: Viewer, id: string): Promise<PersonNode | undefined> {
  const row = await selectPeople(db, viewer).where('users.id', '=', id).executeTakeFirst()
  return row && personNode(row)
}

/** The ids of a person's cars that the viewer sees, by key, in a window of the wire. */
export async function listPosts(
  db: Database,
  viewer: CarViewer,
  { userId, query }: { userId: string; query: SkippingWindow },
): Promise<string[]> {
  const builder = db.selectFrom('cars').select('id').where('ownerId', '=', userId).where(seenBy(viewer))
  return inWindowOrder(await applyWindow(builder, query, 'id', {}).execute(), query).map((row) => row.id)
}

function idMaps(rows: { of: string; id: string }[]): Map<string, IdMap> {
  const byOwner = Map.groupBy(rows, (row) => row.of)
  return new Map(
    [...byOwner].map(([owner, group]) => [owner, Object.fromEntries(group.map((row) => [row.id, true as const]))]),
  )
}
