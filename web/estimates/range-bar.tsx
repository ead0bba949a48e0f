import { Fragment } from 'react'
import { priceDigits } from '../../contract/money.ts'
import { type CarEstimate } from '../../contract/estimate.ts'
import { texts } from '../texts.ts'
import { currencyOrder } from '../ui/money.tsx'
import styles from './price-fairness.module.css'

/** A band below this share of the track has no room for two labels. */
const narrowBand = 0.6

type Anchor = 'start' | 'middle' | 'end'

/**
 * The range on a track, with a line for each comparable offer and a dot for the car. Positions are in per cent and rem,
 * so that text scales with the reader's size only.
 */
export function RangeBar({ estimate: { low, high, comparables }, price }: { estimate: CarEstimate; price: number }) {
  const prices = [low, high, price, ...comparables.map((comparable) => comparable.price)]
  const margin = (Math.max(...prices) - Math.min(...prices)) * 0.06 || 1
  const [least, most] = [Math.min(...prices) - margin, Math.max(...prices) + margin]
  const x = (amount: number) => `${((amount - least) / (most - least)) * 100}%`
  const width = `${((high - low) / (most - least)) * 100}%`
  // The two labels of a narrow band would overlap, so it has one, which stays within the track.
  const isNarrow = (high - low) / (most - least) < narrowBand
  const anchorAt = (amount: number, edge: number): Anchor => {
    const share = (amount - least) / (most - least)
    return share < edge ? 'start' : share > 1 - edge ? 'end' : 'middle'
  }
  const middle = (low + high) / 2
  const middleAt = anchorAt(middle, 0.35)
  return (
    <svg
      className={styles.bar}
      role="img"
      aria-label={texts.fairness.bar(written(low), written(high), written(price), comparables.length)}
    >
      <text x={x(price)} y="0.875rem" textAnchor={anchorAt(price, 0.12)} className={styles.me}>
        {texts.fairness.thisCar}
      </text>
      <line x1={x(price)} x2={x(price)} y1="1.25rem" y2="2.875rem" className={styles.pointer} />
      <rect x="0" y="2.5rem" width="100%" height="0.75rem" rx="0.375rem" className={styles.track} />
      <rect x={x(low)} y="2.5rem" width={width} height="0.75rem" className={styles.band} />
      {comparables.map((comparable) => (
        <line
          key={comparable.id}
          x1={x(comparable.price)}
          x2={x(comparable.price)}
          y1="2.375rem"
          y2="3.375rem"
          className={comparable.price < low || comparable.price > high ? styles.outside : styles.inside}
        />
      ))}
      <circle cx={x(price)} cy="2.875rem" r="0.5rem" className={styles.dot} />
      {isNarrow ? (
        <Label
          x={x(middleAt === 'start' ? low : middleAt === 'end' ? high : middle)}
          anchor={middleAt}
          ends={[low, high]}
        />
      ) : (
        <>
          <Label x={x(low)} anchor="start" ends={[low]} />
          <Label x={x(high)} anchor="end" ends={[high]} />
        </>
      )}
    </svg>
  )
}

/** A price in BGN without its currency, for sentences that name it. */
function written(bgn: number): string {
  return texts.amounts.price(String(bgn))
}

/** Amounts of one or both ends of the band, in both currencies. */
function Label({ x, anchor, ends }: { x: string; anchor: Anchor; ends: readonly number[] }) {
  return (
    <g className={styles.end}>
      {currencyOrder().map((currency, line) => (
        <text key={currency} x={x} y={`${4.625 + line * 1.125}rem`} textAnchor={anchor}>
          {ends.map((end, i) => (
            <Fragment key={end}>
              {i > 0 && ` ${texts.fairness.to} `}
              <Grouped written={texts.amounts.price(priceDigits(end, currency))} />
            </Fragment>
          ))}{' '}
          {texts.amounts.currencies[currency]}
        </text>
      ))}
    </g>
  )
}

/** Thousands are set apart by place alone, as elsewhere by style. */
function Grouped({ written: amount }: { written: string }) {
  return texts.amounts.groups(amount).map((group, i) => (
    // oxlint-disable-next-line react/no-array-index-key -- a group has no other name than its place
    <tspan key={i} dx={i === 0 ? undefined : '0.17em'}>
      {group}
    </tspan>
  ))
}
