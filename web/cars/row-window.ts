import { startTransition, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Rows of a list from its top, in px. */
export interface Rows {
  count: number
  heightOf: (row: number) => number
  gap: number
}

/**
 * The rows of a list that stand in the page, from `first` up to and without `end`, and the room that the others take.
 * Of the last one that part stands there which the stretch reaches: cards come one by one, not three at once.
 */
export interface RowWindow {
  first: number
  end: number
  above: number
  below: number
}

/** The rows that reach into the stretch between two heights of the list. */
export function rowsBetween({ count, heightOf, gap }: Rows, from: number, to: number): RowWindow {
  let [first, end, above, total] = [0, 0, 0, 0]
  let bottom = 0
  for (let row = 0; row < count; row++) {
    const start = total
    total += heightOf(row) + gap
    if (total <= from) [first, above] = [row + 1, total]
    if (start < to) [end, bottom] = [row + Math.min(1, (to - start) / (total - start)), total]
  }
  return { first, end: Math.max(end, first), above, below: Math.max(0, total - Math.max(bottom, above)) }
}

/** Where the window stands on the page, in whole steps: between two of them nothing is drawn. */
export function useScrolled(step: number): { from: number; to: number } {
  const [scrolled, setScrolled] = useState(() => scrolledNow(step))
  useEffect(() => {
    // Rows come piece by piece: spare ones stand before them, and no picture waits.
    const follow = () =>
      startTransition(() =>
        setScrolled((known) => {
          const now = scrolledNow(step)
          return now.from === known.from && now.to === known.to ? known : now
        }),
      )
    follow()
    const closing = new AbortController()
    window.addEventListener('scroll', follow, { passive: true, signal: closing.signal })
    window.addEventListener('resize', follow, closing)
    return () => closing.abort()
  }, [step])
  return scrolled
}

function scrolledNow(step: number): { from: number; to: number } {
  const from = Math.floor(window.scrollY / step) * step
  return { from, to: from + step + window.innerHeight }
}

/**
 * The heights of rows by key (`data-row`), as they turn out to be. What stands in the window stays where it is when
 * rows above it are higher or lower than they were taken for.
 */
export function useRowHeights(
  list: RefObject<HTMLElement | null>,
  before: ReadonlyMap<string, number>,
  estimate: number,
): ReadonlyMap<string, number> {
  const [heights, setHeights] = useState(before)
  const observer = useRef<ResizeObserver>(null)
  const observed = useRef<ReadonlySet<Element>>(new Set())

  const measure = useEffectEvent((rows: HTMLElement[]) => {
    const changed = new Map<string, number>()
    let shift = 0
    for (const row of rows) {
      const { dataset, offsetHeight } = row
      const key = dataset.row ?? ''
      const known = heights.get(key)
      if (!row.isConnected || (known ?? estimate) === offsetHeight) continue
      changed.set(key, offsetHeight)
      if (row.getBoundingClientRect().bottom < 0) shift += offsetHeight - (known ?? estimate)
    }
    if (changed.size > 0) setHeights(new Map([...heights, ...changed]))
    if (shift !== 0) window.scrollBy(0, shift)
  })

  useLayoutEffect(() => {
    observer.current = new ResizeObserver((entries) => measure(entries.map(({ target }) => target as HTMLElement)))
    return () => {
      observer.current?.disconnect()
      observed.current = new Set()
    }
  }, [])
  useLayoutEffect(() => {
    const rows = new Set(list.current?.querySelectorAll('[data-row]'))
    for (const row of observed.current) if (!rows.has(row)) observer.current?.unobserve(row)
    // One that is observed again would be measured again.
    for (const row of rows) if (!observed.current.has(row)) observer.current?.observe(row)
    observed.current = rows
  })
  return heights
}
