import { endpoints } from '../../contract/endpoints.ts'
import { createdTogether } from '../db/created-together.ts'
import { watchEntries } from '../live/entries-watch.ts'
import { type Watch } from '../live/event-stream.ts'
import { type HubEvent } from '../live/hub.ts'
import { type Api } from '../serve.ts'
import { type Services } from '../services.ts'
import { mapOfWindow } from '../wire/window-map.ts'
import { createComments, listComments, type NewComment } from './comment-store.ts'

/** Comments of a car (specification 2, car detail, and 7). */
export function commentRoutes(api: Api, { db, limits }: Services): void {
  api.on(
    endpoints.listComments,
    ({ me, params, query }) => mapOfWindow(query, (part) => listComments(db, params.id, { query: part, viewer: me })),
    ({ me, params, query }): Watch => {
      const watch = watchEntries({
        topic: `cars/${params.id}`,
        query,
        read: (part, only) => listComments(db, params.id, { query: part, only, viewer: me }),
        changedIds,
      })
      let isGone = false
      const changes = async (event: HubEvent) => {
        const isChange = event.kind === 'carChanged' && !isGone
        if (isChange || !carKinds.has(event.kind)) return watch.changes(event)
        isGone = event.kind === 'carDeleted' || event.kind === 'carsGone'
        return [{ path: '/', data: await watch.snapshot() }]
      }
      return { ...watch, changes }
    },
  )

  api.on(endpoints.getComment, async ({ me, params }) => {
    const [entry] = await listComments(db, params.id, { query: {}, only: params.commentId, viewer: me })
    return entry?.[1] ?? null
  })

  const created = createdTogether((comments: NewComment[], options) => createComments(db, comments, options))
  api.on(endpoints.createComment, async ({ me, params, body, key }) => {
    await limits.spend('commentPerMinute', me.userId)
    await limits.spend('commentPerHour', me.userId)
    const { id } = await created.take({ userId: me.userId, carId: params.id, comments: body.comments, key })
    return { name: id }
  })
}

/** With their car comments go, and come back. */
const carKinds = new Set<HubEvent['kind']>(['carChanged', 'carDeleted', 'carsAdded', 'carsGone'])

function changedIds(event: HubEvent): string[] {
  if (event.kind === 'commentsGone') return event.ids
  return event.kind === 'commentAdded' ? [event.id] : []
}
