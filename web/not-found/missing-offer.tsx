import { useQuery } from '@tanstack/react-query'
import { SimilarCars } from '../car-parts/similar-cars.tsx'
import { similarCarsQuery } from '../car-parts/similar-cars-query.ts'
import { endSentence, endTitle } from '../car-parts/offer-end.ts'
import styles from './not-found-screen.module.css'

/** Says what became of an offer, and shows similar ones. */
export function MissingOffer({ carId }: { carId: string }) {
  const { data: similar } = useQuery(similarCarsQuery(carId))
  if (!similar?.end) return null
  return (
    <>
      <p role="status">
        {endTitle(similar)} {endSentence(similar.end)}
      </p>
      <div className={styles.similar}>
        <SimilarCars carId={carId} />
      </div>
    </>
  )
}
