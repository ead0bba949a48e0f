import { useQuery } from '@tanstack/react-query'
import { type ReactNode } from 'react'
import { pictureAddress } from '../../contract/photo.ts'
import { singleCars } from '../car-parts/car-queries.ts'
import { useLiveCollection } from '../live-collection.ts'
import { queryClient } from '../query-client.ts'
import { href } from '../router/address.ts'
import { texts } from '../texts.ts'
import { BothCurrencies } from '../ui/money.tsx'
import silhouette from '../ui/pictures/cutout-sedan.svg'
import styles from './subject-card.module.css'

interface SubjectCardProps {
  carId: string
  /** Brand, model and year, for when the offer is gone. */
  name: string
  /** At its end, such as a button. */
  children?: ReactNode
}

/** The offer that messages are about: picture, name, price and state as they are now. */
export function SubjectCard({ carId, name, children }: SubjectCardProps) {
  const { data: car } = useQuery(singleCars.query(carId))
  // Its owner sees more of it than an event says.
  useLiveCollection(singleCars, carId, (event) => {
    if (event.kind.startsWith('car')) void queryClient.invalidateQueries({ queryKey: singleCars.query(carId).queryKey })
  })
  const isGone = car === null
  const cover = car?.img
  return (
    <div className={styles.card} data-gone={isGone || undefined}>
      <div className={styles.picture}>
        <img
          src={cover === undefined ? silhouette : pictureAddress(carId, cover, 0, 480)}
          data-silhouette={cover === undefined || undefined}
          alt=""
        />
      </div>
      <div className={styles.words}>
        {isGone ? <strong>{name}</strong> : <a href={href('car', { themeId: carId })}>{name}</a>}
        <p>
          {car && (
            <>
              <BothCurrencies bgn={car.price} isRough />
              {'\u00a0· '}
            </>
          )}
          {isGone && texts.chat.carGone}
          {car && (car.state ? texts.offers.ribbons[car.state][0] : texts.chat.carForSale)}
          {'\u200b'}
        </p>
      </div>
      {children}
    </div>
  )
}
