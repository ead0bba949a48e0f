import { Link } from '@tanstack/react-router'
import { Camera, ChevronRight, Fuel, Zap } from 'lucide-react'
import { type ComponentProps } from 'react'
import { type CarWithId } from '../../contract/car.ts'
import { carName, picturesOf } from '../../contract/shown-car.ts'
import { screens } from '../../contract/screens.ts'
import { texts } from '../texts.ts'
import card from '../ui/card.module.css'
import { classNames } from '../ui/class-names.ts'
import { Bgn, Eur } from '../ui/money.tsx'
import { Plate } from '../ui/plate.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import styles from './car-card.module.css'
import { CarPicture } from './car-picture.tsx'

interface CarCardProps extends ComponentProps<'li'> {
  car: CarWithId
  /** Among the first ones of the page, whose pictures are seen at once. */
  isFirst: boolean
  /** Has just been put into the list by the person. */
  isFresh: boolean
}

export function CarCard({ car, isFirst, isFresh, ...item }: CarCardProps) {
  const name = carName(car)
  return (
    <li {...item} className={classNames(card.card, styles.card)} data-fresh={isFresh || undefined}>
      <CardPicture car={car} isFirst={isFirst} />
      <div className={styles.body}>
        <h2 className={styles.title}>{name}</h2>
        <p className={styles.price}>
          {texts.cars.vehiclePrice}
          <span className={styles.amount}>
            <Bgn amount={car.price} />
          </span>
        </p>
        <p className={classNames(styles.amount, styles.euro)}>
          <Eur bgn={car.price} />
        </p>
        <div className={styles.foot}>
          <span className={styles.engine}>
            {car.engine === 'Electric' ? <Zap /> : <Fuel />}
            {car.engine}
          </span>
          <Link
            className={styles.details}
            to={screens.car.path}
            params={{ themeId: car.id }}
            aria-label={texts.cars.detailsOf(name)}
          >
            {texts.cars.details}
            <ChevronRight />
          </Link>
        </div>
      </div>
    </li>
  )
}

function CardPicture({ car, isFirst }: { car: CarWithId; isFirst: boolean }) {
  const pictures = picturesOf(car)
  return (
    <div className={styles.picture}>
      <CarPicture
        carId={car.id}
        picture={pictures[0]}
        index={0}
        alt={carName(car)}
        sizes="(width < 620px) 94vw, (width < 940px) 46vw, 296px"
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
      <span className={styles.plate}>
        <Plate year={car.year} />
      </span>
      {pictures.length > 0 && (
        <span className={styles.count}>
          <Camera />
          <span aria-hidden="true">{pictures.length}</span>
          <VisuallyHidden>{texts.cars.photoCount(pictures.length)}</VisuallyHidden>
        </span>
      )}
    </div>
  )
}
