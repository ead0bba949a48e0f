import { useQuery } from '@tanstack/react-query'
import { type CarWithId } from '../../contract/car.ts'
import { publicAddress } from '../../contract/public-address.ts'
import { carName, picturesOf } from '../../contract/shown-car.ts'
import { href } from '../router/address.ts'
import { useSession } from '../session.ts'
import { texts } from '../texts.ts'
import card from '../ui/card.module.css'
import { classNames } from '../ui/class-names.ts'
import { BothCurrencies } from '../ui/money.tsx'
import { KeyFactsLine } from './card-lines.tsx'
import { CarPicture } from './car-picture.tsx'
import { similarCarsQuery } from './similar-cars-query.ts'
import styles from './similar-cars.module.css'

/** Offers similar to one that may be deleted, and a link to all of them. */
export function SimilarCars({ carId }: { carId: string }) {
  const { data: similar } = useQuery(similarCarsQuery(carId))
  if (!similar) return null
  const { like, cars } = similar
  const years = { yearFrom: String(like.year - 2), yearTo: String(like.year + 2) }
  const all = href('cars', cars.length === 0 ? { brand: like.brand } : { brand: like.brand, ...years })
  return (
    <section className={styles.similar} aria-labelledby={`similar-${carId}`}>
      <h2 id={`similar-${carId}`}>{texts.sales.similar}</h2>
      {cars.length > 0 && (
        <ul className={styles.cards}>
          {cars.map((car) => (
            <SimilarCar key={car.id} car={car} />
          ))}
        </ul>
      )}
      <p>
        <a href={all}>{texts.sales.allOf(like.brand)}</a>
      </p>
    </section>
  )
}

function SimilarCar({ car }: { car: CarWithId }) {
  const isUser = useSession() !== null
  const [cover] = picturesOf(car)
  return (
    <li className={classNames(card.card, styles.card)}>
      <CarPicture
        className={styles.picture}
        carId={car.id}
        picture={cover}
        index={0}
        alt=""
        sizes="280px"
        loading="lazy"
      />
      <div className={styles.words}>
        <h3>
          <a href={isUser ? href('car', { themeId: car.id }) : publicAddress(car.id, car)} translate="no">
            {carName(car)}, {car.year}
          </a>
        </h3>
        <KeyFactsLine car={car} />
        <p className={styles.price}>
          <BothCurrencies bgn={car.price} between={<br />} isRough />
        </p>
      </div>
    </li>
  )
}
