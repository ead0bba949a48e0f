import { type Car } from '../../contract/car.ts'
import { endpoints } from '../../contract/endpoints.ts'
import { wireQueryString, type WireQuery } from '../../contract/wire-query.ts'
import { watchEntries } from '../live/entries-watch.ts'
import { type Watch } from '../live/event-stream.ts'
import { type HubEvent } from '../live/hub.ts'
import { type Api } from '../serve.ts'
import { type Services } from '../services.ts'
import { EntryStream, wireMap } from '../wire/entry-stream.ts'
import { ReadyAnswers } from '../wire/ready-answers.ts'
import { carTotals, createCar, deleteCar, eachCar, eachCarIn, editCar, findCar, isWide, listCars } from './car-store.ts'
import { tellProfile } from '../users/profile-news.ts'

/** Cars of the specification's section 7; comments have routes of their own. */
export function carRoutes(api: Api, services: Services): void {
  const { db, hub } = services
  const lists = new ReadyAnswers()

  api.on(
    endpoints.listCars,
    async ({ query }) => {
      if (isWide(query)) return manyCars(db, query)
      const { version } = await carTotals(db)
      return lists.take(version, wireQueryString(query), async () => wireMap(await listCars(db, query)))
    },
    ({ query }): Watch => {
      const read = (only?: string) => listCars(db, query, only)
      const watch = watchEntries({ topic: 'cars', query, read, changedIds })
      return isWide(query) ? { ...watch, snapshot: () => manyCars(db, query) } : watch
    },
  )

  api.on(
    endpoints.getCar,
    ({ params }) => findCar(db, params.id),
    ({ params }): Watch => ({
      topics: [`cars/${params.id}`],
      snapshot: () => findCar(db, params.id),
      changes: (event) => {
        if (event.kind === 'carChanged') return [{ path: '/', data: event.car }]
        return event.kind === 'carDeleted' ? [{ path: '/', data: null }] : []
      },
    }),
  )

  api.on(endpoints.getCarField, async ({ params }) => {
    const car = await findCar(db, params.id)
    // Own fields only: `constructor` and its like are none of a car's.
    return car && Object.hasOwn(car, params.field) ? car[params.field as keyof Car] : null
  })

  api.on(endpoints.getCounts, async () => ({ cars: (await carTotals(db)).count }))

  api.on(endpoints.createCar, async ({ me, body, key }) => {
    const { id, isNew } = await createCar(db, me.userId, { car: body, key })
    const car = isNew ? await findCar(db, id) : null
    if (car) {
      hub.publish('cars', { kind: 'carAdded', id, car, ...(key && { key }) })
      hub.publish(`users/${me.userId}`, { kind: 'childChanged', path: `/posts/${id}`, value: true })
      await tellProfile(services, me.userId)
    }
    return { name: id }
  })

  api.on(endpoints.editCar, async ({ me, params, body, precondition }) => {
    const { id } = params
    const car = await editCar(db, me.userId, { id, car: body, check: precondition })
    hub.publish('cars', { kind: 'carChanged', id, car })
    hub.publish(`cars/${id}`, { kind: 'carChanged', id, car })
    return car
  })

  api.on(endpoints.deleteCar, async ({ me, params, precondition }) => {
    const { id } = params
    if (await deleteCar(db, me.userId, { id, check: precondition })) {
      hub.publish('cars', { kind: 'carDeleted', id })
      hub.publish(`cars/${id}`, { kind: 'carDeleted', id })
      hub.publish(`users/${me.userId}`, { kind: 'childChanged', path: `/posts/${id}`, value: null })
      await tellProfile(services, me.userId)
    }
    return null
  })
}

/** All cars or those of a wide window, read a chunk at a time; the version counter is their tag. */
async function manyCars(db: Services['db'], query: WireQuery): Promise<EntryStream> {
  const cars = query.orderBy === undefined ? eachCar(db) : eachCarIn(db, query)
  return new EntryStream(cars, `cars-${(await carTotals(db)).version}`)
}

function changedIds(event: HubEvent): string[] {
  if (event.kind === 'carsAdded') return event.ids
  return event.kind === 'carAdded' || event.kind === 'carChanged' || event.kind === 'carDeleted' ? [event.id] : []
}
