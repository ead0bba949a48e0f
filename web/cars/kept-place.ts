import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { usePage } from '../router/page.tsx'
import { gridAsLeft, recallGrid, type GridAsLeft } from './car-grid.tsx'

/** Where somebody stood in a list: kept for each entry of the history, so that a page loaded anew finds it again. */
interface KeptPlace {
  address: string
  /** Pages of the list that were loaded. */
  pages: number
  /** How far the window was scrolled, in px. */
  top: number
  grid: GridAsLeft | null
}

interface LoadedList {
  /** Pages that are loaded and shown. */
  pages: number
  hasNextPage: boolean
  isFetching: boolean
  fetchNextPage: () => Promise<unknown>
}

const userMoves = ['wheel', 'touchmove', 'keydown', 'pointerdown']

/** Loads as many pages as there were when the page was left, and scrolls to where it was; unless somebody moves first. */
export function useKeptPlace({ pages, hasNextPage, isFetching, fetchNextPage }: LoadedList): void {
  const address = usePage().url.href
  const [{ wanted, ...state }, setState] = useState(() => ({ address, wanted: recallPlace(address) }))
  if (state.address !== address) setState({ address, wanted: recallPlace(address) })
  // The address of which the place was found again, or given up.
  const settled = useRef<string>(null)
  const isWanted = wanted !== null && pages > 0
  const isNextWanted = isWanted && hasNextPage && pages < wanted.pages
  const top = isWanted && !isNextWanted ? wanted.top : null
  const keep = useEffectEvent(() => keepPlace(address, pages))
  const loadNext = useEffectEvent(() => void fetchNextPage().catch(() => {}))

  useEffect(() => {
    if (!('navigation' in window)) return
    // Before the address changes: afterwards the entry is another.
    navigation.addEventListener('navigate', keep)
    window.addEventListener('pagehide', keep)
    return () => {
      navigation.removeEventListener('navigate', keep)
      window.removeEventListener('pagehide', keep)
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

function nameOfPlace(): string {
  return `list-place:${navigation.currentEntry?.key ?? ''}`
}

function keepPlace(address: string, pages: number): void {
  if (pages === 0) return
  const place: KeptPlace = { address, pages, top: window.scrollY, grid: gridAsLeft() }
  try {
    sessionStorage.setItem(nameOfPlace(), JSON.stringify(place))
  } catch {
    // A full or forbidden store: the list begins at its top.
  }
}

function recallPlace(address: string): KeptPlace | null {
  if (!('navigation' in window)) return null
  try {
    const place = JSON.parse(sessionStorage.getItem(nameOfPlace()) ?? 'null') as KeptPlace | null
    if (place?.address !== address || place.top === 0) return null
    if (place.grid) recallGrid(place.grid)
    return place
  } catch {
    return null
  }
}
