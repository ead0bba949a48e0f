import { Check, Minus } from 'lucide-react'
import { useState } from 'react'
import { type CarWithId } from '../../contract/car.ts'
import { type CarEstimate, type Comparable } from '../../contract/estimate.ts'
import { CarRow } from '../car-parts/car-row.tsx'
import { isUnusual, PricePosition } from '../car-parts/price-position.tsx'
import { href } from '../router/address.ts'
import { texts } from '../texts.ts'
import card from '../ui/card.module.css'
import { classNames } from '../ui/class-names.ts'
import { BothCurrencies } from '../ui/money.tsx'
import { Notice } from '../ui/notice.tsx'
import styles from './price-fairness.module.css'
import { RangeBar } from './range-bar.tsx'

const shownAtFirst = 6

/** "Is this price fair?": the estimate with its range, the comparable offers, and the facts used. */
export function PriceFairness({ car, estimate }: { car: CarWithId; estimate: CarEstimate | null | undefined }) {
  const words = texts.fairness
  if (estimate === undefined) return null
  return (
    <section className={classNames(card.card, styles.section)}>
      <div className={styles.head}>
        <h2>{words.title}</h2>
        <PricePosition car={car} />
      </div>
      {isUnusual(car) && (
        <div className={styles.unusual}>
          <Notice role="note">{words.unusual}</Notice>
        </div>
      )}
      {estimate === null ? (
        <p>{car.fewComparables === undefined ? words.none : words.notEnough}</p>
      ) : (
        <>
          <p className={styles.estimate}>
            {words.estimate}{' '}
            <strong>
              <BothCurrencies bgn={estimate.price} />
            </strong>
          </p>
          <RangeBar estimate={estimate} price={car.price} />
          <p className={styles.explained}>
            {words.explained(estimate.comparables.length)} {words.levels[estimate.basis.level]}{' '}
            {words.workedOut(new Date(estimate.computedAt))}
          </p>
          <Comparables comparables={estimate.comparables} />
          <Basis estimate={estimate} />
        </>
      )}
      <a href={href('priceGuide')}>{words.howItWorks}</a>
    </section>
  )
}

function Comparables({ comparables }: { comparables: readonly Comparable[] }) {
  const [areAllShown, setAreAllShown] = useState(false)
  const shown = areAllShown ? comparables : comparables.slice(0, shownAtFirst)
  return (
    <>
      <h3>{texts.fairness.comparables}</h3>
      <CarRow cars={shown}>
        {!areAllShown && comparables.length > shownAtFirst && (
          <button type="button" className={styles.link} onClick={() => setAreAllShown(true)}>
            {texts.fairness.showAll(comparables.length)}
          </button>
        )}
      </CarRow>
    </>
  )
}

function Basis({ estimate: { basis } }: { estimate: CarEstimate }) {
  const words = texts.fairness
  const missing = [...basis.unknown.map((fact) => words.notStated(words.facts[fact])), ...words.never]
  return (
    <details className={styles.basis}>
      <summary>{words.basis}</summary>
      <div>
        <h3>{words.used}</h3>
        <ul>
          {basis.used.map((fact) => (
            <li key={fact}>
              <Check />
              {words.facts[fact]}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3>{words.notUsed}</h3>
        <ul>
          {missing.map((fact) => (
            <li key={fact}>
              <Minus />
              {fact}
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}
