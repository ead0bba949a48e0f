import { type Car } from '../../contract/car.ts'
import { endpoints } from '../../contract/endpoints.ts'
import { isMaskedVin } from '../../contract/facts.ts'
import { personal } from '../../contract/limits.ts'
import { wireQueryString, type WireQuery } from '../../contract/wire-query.ts'
import { type Caller } from '../auth/identify.ts'
import { createdTogether } from '../db/created-together.ts'
import { isStoreAway } from '../db/database.ts'
import { isKey } from '../db/push-id.ts'
import { Together } from '../db/together.ts'
import { isWide } from '../db/wide-window.ts'
import { watchEntries } from '../live/entries-watch.ts'
import { type Watch } from '../live/watch.ts'
import { type HubEvent } from '../live/hub.ts'
import { type Api } from '../serve.ts'
import { type Services } from '../services.ts'
import { EntryStream, wireMap } from '../wire/entry-stream.ts'
import { ReadyAnswers } from '../wire/ready-answer.ts'
import { readCarsNow } from './listed-cars-store.ts'
import { carList } from './car-list.ts'
import { createCars, deleteCar, editCar, type NewOffer } from './car-change-store.ts'
import { eachCar, findCar, findCars, listCars } from './car-store.ts'
import { viewOfCar, type CarView } from './car-visibility-store.ts'
import { carTotals } from './car-totals-store.ts'

/** Cars of the specification's section 7; comments have routes of their own. */
export function carRoutes(api: Api, services: Services): void {
  const { db, hub, limits } = services
  const lists = new ReadyAnswers(hub.changes, 'offers', { isByAddress: true })
  const cars = new ReadyAnswers<Car | null>(hub.changes, 'offers', { entries: 2000 })
  // Some cars take as many statements as one.
  const carsAtOnce = new Together({ together: (ids: string[]) => findCars(db, ids), isAway: isStoreAway })
  const counts = new ReadyAnswers(hub.changes, 'offers', { isByAddress: true })

  api.on(
    endpoints.listCars,
    async ({ me, query }) => {
      // People find their hidden offers among their own; such an answer is nobody else's.
      const viewer = me && namesOwner(query, me.userId) ? me : null
      if (isWide(query)) return manyCars(db, query, viewer)
      if (viewer) return wireMap(await listCars(db, query, { viewer }))
      return lists.take(wireQueryString(query), () => carList(services, query))
    },
    {
      watch: ({ query }) => {
        const read = (part: WireQuery, only?: readonly string[]) => listCars(db, part, { only })
        return watchEntries({ node: 'cars', topic: 'cars', query, read, changedIds })
      },
    },
  )

  api.on(
    endpoints.getCar,
    async ({ me, params }) => {
      const shared = await cars.take(params.id, () => carsAtOnce.take(params.id))
      // Owners and moderators are told more than all others, or see what others do not.
      const car = shared.json.value
      const isForAll = me.role === 'user' && car !== null && car.owner_id !== me.userId
      return isForAll ? shared : findCar(db, params.id, me)
    },
    { watch: async ({ me, params }) => watchCar(db, params.id, await viewOfCar(db, params.id, me)) },
  )

  api.on(endpoints.getCarField, async ({ me, params }) => {
    const car = await findCar(db, params.id, me)
    // Own fields only: `constructor` and its like are none of a car's.
    return car && Object.hasOwn(car, params.field) ? car[params.field as keyof Car] : null
  })

  api.on(endpoints.readCars, ({ lists: { id: ids = [] } }) =>
    readCarsNow(db, ids.filter(isKey).slice(0, personal.seenCars)),
  )

  api.on(endpoints.getCounts, () => counts.take('', async () => ({ cars: (await carTotals(db)).count })))

  const created = createdTogether((offers: NewOffer[], options) => createCars(db, offers, options))
  api.on(endpoints.createCar, async ({ me, body, key }) => {
    await limits.spend('offerPerHour', me.userId)
    await limits.spend('offerPerDay', me.userId)
    const { id } = await created.take({ userId: me.userId, car: body, key })
    return { name: id }
  })

  api.on(endpoints.editCar, async ({ me, params, body, precondition }) => {
    await limits.spend('offerChangePerHour', me.userId)
    // An offer tells which others name the same vehicle: who could try many VINs would find out masked ones.
    const isWhole = body.vin !== undefined && !isMaskedVin(body.vin)
    const isNewVin = isWhole && body.vin !== (await findCar(db, params.id, me))?.vin
    if (isNewVin) await limits.spend('vinPerDay', me.userId)
    return editCar(db, me.userId, { id: params.id, car: body, check: precondition })
  })

  api.on(endpoints.deleteCar, async ({ me, params, precondition }) => {
    await deleteCar(db, me.userId, { id: params.id, check: precondition })
    return null
  })
}

/** All cars or those of a wide window; the version counter is their tag. */
async function manyCars(db: Services['db'], query: WireQuery, viewer: Caller | null = null): Promise<EntryStream> {
  return new EntryStream(
    eachCar(db, { query, viewer }),
    `cars-${(await carTotals(db)).version}${viewer ? `-${viewer.userId}` : ''}`,
  )
}

function watchCar(db: Services['db'], id: string, { key, viewer }: CarView): Watch {
  return {
    key: `car ${id} ${key}`,
    topics: [`cars/${id}`],
    look: async (events, wantsWhole) => {
      const last = events.findLast(({ kind }) => carKinds.has(kind))
      // Hidden from others, it is still there for its owner.
      const isRead = wantsWhole || (last !== undefined && last.kind !== 'carChanged')
      const car = isRead ? await findCar(db, id, viewer) : last?.kind === 'carChanged' ? last.car : null
      return { changes: last ? [{ path: '/', data: car }] : [], whole: car }
    },
  }
}

/** What an offer's own stream hears. */
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
