import { useQuery } from '@tanstack/react-query'
import { SimilarCars } from '../car-parts/similar-cars.tsx'
import { similarCarsQuery } from '../car-parts/similar-cars-query.ts'
import { texts } from '../texts.ts'
import styles from './not-found-screen.module.css'

/** Says that an offer was deleted, and shows similar ones. */
export function MissingOffer({ carId }: { carId: string }) {
  const { data: similar } = useQuery(similarCarsQuery(carId))
  if (!similar?.isGone) return null
  return (
    <>
      <p role="status">{texts.sales.gone}</p>
      <div className={styles.similar}>
        <SimilarCars carId={carId} />
      </div>
    </>
  )
}
