import { type Car } from '../../contract/car.ts'
import { endpoints } from '../../contract/endpoints.ts'
import { personal } from '../../contract/limits.ts'
import { wireQueryString, type WireQuery } from '../../contract/wire-query.ts'
import { type Caller } from '../auth/identify.ts'
import { isStoreAway } from '../db/database.ts'
import { isKey } from '../db/push-id.ts'
import { Batcher } from '../db/batcher.ts'
import { isWide } from '../db/wide-window.ts'
import { watchEntries } from '../live/entries-watch.ts'
import { type Watch } from '../live/watch.ts'
import { type HubEvent } from '../events/hub.ts'
import { type Api } from '../api/serve.ts'
import { type Services } from '../api/services.ts'
import { EntryStream, wireMap } from '../http/entry-stream.ts'
import { keepWithinBound } from '../http/list-bound.ts'
import { ResponseCache } from '../cache/response-cache.ts'
import { readCarsNow } from './listed-cars-store.ts'
import { type CarCache } from './car-cache.ts'
import { carList } from './car-list.ts'
import { listHistory } from './car-history-store.ts'
import { eachCar, findCar, findCars, listCars } from './car-store.ts'
import { viewOfCar, type CarView } from './car-visibility-store.ts'
import { carTotals } from './car-totals-store.ts'

/** Reading cars (specification, section 7). What owners do with their offers is in `server/publishing/`. */
export function carRoutes(api: Api, services: Services & { carCache: CarCache }): void {
  const { db, hub, blocked } = services
  const isOfBlock = async ({ userId }: Caller) => (await blocked.of(userId)).size > 0
  const lists = new ResponseCache(hub.cacheVersions, 'offers')
  const cars = new ResponseCache<Car | null>(hub.cacheVersions, 'offers', { entries: 2000 })
  // One statement reads many cars as fast as one.
  const carsAtOnce = new Batcher({ doAll: (ids: string[]) => findCars(db, ids), isAway: isStoreAway })
  const counts = new ResponseCache(hub.cacheVersions, 'offers')

  api.on(
    endpoints.listCars,
    async ({ me, query }) => {
      // Owners also see their hidden offers, and people of a block not all, so this answer is not cached for others.
      const viewer = me && (namesOwner(query, me.userId) || (await isOfBlock(me))) ? me : null
      if (isWide(query)) return manyCars(db, query, viewer)
      if (viewer) return wireMap(await listCars(db, query, { viewer }))
      return lists.take(wireQueryString(query), () => carList(services, query))
    },
    {
      watch: async ({ me, query }) => {
        const viewer = me && (await isOfBlock(me)) ? me : null
        const read = (part: WireQuery, only?: readonly string[]) => listCars(db, part, { only, viewer })
        return watchEntries({
          node: viewer ? `cars of ${viewer.userId}` : 'cars',
          topic: 'cars',
          query,
          read,
          changedIds,
        })
      },
    },
  )

  api.on(
    endpoints.getCar,
    async ({ me, params }) => {
      const shared = await cars.take(params.id, () => carsAtOnce.take(params.id))
      // Owners and moderators see more than everybody else, people of a block less.
      const car = shared.json.value
      const isForAll = me.role === 'user' && car !== null && car.owner_id !== me.userId && !(await isOfBlock(me))
      return isForAll ? shared : findCar(db, params.id, me)
    },
    { watch: async ({ me, params }) => watchCar(db, params.id, await viewOfCar(db, params.id, me)) },
  )

  api.on(endpoints.getCarField, async ({ me, params }) => {
    const car = await findCar(db, params.id, me)
    // Own properties only, so that `constructor` and the like are null.
    return car && Object.hasOwn(car, params.field) ? (car[params.field as keyof Car] ?? null) : null
  })

  api.on(endpoints.readCars, ({ me, lists: { id: ids = [] } }) =>
    readCarsNow(db, ids.filter(isKey).slice(0, personal.seenCars), me),
  )

  api.on(endpoints.getCounts, () => counts.take('', async () => ({ cars: (await carTotals(db)).count })))

  api.on(endpoints.getCarHistory, ({ me, params }) => listHistory(db, params.id, me))
}

/** All cars, or those of a wide window; the version of the list is the tag. Fails with `badQuery` above the bound. */
async function manyCars(db: Services['db'], query: WireQuery, viewer: Caller | null = null): Promise<EntryStream> {
  await keepWithinBound(query, (part) => listCars(db, part, { viewer }))
  return new EntryStream(
    eachCar(db, { query, viewer }),
    `cars-${(await carTotals(db)).version}${viewer ? `-${viewer.userId}` : ''}`,
  )
}

function watchCar(db: Services['db'], id: string, { key, viewer }: CarView): Watch {
  return {
    key: `car ${id} ${key}`,
    topics: [`cars/${id}`],
    refresh: async (events, wantsWhole) => {
      const last = events.findLast(({ kind }) => carKinds.has(kind))
      // The owner still sees an offer that is hidden from others, people of a block do not see all that others see.
      const isRead = wantsWhole || (last !== undefined && (viewer !== null || last.kind !== 'carChanged'))
      const car = isRead ? await findCar(db, id, viewer) : last?.kind === 'carChanged' ? last.car : null
      return { changes: last ? [{ path: '/', data: car }] : [], whole: car }
    },
  }
}

/** The events of an offer's own stream. */
const carKinds = new Set<HubEvent['kind']>(['carChanged', 'carDeleted', 'carsGone', 'carsAdded'])

function changedIds(event: HubEvent): string[] {
  if (event.kind === 'carsAdded' || event.kind === 'carsGone') return event.ids
  return event.kind === 'carAdded' || event.kind === 'carChanged' || event.kind === 'carDeleted' ? [event.id] : []
}

/** Does a window by owner begin at this person? */
function namesOwner({ orderBy, equalTo, startAt, startAfter }: WireQuery, userId: string): boolean {
  const [owner] = [equalTo ?? startAt ?? startAfter].flat()
  return orderBy === 'owner_id' && owner === userId
}
