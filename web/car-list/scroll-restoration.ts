import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { usePage } from '../router/page.tsx'
import { tabStorage } from '../storage.ts'
import { like, storedValue } from '../stored-value.ts'
import { gridAsLeft, restoreGrid, type GridAsLeft } from './car-grid.tsx'

/** The scroll position in a list, stored for each history entry so that a reloaded page restores it. */
interface PlaceInList {
  address: string
  /** Pages of the list that were loaded. */
  pages: number
  /** Scroll offset of the window, in px. */
  top: number
  grid: GridAsLeft | null
}

interface LoadedList {
  /** Loaded and shown pages. */
  pages: number
  hasNextPage: boolean
  isFetching: boolean
  fetchNextPage: () => Promise<unknown>
}

const userMoves = ['wheel', 'touchmove', 'keydown', 'pointerdown']

/** Loads as many pages as the left page had and restores its scroll position, unless the person scrolls first. */
export function useScrollRestoration({ pages, hasNextPage, isFetching, fetchNextPage }: LoadedList): void {
  const address = usePage().url.href
  const [{ wanted, ...state }, setState] = useState(() => ({ address, wanted: readPlace(address) }))
  if (state.address !== address) setState({ address, wanted: readPlace(address) })
  // The address whose scroll position was restored or given up.
  const settled = useRef<string>(null)
  const isWanted = wanted !== null && pages > 0
  const isNextWanted = isWanted && hasNextPage && pages < wanted.pages
  const top = isWanted && !isNextWanted ? wanted.top : null
  const store = useEffectEvent(() => storePlace(address, pages))
  const loadNext = useEffectEvent(() => void fetchNextPage().catch(() => {}))

  useEffect(() => {
    if (!('navigation' in window)) return
    // Before the address changes, because afterwards the history entry is another.
    navigation.addEventListener('navigate', store)
    window.addEventListener('pagehide', store)
    return () => {
      navigation.removeEventListener('navigate', store)
      window.removeEventListener('pagehide', store)
    }
  }, [])

  useEffect(() => {
    if (isNextWanted && !isFetching && settled.current !== address) loadNext()
  }, [isNextWanted, isFetching, address])

  useLayoutEffect(() => {
    if (top === null || settled.current === address) return
    settled.current = address
    window.scrollTo({ top, behavior: 'instant' })
  }, [top, address])

  useEffect(() => {
    if (wanted === null) return
    const closing = new AbortController()
    const stay = () => {
      settled.current = address
    }
    for (const move of userMoves) window.addEventListener(move, stay, { passive: true, signal: closing.signal })
    return () => closing.abort()
  }, [wanted, address])
}

const isGrid = like<GridAsLeft>({
  windowWidth: 0,
  layout: { columns: 0, gap: 0, top: 0, rowHeight: 0 },
  heights: [['', 0]],
})

const isPlaceBeside = like({ address: '', pages: 0, top: 0, grid: null })

function isPlace(value: unknown): value is PlaceInList {
  return isPlaceBeside(value) && (value.grid === null || isGrid(value.grid))
}

/** The place of the current history entry. */
function storedPlace() {
  const key = `list-place:${navigation.currentEntry?.key ?? ''}`
  return storedValue(key, { version: 1, isShaped: isPlace, storage: tabStorage })
}

function storePlace(address: string, pages: number): void {
  if (pages === 0) return
  storedPlace().write({ address, pages, top: window.scrollY, grid: gridAsLeft() })
}

function readPlace(address: string): PlaceInList | null {
  if (!('navigation' in window)) return null
  const place = storedPlace().read()
  if (place?.address !== address || place.top === 0) return null
  if (place.grid) restoreGrid(place.grid)
  return place
}
