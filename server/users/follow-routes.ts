import { endpoints } from '../../contract/endpoints.ts'
import { pushId } from '../db/push-id.ts'
import { fail } from '../lib/errors.ts'
import { type Api } from '../api/serve.ts'
import { type Services } from '../api/services.ts'
import { follow, unfollow } from './follow-store.ts'
import { listPosts } from './user-store.ts'

/** Writes below users/{id}: follow and unfollow from either side; values that the server sets change nothing. */
export function followRoutes(api: Api, services: Services): void {
  const { db, limits } = services

  async function change(followerId: string, followedId: string, isFollow: boolean): Promise<void> {
    await limits.consume('followPerMinute', followerId)
    await limits.consume('followPerDay', followerId)
    await (isFollow ? follow(db, followerId, followedId) : unfollow(db, followerId, followedId))
  }

  api.on(endpoints.follow, async ({ me, params, body }) => {
    if (params.id !== me.userId) fail('notYours')
    mustBeTrue(body)
    await change(me.userId, params.other, true)
    return { name: params.other }
  })

  api.on(endpoints.unfollow, async ({ me, params }) => {
    if (params.id !== me.userId) fail('notYours')
    await change(me.userId, params.other, false)
    return null
  })

  api.on(endpoints.addFollower, async ({ me, params, body }) => {
    if (params.other !== me.userId) fail('notYours')
    mustBeTrue(body)
    await change(me.userId, params.id, true)
    return { name: params.other }
  })

  api.on(endpoints.removeFollower, async ({ me, params }) => {
    if (params.other !== me.userId) fail('notYours')
    await change(me.userId, params.id, false)
    return null
  })

  api.on(endpoints.flagPost, async ({ me, params, body }) => {
    if (params.id !== me.userId) fail('notYours')
    mustBeTrue(body)
    const query = { orderBy: '$key', equalTo: params.carId }
    const isOwn = (await listPosts(db, me, { userId: me.userId, query })).length > 0
    if (!isOwn) fail('notYours')
    return true as const
  })

  api.on(endpoints.pushSent, ({ me, params }) => {
    if (params.id !== me.userId) fail('notYours')
    return { name: pushId() }
  })
}

function mustBeTrue(body: unknown): void {
  if (body !== true) fail('invalid', { field: 'body', sentence: 'It must be true.' })
}
