import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { type CarWithId } from '../../contract/car.ts'
import { texts } from '../texts.ts'
import { CarCard } from './car-card.tsx'
import styles from './car-grid.module.css'

/** The least width of a card, in px, and how many rows beyond the window are kept. */
const leastCardWidth = 268
const spareRows = 3

interface GridLayout {
  columns: number
  /** Between cards, in px. */
  gap: number
  /** From the top of the page, in px. */
  top: number
  /** What a row is taken for before it is measured, in px. */
  rowHeight: number
}

/** The grid as it was left, for "back" to find the same place in a window of the same width. */
let left: { windowWidth: number; layout: GridLayout; rows: VirtualItem[] } | null = null

const firstLayout: GridLayout = { columns: 1, gap: 16, top: 0, rowHeight: 360 }

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
  const before = left?.windowWidth === window.innerWidth ? left : null
  const layout = useGridLayout(list, before?.layout ?? firstLayout)
  const { columns, gap, top, rowHeight } = layout
  const rowCount = Math.ceil(cars.length / columns)
  // oxlint-disable-next-line react/incompatible-library -- hence 'use no memo' above
  const virtualizer = useWindowVirtualizer({
    count: rowCount,
    estimateSize: () => rowHeight,
    overscan: spareRows,
    // The spare rows give time: a row need not be drawn within the event that scrolls to it.
    useFlushSync: false,
    gap,
    scrollMargin: top,
    getItemKey: useCallback((row: number) => cars[row * columns]?.id ?? row, [cars, columns]),
    initialMeasurementsCache: before?.rows ?? [],
  })
  useEffect(
    () => () => {
      left = { windowWidth: window.innerWidth, layout, rows: virtualizer.measurementsCache }
    },
    [layout, virtualizer],
  )

  useFocusOnFresh(list, cars[0]?.id, fresh)

  const rows = virtualizer.getVirtualItems()
  const above = (rows[0]?.start ?? top) - top
  const below = virtualizer.getTotalSize() - ((rows.at(-1)?.end ?? top) - top)
  return (
    <ul
      ref={list}
      className={styles.grid}
      aria-label={texts.cars.results}
      style={{ paddingTop: above, paddingBottom: Math.max(0, below) }}
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

/** Offers just let in: the first of the list takes the focus, as soon as its row is in the page. */
function useFocusOnFresh(
  list: RefObject<HTMLUListElement | null>,
  firstId: string | undefined,
  fresh: ReadonlySet<string>,
): void {
  const answered = useRef(fresh)
  useLayoutEffect(() => {
    if (answered.current === fresh || firstId === undefined || !fresh.has(firstId)) return
    const link = list.current?.querySelector<HTMLElement>('[aria-posinset="1"] a:not([tabindex="-1"])')
    if (!link) return
    link.focus({ preventScroll: true })
    answered.current = fresh
  })
}

/** How the grid stands now. */
function useGridLayout(list: RefObject<HTMLUListElement | null>, initial: GridLayout): GridLayout {
  const [layout, setLayout] = useState(initial)
  useLayoutEffect(() => {
    const grid = list.current
    if (!grid) return
    const measure = () => {
      const gap = parseFloat(getComputedStyle(grid).columnGap)
      const columns = Math.max(1, Math.floor((grid.clientWidth + gap) / (leastCardWidth + gap)))
      const top = grid.getBoundingClientRect().top + window.scrollY
      const rowHeight = grid.querySelector('li')?.offsetHeight ?? firstLayout.rowHeight
      setLayout((known) => {
        const isNew = known === firstLayout || known.columns !== columns || known.gap !== gap
        return isNew || known.top !== top
          ? { columns, gap, top, rowHeight: isNew ? rowHeight : known.rowHeight }
          : known
      })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    observer.observe(grid)
    return () => observer.disconnect()
  }, [list])
  return layout
}
