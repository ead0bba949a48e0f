import { type ReplyOf } from '../../contract/endpoint.ts'
import { endpoints } from '../../contract/endpoints.ts'
import { pages } from '../../contract/limits.ts'
import { type Message, type Messages } from '../../contract/message.ts'
import { type IdMap, type Person, type User } from '../../contract/user.ts'
import { type WireQuery } from '../../contract/wire-query.ts'
import { type Caller } from '../auth/identify.ts'
import { type SkippingWindow } from '../db/window.ts'
import { fail } from '../lib/errors.ts'
import { type Watch } from '../live/watch.ts'
import { type Api } from '../api/serve.ts'
import { type Services } from '../api/services.ts'
import { CachedJson } from '../cache/response-cache.ts'
import { limitProfiles } from '../limits/profile-limits.ts'
import { wireMap, type EntryStream } from '../http/entry-stream.ts'
import { keepWithinBound } from '../http/list-bound.ts'
import { mapOfWindow } from '../http/window-map.ts'
import { failWithoutIndex } from '../http/query.ts'
import { listFollowPeople } from './follow-list-store.ts'
import { isFollowing, listFollows, type FollowSide } from './follow-store.ts'
import { setOwnProfile } from './own-profile-store.ts'
import { PeopleCache } from './people-cache.ts'
import { findProfileFacts } from './shown-facts-store.ts'
import { findPerson, findProfile, findUser, listPosts, listUsers, type PeoplePage } from './user-store.ts'

type Db = Services['db']

/** A person's sent messages, as part of their node (specification 7). */
export interface SentMessages {
  list(userId: string, query: WireQuery): Promise<Messages | EntryStream | null>
  find(userId: string, key: string): Promise<Message | null>
  watch(userId: string, query: WireQuery): Promise<Watch>
}

/** Reading people (specification, section 7), the pages of people for the screens, and what people say of themselves. */
export function userRoutes(api: Api, { db, hub, limits, blocked }: Services, sent: SentMessages): void {
  const people = new PeopleCache({ db, hub, blocked })

  // A list that begins within the limit is read to its end, and its people are counted as they are read.
  api.on(endpoints.listUsers, async ({ me, query }) => {
    await limits.consume('listedPersonPerHour', me.userId)
    return mapOfWindow(query, async (part) => {
      const users = await listUsers(db, me, { ...part, isDirectory: true })
      await limits.count('listedPersonPerHour', me.userId, users.length)
      return users
    })
  })

  api.on(
    endpoints.getUser,
    async ({ me, params, request: { ip } }) => {
      await limitProfiles(limits, me.userId, ip)
      return findUser(db, me, params.id)
    },
    {
      watch: ({ me, params }) => {
        if (me.userId !== params.id) fail('notYours')
        return watchUser(db, params.id)
      },
    },
  )

  api.on(
    endpoints.getUserChild,
    async ({ me, params, query, request: { ip } }) => {
      if (params.child === 'sent') {
        if (me.userId !== params.id) fail('notYours')
        return sent.list(params.id, query)
      }
      await limitProfiles(limits, me.userId, ip)
      return readChild(db, me, { id: params.id, child: params.child, query })
    },
    {
      watch: ({ me, params, query }) => {
        if (me.userId !== params.id || params.child !== 'sent') fail('notYours')
        return sent.watch(me.userId, query)
      },
    },
  )

  api.on(endpoints.getUserEntry, async ({ me, params }) => {
    const { id, child, key } = params
    if (child === 'followers') return (await isFollowing(db, key, id)) || null
    if (child === 'following') return (await isFollowing(db, id, key)) || null
    if (child === 'posts')
      return (await listPosts(db, me, { userId: id, query: { orderBy: '$key', equalTo: key } })).length > 0 || null
    if (child !== 'sent') return null
    if (me.userId !== id) fail('notYours')
    return sent.find(id, key)
  })

  api.on(endpoints.listPeople, async ({ me, extra }) => {
    await limits.consume('listedPersonPerHour', me.userId)
    const limit = Math.min(Math.max(Number(extra.limit ?? pages.people), 1), 100)
    const page = await people.page(me, { beginning: extra.q, after: extra.after, limit })
    await limits.count('listedPersonPerHour', me.userId, peopleOf(page).length)
    return page
  })

  async function followPage(side: FollowSide, me: Caller, { id, after }: { id: string; after: string | undefined }) {
    await limits.consume('listedPersonPerHour', me.userId)
    const page = await listFollowPeople(db, me.userId, { userId: id, side, after, limit: pages.people })
    await limits.count('listedPersonPerHour', me.userId, page.people.length)
    return page
  }
  api.on(endpoints.listFollowers, ({ me, params, extra }) =>
    followPage('followers', me, { id: params.id, after: extra.after }),
  )
  api.on(endpoints.listFollowing, ({ me, params, extra }) =>
    followPage('following', me, { id: params.id, after: extra.after }),
  )

  api.on(endpoints.getProfile, async ({ me, params, request: { ip } }) => {
    await limitProfiles(limits, me.userId, ip)
    return findProfile(db, me.userId, params.id)
  })
  api.on(endpoints.getProfileFacts, async ({ me, params, request: { ip } }) => {
    await limitProfiles(limits, me.userId, ip)
    return findProfileFacts(db, me.userId, params.id)
  })
  api.on(endpoints.setOwnProfile, async ({ me, body }) => {
    await limits.consume('settingsPerHour', me.userId)
    await setOwnProfile(db, me.userId, body)
    return null
  })
}

/** The people of a page, which may be a cached answer. */
function peopleOf(page: PeoplePage | CachedJson<PeoplePage>): readonly Person[] {
  return page instanceof CachedJson ? page.json.value.people : page.people
}

async function readChild(
  db: Db,
  viewer: Caller,
  { id, child, query }: { id: string; child: string; query: WireQuery },
): Promise<ReplyOf<typeof endpoints.getUserChild>> {
  // Maps of `true` can be ordered by key only; sent messages have fields.
  if (query.orderBy !== undefined && query.orderBy !== '$key') failWithoutIndex(query.orderBy, `/users/${id}/${child}`)
  if (child === 'followers' || child === 'following') return flags(query, (part) => listFollows(db, id, child, part))
  if (child === 'posts') return flags(query, (part) => listPosts(db, viewer, { userId: id, query: part }))
  const person: User | undefined = await findPerson(db, viewer, id)
  // Own properties only, so that `constructor` and the like are null.
  return person && Object.hasOwn(person, child) ? (person[child as keyof User] ?? null) : null
}

async function flags(query: WireQuery, read: (query: SkippingWindow) => Promise<string[]>): Promise<IdMap | null> {
  await keepWithinBound(query, read)
  const ids = await read(query)
  return wireMap(ids.map((id): [string, true] => [id, true]))
}

function watchUser(db: Db, id: string): Watch {
  return {
    key: `users/${id}`,
    topics: [`users/${id}`],
    refresh: async (events, wantsWhole) => ({
      changes: events.flatMap((event) =>
        event.kind === 'childChanged' ? [{ path: event.path, data: event.value }] : [],
      ),
      ...(wantsWhole && { whole: await findUser(db, { userId: id }, id) }),
    }),
  }
}
