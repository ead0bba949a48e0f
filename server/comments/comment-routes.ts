import { endpoints } from '../../contract/endpoints.ts'
import { type WireQuery } from '../../contract/wire-query.ts'
import { createdTogether } from '../db/created-together.ts'
import { type Database } from '../db/database.ts'
import { viewOfCar, type CarView } from '../cars/car-visibility-store.ts'
import { watchEntries } from '../live/entries-watch.ts'
import { type Watch } from '../live/watch.ts'
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
    {
      watch: async ({ me, params, query }) =>
        watchComments(db, params.id, { query, view: await viewOfCar(db, params.id, me) }),
    },
  )

  api.on(endpoints.getComment, async ({ me, params }) => {
    const [entry] = await listComments(db, params.id, { query: {}, only: [params.commentId], viewer: me })
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

function watchComments(db: Database, carId: string, { query, view }: { query: WireQuery; view: CarView }): Watch {
  const watch = watchEntries({
    node: `comments of ${carId} ${view.key}`,
    topic: `cars/${carId}`,
    query,
    read: (part, only) => listComments(db, carId, { query: part, only, viewer: view.viewer }),
    changedIds,
  })
  let isGone = false
  const look: Watch['look'] = async (events, wantsWhole) => {
    let isAnew = false
    for (const { kind } of events) {
      if (!carKinds.has(kind) || (kind === 'carChanged' && !isGone)) continue
      isAnew = true
      isGone = kind === 'carDeleted' || kind === 'carsGone'
    }
    return isAnew ? { changes: [], isAnew } : watch.look(events, wantsWhole)
  }
  return { ...watch, look }
}

/** With their car comments go, and come back. */
const carKinds = new Set<HubEvent['kind']>(['carChanged', 'carDeleted', 'carsAdded', 'carsGone'])

function changedIds(event: HubEvent): string[] {
  if (event.kind === 'commentsGone') return event.ids
  return event.kind === 'commentAdded' ? [event.id] : []
}
