import { type Range } from '../../contract/search.ts'
import { texts } from '../texts.ts'
import styles from './histogram.module.css'

interface HistogramProps {
  title: string
  bars: readonly number[]
  range: Range
  min: number
  max: number
  /** The last bar also counts values beyond `max`. */
  hasMore: boolean
  write: (value: number) => string
}

/** The distribution of the matching cars, with the bars inside the bounds marked. A decoration with a spoken label. */
export function Histogram({ title, bars, range, min, max, hasMore, write }: HistogramProps) {
  const most = Math.max(...bars, 1)
  const width = (max - min) / bars.length
  const endOf = (i: number) => (hasMore && i === bars.length - 1 ? Infinity : min + (i + 1) * width)
  const isInside = (i: number) => endOf(i) > (range.from ?? -Infinity) && min + i * width <= (range.to ?? Infinity)
  return (
    <svg
      className={styles.histogram}
      role="img"
      aria-label={texts.filters.bars(title, write(min), hasMore ? texts.filters.orMore(write(max)) : write(max))}
    >
      {bars.map((count, i) => {
        const height = count === 0 ? 0 : Math.max(4, (count / most) * 94)
        return (
          <rect
            // oxlint-disable-next-line react/no-array-index-key -- a bar is its place
            key={i}
            x={`${(i / bars.length) * 100 + 0.4}%`}
            y={`${96 - height}%`}
            width={`${100 / bars.length - 0.8}%`}
            height={`${height}%`}
            rx="1.5"
            className={isInside(i) ? styles.inBounds : undefined}
          />
        )
      })}
    </svg>
  )
}
