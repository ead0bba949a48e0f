import { MapPin } from 'lucide-react'
import { type Car } from '../../contract/car.ts'
import { texts } from '../texts.ts'
import { Quantity } from '../ui/money.tsx'
import styles from './card-lines.module.css'
import { daysListed } from '../../contract/days-listed.ts'

/** Mileage, power and transmission in one line; what is not known is left out. */
export function KeyFactsLine({ car }: { car: Car }) {
  const units = texts.units
  return (
    <p className={styles.facts}>
      {car.mileage !== undefined && (
        <>
          <Quantity digits={String(car.mileage)} unit={units.mileage} />
          {' · '}
        </>
      )}
      {car.power !== undefined && `${car.power} ${units.power} · `}
      {car.transmission}
    </p>
  )
}

/** Where it is, who sells it, and for how long it is listed. */
export function Where({ car }: { car: Car }) {
  const days = daysListed(car)
  const parts = [car.town ?? car.location, car.seller, days !== undefined && texts.offers.days(days)]
  return (
    <p className={styles.where}>
      <MapPin />
      {/* A page that was drawn yesterday may say "today". */}
      <span suppressHydrationWarning>{parts.filter(Boolean).join(' · ')}</span>
    </p>
  )
}
