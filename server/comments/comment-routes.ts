import { endpoints } from '../../contract/endpoints.ts'
import { watchEntries } from '../live/entries-watch.ts'
import { type Watch } from '../live/event-stream.ts'
import { type HubEvent } from '../live/hub.ts'
import { type Api } from '../serve.ts'
import { type Services } from '../services.ts'
import { wireMap } from '../wire/entry-stream.ts'
import { createComment, listComments } from './comment-store.ts'

/** Comments of a car (specification 2, car detail, and 7). */
export function commentRoutes(api: Api, { db, hub, limits }: Services): void {
  api.on(
    endpoints.listComments,
    async ({ params, query }) => wireMap(await listComments(db, params.id, { query })),
    ({ params, query }): Watch => {
      const watch = watchEntries({
        topic: `cars/${params.id}`,
        query,
        read: (only) => listComments(db, params.id, { query, only }),
        changedIds: (event) => (event.kind === 'commentAdded' ? [event.id] : []),
      })
      const changes = (event: HubEvent) =>
        event.kind === 'carDeleted' ? [{ path: '/', data: null }] : watch.changes(event)
      return { ...watch, changes }
    },
  )

  api.on(endpoints.getComment, async ({ params }) => {
    const [entry] = await listComments(db, params.id, { query: {}, only: params.commentId })
    return entry?.[1] ?? null
  })

  api.on(endpoints.createComment, async ({ me, params, body, key }) => {
    await limits.spend('commentPerMinute', me.userId)
    await limits.spend('commentPerHour', me.userId)
    const carId = params.id
    const { id, isNew } = await createComment(db, me.userId, { carId, comments: body.comments, key })
    const [entry] = isNew ? await listComments(db, carId, { query: {}, only: id }) : []
    if (entry) hub.publish(`cars/${carId}`, { kind: 'commentAdded', id, comment: entry[1], ...(key && { key }) })
    return { name: id }
  })
}
