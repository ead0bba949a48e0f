import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { type CarWithId } from '../../contract/car.ts'
import { carName, picturesOf } from '../../contract/shown-car.ts'
import { href } from '../router/address.ts'
import { texts } from '../texts.ts'
import { ButtonLink } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import styles from './compare-bar.module.css'
import { CarPicture } from './car-picture.tsx'
import { carsNowQuery } from './car-queries.ts'
import { changeCompared, maxCompared, rememberCompared, useCompared } from './compared-cars.ts'

/** The bar below a list while cars are being compared. */
export function CompareBar() {
  const ids = useCompared()
  const { data: cars } = useQuery(carsNowQuery(ids))
  if (ids.length === 0) return null
  const words = texts.compare
  return (
    <section className={styles.bar} aria-label={words.compare}>
      <p role="status">{words.collected(ids.length, maxCompared)}</p>
      <ul>
        {cars?.map((car) => (
          <li key={car.id}>
            <Thumb car={car} />
          </li>
        ))}
      </ul>
      {ids.length > 1 ? (
        <ButtonLink variant="primary" size="small" href={href('compare', { ids: ids.join(',') })}>
          {words.compareNow}
        </ButtonLink>
      ) : (
        <p className={styles.hint}>{words.chooseAnother}</p>
      )}
      <IconButton label={words.collectNone} icon={<X />} onClick={() => rememberCompared([])} />
    </section>
  )
}

function Thumb({ car }: { car: CarWithId }) {
  return (
    <button
      type="button"
      className={styles.thumb}
      aria-label={texts.compare.takeOut(`${carName(car)}, ${car.year}`)}
      onClick={() => changeCompared(car.id, false)}
    >
      <CarPicture carId={car.id} picture={picturesOf(car)[0]} index={0} alt="" sizes="64px" />
      <X />
    </button>
  )
}
