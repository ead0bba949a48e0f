import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type CarWithId } from '../../contract/car.ts'
import { type CarHistoryEntry } from '../../contract/car-state.ts'
import { isDrop, type PriceStep } from '../../contract/price-drop.ts'
import { texts } from '../texts.ts'
import { BothCurrencies } from '../ui/money.tsx'
import { MileageHistory } from './mileage-history.tsx'
import { carHistoryQuery } from './offer-queries.ts'
import styles from './price-history.module.css'

const dayMs = 24 * 60 * 60 * 1000

/** What the car has cost since it was first listed: a line of steps, and the same as a list; then its mileages. */
export function PriceHistory({ car }: { car: CarWithId }) {
  const { data } = useQuery(carHistoryQuery(car))
  const [now] = useState(Date.now)
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

/** What the last of some steps is: a lower price after a rise alone is no price drop. */
function wordOf(steps: readonly PriceStep[], listedAt: number): string {
  const [before, step] = steps.slice(-2)
  if (!before) return texts.priceHistory.firstListed
  if (!step) return before.at > listedAt ? texts.priceHistory.listedAgain : texts.priceHistory.firstListed
  if (isDrop(steps)) return texts.offers.priceDrop
  return step.price < before.price ? texts.priceHistory.priceLower : texts.priceHistory.priceRise
}

/** A price holds until it changes: steps, not a curve. Places are in per cent, so that its text keeps its size. */
function PriceLine({ steps, now }: { steps: PriceStep[]; now: number }) {
  const prices = steps.map((step) => step.price)
  const [least, most] = [Math.min(...prices), Math.max(...prices)]
  const [start, end] = [steps[0]?.at ?? now, now]
  const x = (at: number) => `${((at - start) / Math.max(1, end - start)) * 100}%`
  const y = (price: number) => `${85 - ((price - least) / Math.max(1, most - least)) * 65}%`
  const said = texts.priceHistory.historyChart(String(steps[0]?.price), String(steps.at(-1)?.price), steps.length - 1)
  return (
    <svg className={styles.chart} role="img" aria-label={said}>
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
