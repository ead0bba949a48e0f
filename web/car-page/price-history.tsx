import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type CarWithId } from '../../contract/car.ts'
import { type CarHistoryEntry } from '../../contract/car-state.ts'
import { isDrop, type PriceStep } from '../../contract/price-drop.ts'
import { texts } from '../texts.ts'
import { BothCurrencies } from '../ui/money.tsx'
import { carHistoryQuery } from '../car-parts/offer-queries.ts'
import { MileageHistory } from './mileage-history.tsx'
import styles from './price-history.module.css'
import { serverNow } from '../server-clock.ts'

const dayMs = 24 * 60 * 60 * 1000

/** The prices of the car since it was first listed, as a line of steps and as a list; then its mileages. */
export function PriceHistory({ car }: { car: CarWithId }) {
  const { data } = useQuery(carHistoryQuery(car))
  const [now] = useState(serverNow)
  const steps = priceSteps(data ?? [])
  const [first] = steps
  if (!first) return null
  const listedAt = car.listedAt ?? first.at
  const dropped = steps.filter((_step, i) => isDrop(steps.slice(0, i + 1))).length
  return (
    <>
      <section className={styles.section}>
        <h2>{texts.priceHistory.history}</h2>
        <p>{texts.priceHistory.historyListed(Math.floor((now - listedAt) / dayMs), dropped)}</p>
        {steps.length > 1 && <PriceLine steps={steps} now={now} />}
        <ol className={styles.list}>
          {steps.toReversed().map((step, i) => (
            <li key={step.at}>
              <span>
                {texts.offers.date(new Date(step.at))}
                <small>{wordOf(steps.slice(0, steps.length - i), listedAt)}</small>
              </span>
              <span className={styles.amounts}>
                <BothCurrencies bgn={step.price} between="" />
              </span>
            </li>
          ))}
        </ol>
      </section>
      <MileageHistory entries={data ?? []} />
    </>
  )
}

function priceSteps(entries: readonly CarHistoryEntry[]): PriceStep[] {
  return entries
    .filter(({ kind }) => kind === 'added' || kind === 'price')
    .flatMap(({ at, value }) => (value === undefined ? [] : { at, price: value }))
    .toSorted((a, b) => a.at - b.at)
}

/** The price in BGN without its currency, which the sentence names. */
function written(step: PriceStep | undefined): string {
  return texts.amounts.price(String(step?.price ?? 0))
}

/** The word for the last price step; a lower price after a rise alone is no price drop. */
function wordOf(steps: readonly PriceStep[], listedAt: number): string {
  const [before, step] = steps.slice(-2)
  if (!before) return texts.priceHistory.firstListed
  if (!step) return before.at > listedAt ? texts.priceHistory.listedAgain : texts.priceHistory.firstListed
  if (isDrop(steps)) return texts.offers.priceDrop
  return step.price < before.price ? texts.priceHistory.priceLower : texts.priceHistory.priceRise
}

/**
 * A price is valid until it changes, so the line has steps. Positions are in per cent, so that its text does not scale.
 */
function PriceLine({ steps, now }: { steps: PriceStep[]; now: number }) {
  const prices = steps.map((step) => step.price)
  const [least, most] = [Math.min(...prices), Math.max(...prices)]
  const [start, end] = [steps[0]?.at ?? now, now]
  const x = (at: number) => `${((at - start) / Math.max(1, end - start)) * 100}%`
  const y = (price: number) => `${85 - ((price - least) / Math.max(1, most - least)) * 65}%`
  const label = texts.priceHistory.historyChart(written(steps[0]), written(steps.at(-1)), steps.length - 1)
  return (
    <svg className={styles.chart} role="img" aria-label={label}>
      {[least, most].map((price) => (
        <line key={price} x1="0" x2="100%" y1={y(price)} y2={y(price)} className={styles.grid} />
      ))}
      {steps.map((step, i) => (
        <g key={step.at}>
          <line x1={x(step.at)} x2={x(steps[i + 1]?.at ?? end)} y1={y(step.price)} y2={y(step.price)} />
          {i > 0 && <line x1={x(step.at)} x2={x(step.at)} y1={y(prices[i - 1] ?? 0)} y2={y(step.price)} />}
          {i > 0 && <circle cx={x(step.at)} cy={y(step.price)} r="5" />}
        </g>
      ))}
    </svg>
  )
}
