import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { type CarWithId } from '../../contract/car.ts'
import { texts } from '../texts.ts'
import { useIsOwn } from '../ui/later.tsx'
import { CarCard } from './car-card.tsx'
import styles from './car-grid.module.css'
import { useCardLift } from './card-lift.ts'
import { heightOfRows, rowsBetween, useGrowing, useRowHeights, useScrolled } from './row-window.ts'

/** The least width of a card, in px, and how many rows beyond the window are kept. */
const leastCardWidth = 268
const spareRows = 3

/** So far below the window, in px, the next page of cars is asked for: a row comes at a time, not all of a page. */
export const nextPageAt = 2000

/** As many cards are in a page that the server draws, which knows neither window nor columns: enough to fill it. */
const drawnCards = 12

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
let left: { windowWidth: number; layout: GridLayout; heights: ReadonlyMap<string, number> } | null = null

/** The same as plain data. */
export interface GridAsLeft {
  windowWidth: number
  layout: GridLayout
  heights: (readonly [string, number])[]
}

export function gridAsLeft(): GridAsLeft | null {
  return left && { ...left, heights: [...left.heights] }
}

/** The next grid begins as this one was left. */
export function recallGrid(grid: GridAsLeft): void {
  left = { ...grid, heights: new Map(grid.heights) }
}

const firstLayout: GridLayout = { columns: 1, gap: 16, top: 0, rowHeight: 360 }
const noHeights: ReadonlyMap<string, number> = new Map()

interface CarGridProps {
  cars: readonly CarWithId[]
  /** How many the whole list has, loaded or not; `undefined` while that is not known. */
  total: number | undefined
  /** The offers that the person has just let in. */
  fresh: ReadonlySet<string>
  /** What else one does with an offer where it stands. */
  renderMenu?: (car: CarWithId) => ReactNode
}

/** The cards in rows; only rows near the window are in the page, however long the list is. */
export function CarGrid({ cars, total, fresh, renderMenu }: CarGridProps) {
  const list = useRef<HTMLUListElement>(null)
  const isOwn = useIsOwn()
  const [before] = useState(() => (isOwn && left?.windowWidth === window.innerWidth ? left : null))
  const layout = useGridLayout(list, before?.layout ?? firstLayout)
  const { columns, gap, top, rowHeight } = layout
  const heights = useRowHeights(list, before?.heights ?? noHeights, rowHeight)
  const scrolled = useScrolled(rowHeight)

  useEffect(() => {
    left = { windowWidth: window.innerWidth, layout, heights }
  }, [layout, heights])

  useCardLift(list)
  useFocusOnFresh(list, fresh)

  // A row is known by its first car.
  const heightOf = (row: number) => heights.get(cars[row * columns]?.id ?? '') ?? rowHeight
  const rows = { count: Math.ceil(cars.length / columns), heightOf, gap }
  const spare = spareRows * rowHeight
  const near = rowsBetween(rows, scrolled.from - top - spare, scrolled.to - top + spare)
  const seen = rowsBetween(rows, scrolled.from - top, scrolled.to - top)
  const grown = useGrowing(drawnCards, seen.end * columns, near.end * columns)
  const [begin, end] = isOwn ? [near.first * columns, grown] : [0, drawnCards]
  const above = isOwn ? near.above : 0
  const below = isOwn ? near.height - above - heightOfRows(rows, near.first, Math.ceil(end / columns)) : 0
  // With the number of those that are loaded each further page would draw all cards anew.
  const count = total === undefined ? -1 : Math.max(total, cars.length)
  return (
    <ul
      ref={list}
      className={styles.grid}
      aria-label={texts.cars.results}
      style={above + below > 0 ? { paddingTop: above, paddingBottom: Math.max(0, below - gap) } : undefined}
    >
      {cars.slice(begin, end).map((car, i) => {
        const index = begin + i
        return (
          <CarCard
            key={car.id}
            car={car}
            position={index + 1}
            count={count}
            startsRow={index % columns === 0}
            isFirst={index < 2}
            isFresh={fresh.has(car.id)}
            renderMenu={renderMenu}
          />
        )
      })}
    </ul>
  )
}

/** When offers were let in the first of the list takes the focus, as soon as its row is in the page. */
function useFocusOnFresh(list: RefObject<HTMLUListElement | null>, fresh: ReadonlySet<string>): void {
  // Into a list without offers the first one comes together with its list.
  const answered = useRef<ReadonlySet<string>>(null)
  useLayoutEffect(() => {
    if (answered.current === fresh || fresh.size === 0) return
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
