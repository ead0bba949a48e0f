import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { loadedList } from '../car-parts/car-list-cache.ts'
import { carListQuery, type ListedCars } from '../car-parts/car-list-query.ts'
import { useLive } from '../live.ts'
import { Refetcher } from '../refetcher.ts'
import { LiveCars, noneWaiting } from './live-cars.ts'

/** Keeps a list current without moving it: new cars are `waiting` until the person lets them in. */
export function useLiveCars(listed: ListedCars): { waiting: number; letIn: () => Promise<ReadonlySet<string>> } {
  const [state, setState] = useState({ listed, waiting: noneWaiting })
  const { data } = useInfiniteQuery(carListQuery(listed))
  const live = useRef<LiveCars>(null)
  const loaded = new Set(data?.pages.flatMap(({ cars }) => cars.map(({ id }) => id)))
  const waiting = [...(state.listed === listed ? state.waiting : noneWaiting)].filter((id) => !loaded.has(id))

  useEffect(() => {
    const isFirst = live.current === null
    const own = new LiveCars(listed, (now) => setState({ listed, waiting: now }))
    const refetcher = new Refetcher(() => own.refetch())
    live.current = own
    // Data loaded earlier may be old; on the first run `useLive` refetches.
    if (!isFirst && loadedList(listed)) refetcher.start()
    return () => {
      refetcher.stop()
      own.stop()
    }
  }, [listed])

  useLive('cars', {
    onEvent: (event) => live.current?.receive(event),
    onReconnect: () => live.current?.refetch(),
  })

  async function letIn(): Promise<ReadonlySet<string>> {
    await live.current?.letIn()
    return new Set(waiting)
  }

  return { waiting: waiting.length, letIn }
}
