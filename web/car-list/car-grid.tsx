import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { type CarWithId } from '../../contract/car.ts'
import { texts } from '../texts.ts'
import { useIsHydrated } from '../ui/after-hydration.tsx'
import { CarCard } from './car-card.tsx'
import styles from './car-grid.module.css'
import { useCardLift } from './card-lift.ts'
import { heightOfRows, rowsBetween, useGrowing, useRowHeights, useScrolled } from './row-window.ts'

/** Minimum width of a card in px, and rows rendered beyond the window. */
const minCardWidth = 268
const spareRows = 3

/**
 * Distance below the window, in px, at which the next page of cars loads; a row is added at a time, not a whole page.
 */
export const nextPageAt = 2000

/** Cards of a server-rendered page, enough to fill a window whose size the server does not know. */
const serverRenderedCards = 12

interface GridLayout {
  columns: number
  /** Px between cards. */
  gap: number
  /** Px from the top of the page. */
  top: number
  /** Height of a row before it is measured, in px. */
  rowHeight: number
}

/** The grid when it was left, so that "back" restores the scroll position in a window of the same width. */
let left: { windowWidth: number; layout: GridLayout; heights: ReadonlyMap<string, number> } | null = null

/** The left grid as plain data. */
export interface GridAsLeft {
  windowWidth: number
  layout: GridLayout
  heights: (readonly [string, number])[]
}

export function gridAsLeft(): GridAsLeft | null {
  return left && { ...left, heights: [...left.heights] }
}

/** Sets the state in which the next grid starts. */
export function restoreGrid(grid: GridAsLeft): void {
  left = { ...grid, heights: new Map(grid.heights) }
}

const firstLayout: GridLayout = { columns: 1, gap: 16, top: 0, rowHeight: 360 }
const noHeights: ReadonlyMap<string, number> = new Map()

interface CarGridProps {
  cars: readonly CarWithId[]
  /** Length of the whole list, or `undefined` when unknown. */
  total: number | undefined
  /** The offers that the person has just let in. */
  fresh: ReadonlySet<string>
  /** The menu of a card. */
  renderMenu?: (car: CarWithId) => ReactNode
  /** What the card shows this person alone. */
  renderMarks?: (car: CarWithId) => ReactNode
}

/** The cards in rows. Only rows near the window are rendered, however long the list is. */
export function CarGrid({ cars, total, fresh, renderMenu, renderMarks }: CarGridProps) {
  const list = useRef<HTMLUListElement>(null)
  const isHydrated = useIsHydrated()
  const [before] = useState(() => (isHydrated && left?.windowWidth === window.innerWidth ? left : null))
  const layout = useGridLayout(list, before?.layout ?? firstLayout)
  const { columns, gap, top, rowHeight } = layout
  const heights = useRowHeights(list, before?.heights ?? noHeights, rowHeight)
  const scrolled = useScrolled(rowHeight)

  useEffect(() => {
    left = { windowWidth: window.innerWidth, layout, heights }
  }, [layout, heights])

  useCardLift(list)
  useFocusOnFresh(list, fresh)

  // The first car is the key of its row.
  const heightOf = (row: number) => heights.get(cars[row * columns]?.id ?? '') ?? rowHeight
  const rows = { count: Math.ceil(cars.length / columns), heightOf, gap }
  const spare = spareRows * rowHeight
  const near = rowsBetween(rows, scrolled.from - top - spare, scrolled.to - top + spare)
  const seen = rowsBetween(rows, scrolled.from - top, scrolled.to - top)
  const grown = useGrowing(serverRenderedCards, seen.end * columns, near.end * columns)
  const [begin, end] = isHydrated ? [near.first * columns, grown] : [0, serverRenderedCards]
  const above = isHydrated ? near.above : 0
  const below = isHydrated ? near.height - above - heightOfRows(rows, near.first, Math.ceil(end / columns)) : 0
  // The number of loaded cars would render all cards again at each page.
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
            renderMarks={renderMarks}
          />
        )
      })}
    </ul>
  )
}

/** Focuses the first card as soon as its row is rendered after offers were let in. */
function useFocusOnFresh(list: RefObject<HTMLUListElement | null>, fresh: ReadonlySet<string>): void {
  // The first offer of an empty list arrives together with the list.
  const answered = useRef<ReadonlySet<string>>(null)
  useLayoutEffect(() => {
    if (answered.current === fresh || fresh.size === 0) return
    const link = list.current?.querySelector<HTMLElement>('[aria-posinset="1"] a:not([tabindex="-1"])')
    if (!link) return
    link.focus({ preventScroll: true })
    answered.current = fresh
  })
}

/** The current layout of the grid. */
function useGridLayout(list: RefObject<HTMLUListElement | null>, initial: GridLayout): GridLayout {
  const [layout, setLayout] = useState(initial)
  useLayoutEffect(() => {
    const grid = list.current
    if (!grid) return
    const measure = () => {
      const gap = parseFloat(getComputedStyle(grid).columnGap)
      const columns = Math.max(1, Math.floor((grid.clientWidth + gap) / (minCardWidth + gap)))
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
