import { useState } from 'react'
import { isListed } from '../../contract/car-state.ts'
import { type LiveEvent } from '../../contract/live.ts'
import { useLive } from '../live.ts'
import { queryClient } from '../query-client.ts'
import { takeChangedCar, takeDeletedCar } from './car-events.ts'
import { changeCount, isMissing, newestLoadedId, refreshLoaded, showNewestCars } from './car-list-cache.ts'
import { carCountQuery, carListQuery, loadPage } from './car-queries.ts'
import { isOwnCreation } from './own-creations.ts'

/**
 * Keeps the loaded list current without ever moving it: changes and deletions happen in place; new offers wait in
 * `arrived` until the person asks for them.
 */
export function useLiveCars(): { arrived: ReadonlySet<string>; showArrived: () => Promise<ReadonlySet<string>> } {
  const [arrived, setArrived] = useState<ReadonlySet<string>>(new Set())

  function addArrived(ids: string[]): void {
    const top = newestLoadedId()
    setArrived((known) => new Set([...known, ...ids.filter((id) => id > top)]))
    // Two servers make keys at once, and an offer that was hidden comes back: such a one belongs among the loaded.
    if (ids.some(isMissing)) void catchUp().catch(() => {})
  }

  function receive(event: LiveEvent): void {
    if (event.kind === 'carAdded') {
      changeCount(1)
      if (!isOwnCreation(event.key)) addArrived([event.id])
    } else if (event.kind === 'carsAdded') {
      changeCount(event.ids.length)
      addArrived(event.ids)
    } else if (event.kind === 'carChanged') {
      takeChangedCar(event.id, event.car)
      // Sold, it is counted no more; for sale again, it belongs among the loaded.
      if (!isListed(event.car.state ?? 'forSale'))
        void queryClient.invalidateQueries({ queryKey: carCountQuery().queryKey })
      else if (isMissing(event.id)) void catchUp().catch(() => {})
    } else if (event.kind === 'carDeleted') {
      takeDeletedCars([event.id])
    } else if (event.kind === 'carsGone') {
      takeDeletedCars(event.ids)
    }
  }

  function takeDeletedCars(ids: string[]): void {
    changeCount(-ids.length)
    for (const id of ids) takeDeletedCar(id)
    setArrived((known) => new Set([...known].filter((id) => !ids.includes(id))))
  }

  /** After the first moment and after every gap: what has come, changed and gone meanwhile. */
  async function catchUp(): Promise<void> {
    void queryClient.invalidateQueries({ queryKey: carCountQuery().queryKey })
    await queryClient.ensureInfiniteQueryData(carListQuery())
    const newest = await loadPage(null)
    const reach = newest.cars.at(-1)?.id ?? ''
    const top = newestLoadedId()
    const above = newest.cars.map((car) => car.id).filter((id) => id > top)
    setArrived((known) => new Set([...above, ...[...known].filter((id) => id < reach)]))
    await refreshLoaded(newest)
  }

  async function showArrived(): Promise<ReadonlySet<string>> {
    await showNewestCars()
    const top = newestLoadedId()
    setArrived((known) => new Set([...known].filter((id) => id > top)))
    return arrived
  }

  useLive('cars', { onEvent: receive, look: catchUp })
  return { arrived, showArrived }
}
