import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isListed } from '../../contract/car-state.ts'
import { type LiveEvent } from '../../contract/live.ts'
import { type Search } from '../../contract/search-address.ts'
import { matches } from '../../contract/search-match.ts'
import { useLive } from '../live.ts'
import { queryClient } from '../query-client.ts'
import { takeChangedCar, takeDeletedCar } from './car-events.ts'
import { changeFound, foundCarsQuery } from './found-cars-queries.ts'
import { isOwnCreation } from './own-creations.ts'

/**
 * Keeps what a search found current without moving it: changes and deletions happen in place, new offers that fit wait
 * in `arrived` until the person asks for them.
 */
export function useLiveFoundCars(search: Search): { arrived: number; showArrived: () => Promise<void> } {
  const [arrived, setArrived] = useState<ReadonlySet<string>>(new Set())
  const { queryKey } = foundCarsQuery(search)
  const key = queryKey.join(' ')
  const begun = useRef(key)
  const startAnew = useEffectEvent(() => setArrived(new Set()))

  useEffect(() => {
    if (begun.current !== key) startAnew()
    begun.current = key
  }, [key])

  function receive(event: LiveEvent): void {
    if (event.kind === 'carAdded') {
      if (!isOwnCreation(event.key) && matches(event.car, search.filters)) addArrived([event.id])
    } else if (event.kind === 'carChanged') {
      takeChangedCar(event.id, event.car)
      const fits = isListed(event.car.state ?? 'forSale') && matches(event.car, search.filters)
      changeFound(search, (car) => (car.id !== event.id ? car : fits ? { ...event.car, id: event.id } : null))
    } else if (event.kind === 'carDeleted' || event.kind === 'carsGone') {
      const ids = event.kind === 'carDeleted' ? [event.id] : event.ids
      for (const id of ids) takeDeletedCar(id)
      changeFound(search, (car) => (ids.includes(car.id) ? null : car))
      setArrived((known) => new Set([...known].filter((id) => !ids.includes(id))))
    }
  }

  function addArrived(ids: string[]): void {
    setArrived((known) => new Set([...known, ...ids]))
  }

  async function showArrived(): Promise<void> {
    await queryClient.resetQueries({ queryKey })
    setArrived(new Set())
  }

  useLive('cars', { onEvent: receive, look: () => queryClient.invalidateQueries({ queryKey }) })
  return { arrived: arrived.size, showArrived }
}
