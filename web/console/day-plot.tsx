import { texts } from '../texts.ts'
import styles from './day-plot.module.css'

interface DayPlotProps {
  /** YYYY-MM-DD, oldest first. */
  days: string[]
  values: number[]
  label: string
}

/** A bar for each day. Positions are in per cent, so that its text does not scale. */
export function DayPlot({ days, values, label }: DayPlotProps) {
  const most = Math.max(1, ...values)
  const width = 100 / values.length
  const gap = values.length > 60 ? 0 : width * 0.2
  return (
    <figure className={styles.plot}>
      <svg role="img" aria-label={label}>
        <line x1="0" x2="100%" y1="100%" y2="100%" className={styles.ground} />
        {values.map((value, index) => (
          <rect
            key={days[index]}
            x={`${index * width + gap / 2}%`}
            y={`${100 - (value / most) * 100}%`}
            width={`${width - gap}%`}
            height={`${(value / most) * 100}%`}
          />
        ))}
      </svg>
      <figcaption aria-hidden="true">
        <span>{dayOf(days[0])}</span>
        <span>{dayOf(days.at(-1))}</span>
      </figcaption>
    </figure>
  )
}

function dayOf(day: string | undefined): string {
  return day === undefined ? '' : texts.language.day(new Date(day))
}
