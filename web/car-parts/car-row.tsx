import { type ReactNode } from 'react'
import { type CarWithId } from '../../contract/car.ts'
import { pictureAddress } from '../../contract/photo.ts'
import { carName } from '../../contract/shown-car.ts'
import { href } from '../router/address.ts'
import { texts } from '../texts.ts'
import { BothCurrencies, Quantity } from '../ui/money.tsx'
import silhouette from '../ui/pictures/cutout-sedan.svg'
import styles from './car-row.module.css'

type RowCar = Pick<CarWithId, 'id' | 'brand' | 'model' | 'year' | 'price' | 'mileage' | 'img'>

/** A few cars side by side; the rest is swiped to. `children` are at its end. */
export function CarRow({ cars, children }: { cars: readonly RowCar[]; children?: ReactNode }) {
  return (
    <ul className={styles.row}>
      {cars.map((car) => (
        <li key={car.id} className={styles.car}>
          <img
            src={car.img === undefined ? silhouette : pictureAddress(car.id, car.img, 0, 480)}
            data-silhouette={car.img === undefined || undefined}
            alt=""
            loading="lazy"
          />
          <a href={href('car', { themeId: car.id })} translate="no">
            {carName(car)}, {car.year}
          </a>
          <small>
            {car.mileage !== undefined && <Quantity digits={String(car.mileage)} unit={texts.units.mileage} />}
          </small>
          <span className={styles.amounts}>
            <BothCurrencies bgn={car.price} between="" isRough />
          </span>
        </li>
      ))}
      {children !== undefined && <li className={styles.end}>{children}</li>}
    </ul>
  )
}
