import { endpoints } from '../../contract/endpoints.ts'
import { pages } from '../../contract/limits.ts'
import { type WireQuery } from '../../contract/wire-query.ts'
import { type Caller } from '../auth/identify.ts'
import { watchMessages } from '../chat/message-watch.ts'
import { listMessages } from '../chat/message-store.ts'
import { fail } from '../errors.ts'
import { type Watch } from '../live/watch.ts'
import { type Api } from '../serve.ts'
import { type Services } from '../services.ts'
import { wireMap } from '../wire/entry-stream.ts'
import { mapOfWindow } from '../wire/window-map.ts'
import { failWithoutIndex } from '../wire/query.ts'
import { listFollowPeople } from './follow-list-store.ts'
import { isFollowing, listFollows, type FollowSide } from './follow-store.ts'
import { KeptPeople } from './kept-people.ts'
import { findPerson, findProfile, findUser, listPosts, listUsers } from './user-store.ts'

type Db = Services['db']

/** People as the specification's section 7 reads them, and the pages of people that the screens ask for. */
export function userRoutes(api: Api, { db, hub, limits }: Services): void {
  const people = new KeptPeople({ db, hub })

  api.on(endpoints.listUsers, ({ me, query }) => mapOfWindow(query, (part) => listUsers(db, me, part)))

  api.on(
    endpoints.getUser,
    async ({ me, params }) => {
      await limits.spend('profilePerHour', me.userId)
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
    async ({ me, params, query }) => {
      if (params.child === 'sent') {
        if (me.userId !== params.id) fail('notYours')
        return mapOfWindow(query, (part) => listMessages(db, { sentBy: params.id }, { query: part }))
      }
      await limits.spend('profilePerHour', me.userId)
      return readChild(db, me, { id: params.id, child: params.child, query })
    },
    {
      watch: ({ me, params, query }) => {
        if (me.userId !== params.id || params.child !== 'sent') fail('notYours')
        return watchMessages(db, { mailbox: { sentBy: me.userId }, of: me.userId, query })
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
    const [entry] = await listMessages(db, { sentBy: id }, { query: {}, only: [key] })
    return entry?.[1] ?? null
  })

  api.on(endpoints.listPeople, ({ me, extra }) => {
    const limit = Math.min(Math.max(Number(extra.limit ?? pages.people), 1), 100)
    return people.page(me, { beginning: extra.q, after: extra.after, limit })
  })

  const followPage = (side: FollowSide, me: Caller, { id, after }: { id: string; after: string | undefined }) =>
    listFollowPeople(db, me.userId, { userId: id, side, after, limit: pages.people })
  api.on(endpoints.listFollowers, ({ me, params, extra }) =>
    followPage('followers', me, { id: params.id, after: extra.after }),
  )
  api.on(endpoints.listFollowing, ({ me, params, extra }) =>
    followPage('following', me, { id: params.id, after: extra.after }),
  )

  api.on(endpoints.getProfile, async ({ me, params }) => {
    await limits.spend('profilePerHour', me.userId)
    return findProfile(db, me.userId, params.id)
  })
}

async function readChild(
  db: Db,
  viewer: Caller,
  { id, child, query }: { id: string; child: string; query: WireQuery },
): Promise<unknown> {
  // Maps of `true` have keys to be ordered by and nothing else; messages sent have more.
  if (query.orderBy !== undefined && query.orderBy !== '$key') failWithoutIndex(query.orderBy, `/users/${id}/${child}`)
  if (child === 'followers' || child === 'following') return flags(await listFollows(db, id, child, query))
  if (child === 'posts') return flags(await listPosts(db, viewer, { userId: id, query }))
  const person: Record<string, unknown> | undefined = await findPerson(db, viewer, id)
  // Own fields only: `constructor` and its like are none of a person's.
  return person && Object.hasOwn(person, child) ? person[child] : null
}

function flags(ids: string[]): Record<string, true> | null {
  return wireMap(ids.map((id): [string, true] => [id, true]))
}

function watchUser(db: Db, id: string): Watch {
  return {
    key: `users/${id}`,
    topics: [`users/${id}`],
    look: async (events, wantsWhole) => ({
      changes: events.flatMap((event) =>
        event.kind === 'childChanged' ? [{ path: event.path, data: event.value }] : [],
      ),
      ...(wantsWhole && { whole: await findUser(db, { userId: id }, id) }),
    }),
  }
}
