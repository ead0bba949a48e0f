import { useQuery } from '@tanstack/react-query'
import { type CarWithId } from '../../contract/car.ts'
import { publicAddress } from '../../contract/public-address.ts'
import { carName, picturesOf } from '../../contract/shown-car.ts'
import { carsNowQuery } from '../car-parts/car-queries.ts'
import { CarPicture } from '../car-parts/car-picture.tsx'
import { endSentence, endTitle } from '../car-parts/offer-end.ts'
import { SimilarCars } from '../car-parts/similar-cars.tsx'
import { similarCarsQuery } from '../car-parts/similar-cars-query.ts'
import { StateRibbon } from '../car-parts/state-ribbon.tsx'
import { href } from '../router/address.ts'
import { texts } from '../texts.ts'
import { BothCurrencies } from '../ui/money.tsx'
import { Notice } from '../ui/notice.tsx'
import styles from './car-ahead.module.css'

/** The offer that the visitor wanted to open before the login. */
export function CarAhead({ carId }: { carId: string }) {
  const { data: cars, isError } = useQuery(carsNowQuery([carId]))
  if (isError) return null
  if (!cars) return <div className={styles.car} aria-busy />
  const [car] = cars
  if (car) return <Car car={car} />
  return <EndedCar carId={carId} />
}

function EndedCar({ carId }: { carId: string }) {
  const { data: similar } = useQuery(similarCarsQuery(carId))
  return (
    <div className={styles.gone}>
      <Notice role="status">
        {endTitle(similar)} {similar?.end && endSentence(similar.end)} <a href={href('cars')}>{texts.cars.title}</a>
      </Notice>
      <SimilarCars carId={carId} />
    </div>
  )
}

function Car({ car }: { car: CarWithId }) {
  const [cover] = picturesOf(car)
  return (
    <section className={styles.car} aria-label={texts.auth.carAhead}>
      <div className={styles.picture}>
        <CarPicture
          carId={car.id}
          picture={cover}
          index={0}
          alt=""
          preview={car.previews?.[cover ?? '']}
          sizes="240px"
        />
        <StateRibbon car={car} className={styles.ribbon} />
      </div>
      <div className={styles.words}>
        <p className={styles.name} translate="no">
          {carName(car)}, {car.year}
        </p>
        <p className={styles.price}>
          <BothCurrencies bgn={car.price} between={<br />} isRough />
        </p>
      </div>
      <p className={styles.why}>
        {texts.auth.whyForCar}
        {!car.isUnshared && (
          <>
            {' '}
            <a href={publicAddress(car.id, car)}>{texts.auth.withoutAccount}</a>
          </>
        )}
      </p>
    </section>
  )
}
