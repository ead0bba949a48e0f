import { MapPin } from 'lucide-react'
import { type Car } from '../../contract/car.ts'
import { texts } from '../texts.ts'
import { Quantity } from '../ui/money.tsx'
import styles from './card-lines.module.css'
import { daysListed } from '../../contract/days-listed.ts'
import { serverNow } from '../server-clock.ts'

/** Mileage, power and transmission in one line; unknown ones are omitted. */
export function KeyFactsLine({ car }: { car: Car }) {
  const units = texts.units
  return (
    <p className={styles.facts}>
      {car.mileage !== undefined && (
        <>
          <Quantity digits={String(car.mileage)} unit={units.mileage} />
          {'\u00a0· '}
        </>
      )}
      {car.power !== undefined && `${car.power} ${units.power}\u00a0· `}
      {texts.valueName('transmission', car.transmission)}
    </p>
  )
}

/** The place, the seller, and the days on the market. */
export function Where({ car }: { car: Car }) {
  const days = daysListed(car, serverNow())
  const parts = [
    texts.placeName(car.town ?? car.location),
    car.seller && texts.valueName('seller', car.seller),
    days !== undefined && texts.offers.days(days),
  ]
  return (
    <p className={styles.where}>
      <MapPin />
      {/* A page rendered yesterday may say "today". */}
      <span suppressHydrationWarning>{parts.filter(Boolean).join('\u00a0· ')}</span>
    </p>
  )
}
