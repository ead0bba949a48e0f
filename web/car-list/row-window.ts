import { startTransition, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Rows of a list from its top, in px. */
export interface Rows {
  count: number
  heightOf: (row: number) => number
  gap: number
}

/** The rows that reach into a part of the list, from `first` up to but without `end`. */
export interface RowWindow {
  first: number
  end: number
  /** The room above these rows, and the height of all rows, in px. */
  above: number
  height: number
}

/** The rows between two heights of the list. */
export function rowsBetween({ count, heightOf, gap }: Rows, from: number, to: number): RowWindow {
  let [first, end, above, height] = [0, 0, 0, 0]
  for (let row = 0; row < count; row++) {
    const start = height
    height += heightOf(row) + gap
    if (height <= from) [first, above] = [row + 1, height]
    if (start < to) end = row + 1
  }
  return { first, end: Math.max(end, first), above, height }
}

/** The height of the rows from `first` up to but without `end`, in px. */
export function heightOfRows({ heightOf, gap }: Rows, first: number, end: number): number {
  let height = 0
  for (let row = first; row < end; row++) height += heightOf(row) + gap
  return height
}

/**
 * Grows by one in each frame up to `most`, and is at least `least` at once. Invisible cards can wait, and each new card
 * takes a part of a frame.
 */
export function useGrowing(start: number, least: number, most: number): number {
  const [grown, setGrown] = useState(start)
  if (grown > most) setGrown(most)
  const now = Math.min(most, Math.max(least, grown))
  useLayoutEffect(() => {
    if (now === most) return
    const picture = requestAnimationFrame(() => startTransition(() => setGrown(now + 1)))
    return () => cancelAnimationFrame(picture)
  }, [now, most])
  return now
}

/** The window's position on the page, in whole steps; nothing renders between two of them. */
export function useScrolled(step: number): { from: number; to: number } {
  const [scrolled, setScrolled] = useState(() => scrolledNow(step))
  useEffect(() => {
    // Rows are added in a transition, because spare rows come first and no frame must wait.
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
 * The measured heights of rows by key (`data-row`). Content in the window stays in place when rows above it differ from
 * their estimated height.
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
    // Observing a row again would measure it again.
    for (const row of rows) if (!observed.current.has(row)) observer.current?.observe(row)
    observed.current = rows
  })
  return heights
}
