import { type Car } from '../../contract/car.ts'
import { comparablesNeeded } from '../../contract/estimate.ts'
import { pricePosition } from '../../contract/price-position.ts'
import { texts } from '../texts.ts'
import styles from './price-position.module.css'

/** Maximum position of the gauge's dot, in per cent of the estimate. */
const widest = 15

/**
 * A price compared with its estimate: gauge, word and figure. Without an estimate, how many comparable offers are
 * missing.
 */
export function PricePosition({
  car: { price, estimate, fewComparables },
}: {
  car: Pick<Car, 'price' | 'estimate' | 'fewComparables'>
}) {
  if (!estimate) {
    return (
      fewComparables !== undefined && (
        <p className={styles.position}>{texts.estimates.tooFew(fewComparables, comparablesNeeded)}</p>
      )
    )
  }
  const { word, percent, side } = pricePosition(price, estimate.price)
  const { words, at, percentUnder, percentOver } = texts.estimates
  return (
    <p className={styles.position}>
      <Gauge percent={side === 'under' ? -percent : percent} />
      <strong>{words[word]}</strong>
      {side === 'at' ? at : side === 'under' ? percentUnder(percent) : percentOver(percent)}
    </p>
  )
}

/** Whether the price is so far below the estimate that buyers should ask why. */
export function isUnusual({ price, estimate }: Pick<Car, 'price' | 'estimate'>): boolean {
  return estimate !== undefined && pricePosition(price, estimate.price).word === 'unusual'
}

function Gauge({ percent }: { percent: number }) {
  const place = 19 + (Math.max(-widest, Math.min(widest, percent)) / widest) * 14
  return (
    <svg className={styles.gauge} viewBox="0 0 38 14" aria-hidden="true">
      {[0, 13, 26].map((x) => (
        <rect key={x} x={x} y="5.5" width="12" height="3" rx="1.5" />
      ))}
      <circle cx={place} cy="7" r="5" />
    </svg>
  )
}
