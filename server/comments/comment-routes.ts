import { endpoints } from '../../contract/endpoints.ts'
import { watchEntries } from '../live/entries-watch.ts'
import { type Watch } from '../live/event-stream.ts'
import { type HubEvent } from '../live/hub.ts'
import { type Api } from '../serve.ts'
import { type Services } from '../services.ts'
import { wireMap } from '../wire/entry-stream.ts'
import { createComment, listComments } from './comment-store.ts'

/** Comments of a car (specification 2, car detail, and 7). */
export function commentRoutes(api: Api, { db, limits }: Services): void {
  api.on(
    endpoints.listComments,
    async ({ me, params, query }) => wireMap(await listComments(db, params.id, { query, viewer: me })),
    ({ me, params, query }): Watch => {
      const watch = watchEntries({
        topic: `cars/${params.id}`,
        query,
        read: (only) => listComments(db, params.id, { query, only, viewer: me }),
        changedIds,
      })
      const changes = (event: HubEvent) =>
        event.kind === 'carDeleted' ? [{ path: '/', data: null }] : watch.changes(event)
      return { ...watch, changes }
    },
  )

  api.on(endpoints.getComment, async ({ me, params }) => {
    const [entry] = await listComments(db, params.id, { query: {}, only: params.commentId, viewer: me })
    return entry?.[1] ?? null
  })

  api.on(endpoints.createComment, async ({ me, params, body, key }) => {
    await limits.spend('commentPerMinute', me.userId)
    await limits.spend('commentPerHour', me.userId)
    const { id } = await createComment(db, me.userId, { carId: params.id, comments: body.comments, key })
    return { name: id }
  })
}

function changedIds(event: HubEvent): string[] {
  if (event.kind === 'commentsGone') return event.ids
  return event.kind === 'commentAdded' ? [event.id] : []
}
