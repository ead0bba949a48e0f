import { euroAmount } from '../../contract/money.ts'
import { type CarEstimate } from '../../contract/estimate.ts'
import { texts } from '../texts.ts'
import { isEuroFirst } from '../ui/money.tsx'
import styles from './price-fairness.module.css'

/** A band of less than this share of the track has no room for both labels below it. */
const narrowBand = 0.6

/** The range on a track: a line for each comparable offer, a dot for the car. Places are in per cent: text keeps its size. */
export function RangeBar({ estimate: { low, high, comparables }, price }: { estimate: CarEstimate; price: number }) {
  const prices = [low, high, price, ...comparables.map((comparable) => comparable.price)]
  const margin = (Math.max(...prices) - Math.min(...prices)) * 0.06 || 1
  const [least, most] = [Math.min(...prices) - margin, Math.max(...prices) + margin]
  const x = (amount: number) => `${((amount - least) / (most - least)) * 100}%`
  const width = `${((high - low) / (most - least)) * 100}%`
  // Labels of a narrow band would lie over each other on a phone: they stand in the corners then.
  const isNarrow = (high - low) / (most - least) < narrowBand
  const labelPlace = (end: number, i: number) => (isNarrow ? (i === 0 ? '0' : '100%') : x(end))
  const anchor =
    price < least + (most - least) * 0.12 ? 'start' : price > most - (most - least) * 0.12 ? 'end' : 'middle'
  return (
    <svg
      className={styles.bar}
      role="img"
      aria-label={texts.fairness.bar(String(low), String(high), String(price), comparables.length)}
    >
      <text x={x(price)} y="14" textAnchor={anchor} className={styles.me}>
        {texts.fairness.thisCar}
      </text>
      <line x1={x(price)} x2={x(price)} y1="20" y2="46" className={styles.pointer} />
      <rect x="0" y="40" width="100%" height="12" rx="6" className={styles.track} />
      <rect x={x(low)} y="40" width={width} height="12" className={styles.band} />
      {comparables.map((comparable) => (
        <line
          key={comparable.id}
          x1={x(comparable.price)}
          x2={x(comparable.price)}
          y1="38"
          y2="54"
          className={comparable.price < low || comparable.price > high ? styles.outside : styles.inside}
        />
      ))}
      <circle cx={x(price)} cy="46" r="8" className={styles.dot} />
      {[low, high].map((end, i) => (
        <g key={end} className={styles.end}>
          <text x={labelPlace(end, i)} y="74" textAnchor={i === 0 ? 'start' : 'end'}>
            {isEuroFirst() ? `${euroAmount(end)} EUR` : `${end} BGN`}
          </text>
          <text x={labelPlace(end, i)} y="92" textAnchor={i === 0 ? 'start' : 'end'}>
            {isEuroFirst() ? `${end} BGN` : `${euroAmount(end)} EUR`}
          </text>
        </g>
      ))}
    </svg>
  )
}
