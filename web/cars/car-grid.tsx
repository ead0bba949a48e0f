import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { type CarWithId } from '../../contract/car.ts'
import { texts } from '../texts.ts'
import { CarCard } from './car-card.tsx'
import styles from './car-grid.module.css'

/** The least width of a card, the height of one before it is measured, in px; rows kept beyond the window. */
const leastCardWidth = 268
const cardHeight = 360
const spareRows = 3

/** What "back" needs to find the same place: the measured rows of the list as it was left. */
let left: { columns: number; rows: VirtualItem[] } | null = null

interface CarGridProps {
  cars: readonly CarWithId[]
  /** The offers that the person has just let in. */
  fresh: ReadonlySet<string>
}

/** The cards in rows; only rows near the window are in the page, however long the list is. */
export function CarGrid({ cars, fresh }: CarGridProps) {
  // The virtualizer changes in place, which the compiler cannot see.
  'use no memo'
  const list = useRef<HTMLUListElement>(null)
  const { columns, gap, top } = useGridLayout(list)
  const rowCount = Math.ceil(cars.length / columns)
  const virtualizer = useWindowVirtualizer({
    count: rowCount,
    estimateSize: () => cardHeight,
    overscan: spareRows,
    gap,
    scrollMargin: top,
    getItemKey: (row) => cars[row * columns]?.id ?? row,
    initialMeasurementsCache: left?.columns === columns ? left.rows : [],
  })
  useEffect(
    () => () => {
      left = { columns, rows: virtualizer.measurementsCache }
    },
    [columns, virtualizer],
  )

  const rows = virtualizer.getVirtualItems()
  const before = (rows[0]?.start ?? top) - top
  const after = virtualizer.getTotalSize() - ((rows.at(-1)?.end ?? top) - top)
  return (
    <ul
      ref={list}
      className={styles.grid}
      aria-label={texts.cars.results}
      style={{ paddingTop: before, paddingBottom: Math.max(0, after) }}
    >
      {rows.flatMap((row) =>
        cars
          .slice(row.index * columns, (row.index + 1) * columns)
          .map((car, column) => (
            <CarCard
              key={car.id}
              car={car}
              isFirst={row.index * columns + column < 4}
              isFresh={fresh.has(car.id)}
              aria-setsize={cars.length}
              aria-posinset={row.index * columns + column + 1}
              {...(column === 0 && { ref: virtualizer.measureElement, 'data-index': row.index })}
            />
          )),
      )}
    </ul>
  )
}

/** How many columns the grid has now, its gap and its distance from the page's top, in px. */
function useGridLayout(list: RefObject<HTMLUListElement | null>) {
  const [layout, setLayout] = useState({ columns: 1, gap: 16, top: 0 })
  useLayoutEffect(() => {
    const grid = list.current
    if (!grid) return
    const measure = () => {
      const gap = parseFloat(getComputedStyle(grid).columnGap)
      const columns = Math.max(1, Math.floor((grid.clientWidth + gap) / (leastCardWidth + gap)))
      const top = grid.getBoundingClientRect().top + window.scrollY
      setLayout((known) =>
        known.columns === columns && known.gap === gap && known.top === top ? known : { columns, gap, top },
      )
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    observer.observe(grid)
    return () => observer.disconnect()
  }, [list])
  return layout
}
