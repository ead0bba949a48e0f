import { ArrowDown, Clock } from 'lucide-react'
import { type Car } from '../../contract/car.ts'
import { texts } from '../texts.ts'
import { BothCurrencies } from '../ui/money.tsx'
import styles from './price-drop.module.css'
import { daysListed } from '../../contract/days-listed.ts'
import { serverNow } from '../server-clock.ts'

/** How much the price fell below the lowest of the 30 days before. */
export function PriceDrop({ car, isRough = false }: { car: Pick<Car, 'priceDrop'>; isRough?: boolean }) {
  if (!car.priceDrop) return null
  const { amount, at } = car.priceDrop
  return (
    <p className={styles.line}>
      <ArrowDown />
      <strong>{texts.offers.priceDrop}</strong>{' '}
      <span>
        <BothCurrencies bgn={amount} isRough={isRough} />
      </span>{' '}
      {texts.offers.lessSince(new Date(at))}
    </p>
  )
}

/** The days on the market, and how many people saved the car. */
export function Listed({ car }: { car: Pick<Car, 'listedAt' | 'saves'> }) {
  const days = daysListed(car, serverNow())
  if (days === undefined) return null
  const parts = [days === 0 ? texts.offers.listedToday : texts.offers.listed(days)]
  if (car.saves !== undefined) parts.push(texts.offers.saved(car.saves))
  return (
    <p className={styles.line}>
      <Clock />
      <span className={styles.text}>{parts.join(', ')}</span>
    </p>
  )
}
