import { Eye } from 'lucide-react'
import { type CarWithId } from '../../contract/car.ts'
import { distanceKm } from '../../contract/distances.ts'
import { readNear } from '../../contract/near.ts'
import { useSeenCars } from '../car-parts/seen-cars.ts'
import { usePage } from '../router/page.tsx'
import { texts } from '../texts.ts'
import styles from './card-marks.module.css'
import { isNewSince, lastVisit } from './last-visit.ts'

/** What a card shows this person: the distance, and whether the car is new to them or was opened before. */
export function CardMarks({ car }: { car: CarWithId }) {
  const { screen, url } = usePage()
  const since = lastVisit()
  const isSeen = useSeenCars().some(({ id }) => id === car.id)
  const near = readNear(url.searchParams.get('near') ?? undefined)
  const km = near && car.town !== undefined ? distanceKm(near.town, car.town) : undefined
  if (screen !== 'cars') return null
  return (
    <span className={styles.marks}>
      {km !== undefined && km > 0 && <span>{texts.cars.away(Math.round(km))}</span>}
      {isSeen ? (
        <span className={styles.seen}>
          <Eye />
          {texts.cars.seen}
        </span>
      ) : (
        isNewSince(car, since) && <span className={styles.new}>{texts.cars.new}</span>
      )}
    </span>
  )
}
