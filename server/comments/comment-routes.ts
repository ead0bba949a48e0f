import { endpoints } from '../../contract/endpoints.ts'
import { type WireQuery } from '../../contract/wire-query.ts'
import { type Database } from '../db/database.ts'
import { viewOfCar, type CarView } from '../cars/car-visibility-store.ts'
import { ownerOfCar } from '../blocks/blocks-store.ts'
import { noLimits } from '../limits/rate-limits.ts'
import { limitUnanswered } from '../limits/unanswered-store.ts'
import { watchEntries } from '../live/entries-watch.ts'
import { type Watch } from '../live/watch.ts'
import { type HubEvent } from '../events/hub.ts'
import { type Api } from '../api/serve.ts'
import { type Services } from '../api/services.ts'
import { mapOfWindow } from '../http/window-map.ts'
import { createComment } from './comment-store.ts'
import { limitNewcomer } from './newcomer-store.ts'
import { listComments } from './listed-comments-store.ts'

/** Comments of a car (specification 2, car detail, and 7). */
export function commentRoutes(api: Api, { config, db, limits }: Services): void {
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

  api.on(endpoints.createComment, async ({ me, params, body, key, request: { ip } }) => {
    const added = { userId: me.userId, username: me.username, carId: params.id, comments: body.comments }
    if (config.newcomers === 'limited') await limitNewcomer({ db, limits }, added)
    await limits.consume('commentPerMinute', me.userId)
    await limits.consume('commentPerHour', me.userId)
    if (limits !== noLimits) await limitUnanswered({ db, limits }, { ...me, ip }, await ownerOfCar(db, params.id))
    return { name: await createComment(db, { ...body, ...added, key }) }
  })
}

async function watchComments(
  db: Database,
  carId: string,
  { query, view }: { query: WireQuery; view: CarView },
): Promise<Watch> {
  const watch = await watchEntries({
    node: `comments of ${carId} ${view.key}`,
    topic: `cars/${carId}`,
    query,
    read: (part, only) => listComments(db, carId, { query: part, only, viewer: view.viewer }),
    changedIds,
  })
  let isGone = false
  const refresh: Watch['refresh'] = async (events, wantsWhole) => {
    let isReset = false
    for (const { kind } of events) {
      if (!carKinds.has(kind) || (kind === 'carChanged' && !isGone)) continue
      isReset = true
      isGone = kind === 'carDeleted' || kind === 'carsGone'
    }
    return isReset ? { changes: [], isReset } : watch.refresh(events, wantsWhole)
  }
  return { ...watch, refresh }
}

/** Events by which a car's comments disappear or come back with the car. */
const carKinds = new Set<HubEvent['kind']>(['carChanged', 'carDeleted', 'carsAdded', 'carsGone'])

function changedIds(event: HubEvent): string[] {
  if (event.kind === 'commentsGone') return event.ids
  return event.kind === 'commentAdded' || event.kind === 'commentChanged' ? [event.id] : []
}
