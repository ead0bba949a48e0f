import { useEffect, useRef, useState } from 'react'
import { searchString, type Search } from '../../contract/search-address.ts'
import { useLive } from '../live.ts'
import { askSearch, foundCars, setFoundCars } from './found-cars-queries.ts'
import { loadedIds } from './found-cars-changes.ts'
import { FoundCarsWatch } from './found-cars-watch.ts'

const none: ReadonlySet<string> = new Set()

/**
 * Keeps what a search found current without moving it: changes and deletions happen in place, new offers that fit wait
 * in `arrived` until the person asks for them; `fresh` are those then.
 */
export function useLiveFoundCars(search: Search) {
  const key = searchString(search)
  const [state, setState] = useState({ key, arrived: none, fresh: none })
  const { arrived, fresh } = state.key === key ? state : { arrived: none, fresh: none }
  const watch = useRef<FoundCarsWatch>(null)
  const found = foundCars(search)
  const loaded = found ? loadedIds(found) : none
  const waiting = [...arrived].filter((id) => !loaded.has(id))

  useEffect(() => {
    const isFirst = watch.current === null
    const own = new FoundCarsWatch(search, (come, gone) =>
      setState((known) => {
        const before = known.key === key ? known : { fresh: none, arrived: none }
        const left = [...before.arrived, ...come].filter((id) => !gone.includes(id))
        return { key, fresh: before.fresh, arrived: new Set(left) }
      }),
    )
    watch.current = own
    // What was found before may be old; at first `useLive` looks.
    if (!isFirst) void own.look().catch(() => {})
    return () => own.stop()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- equal searches have equal keys
  }, [key])

  useLive('cars', { onEvent: (event) => watch.current?.receive(event), look: () => watch.current?.look() })

  /** The list begins anew with what has come. */
  async function showArrived(): Promise<void> {
    const page = await askSearch(search, { after: null })
    setFoundCars(search, { pages: [page], pageParams: [null] })
    setState({ key, arrived: none, fresh: new Set(waiting) })
  }

  return { arrived: waiting.length, fresh, showArrived }
}
