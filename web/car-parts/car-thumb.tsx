import { type CarWithId } from '../../contract/car.ts'
import { carName, picturesOf } from '../../contract/shown-car.ts'
import { href } from '../router/address.ts'
import { texts } from '../texts.ts'
import { LoadingStatus } from '../ui/loader.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { BothCurrencies, Quantity } from '../ui/money.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { CarPicture } from './car-picture.tsx'
import styles from './car-thumb.module.css'
import { GrowingPicture } from './growing-picture.tsx'

/** A non-breaking space keeps the dot with the text before it. */
const between = '\u00a0· '

interface CarThumbProps {
  car: CarWithId
  /** What matters first about the offer, for example that it is sold. */
  mark?: string | undefined
}

/** Small cars side by side. */
export function CarThumbs({
  cars,
  markOf,
}: {
  cars: readonly CarWithId[]
  markOf?: (car: CarWithId) => string | undefined
}) {
  return (
    <ul className={styles.thumbs}>
      {cars.map((car) => (
        <CarThumb key={car.id} car={car} mark={markOf?.(car)} />
      ))}
    </ul>
  )
}

function CarThumb({ car, mark }: CarThumbProps) {
  return (
    <li className={styles.thumb}>
      <GrowingPicture carId={car.id}>
        <div className={styles.picture}>
          <CarPicture
            carId={car.id}
            picture={picturesOf(car)[0]}
            index={0}
            alt=""
            sizes="(width < 620px) 46vw, 300px"
            loading="lazy"
          />
        </div>
      </GrowingPicture>
      <div className={styles.words}>
        <a href={href('car', { themeId: car.id })}>
          <span translate="no">{carName(car)}</span>
          {mark !== undefined && <VisuallyHidden> {mark}</VisuallyHidden>}
        </a>
        <p>
          {car.year}
          {between}
          {car.mileage !== undefined && (
            <>
              <Quantity digits={String(car.mileage)} unit={texts.units.mileage} />
              {between}
            </>
          )}
          {texts.valueName('engine', car.engine)}
          {between}
          {texts.placeName(car.town ?? car.location)}
        </p>
        <p className={styles.price}>
          <BothCurrencies bgn={car.price} between="" isRough />
        </p>
      </div>
      {mark !== undefined && (
        <strong className={styles.mark} aria-hidden="true">
          {mark}
        </strong>
      )}
    </li>
  )
}

/** Placeholders for `count` small cars. */
export function CarThumbsSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.thumbs} aria-busy="true">
      <LoadingStatus />
      {Array.from({ length: count }, (_, place) => (
        <div key={place}>
          <Skeleton aspectRatio="16/10" />
          <div className={styles.words}>
            <Skeleton width="70%" height={22} />
            <Skeleton width="90%" height={18} />
            <Skeleton width="60%" height={22} />
          </div>
        </div>
      ))}
    </div>
  )
}
