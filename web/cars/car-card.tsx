import { ChevronRight, Fuel, Zap } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { type CarWithId } from '../../contract/car.ts'
import { carName } from '../../contract/shown-car.ts'
import { href } from '../router/address.ts'
import { texts } from '../texts.ts'
import card from '../ui/card.module.css'
import { classNames } from '../ui/class-names.ts'
import { Bgn, Eur } from '../ui/money.tsx'
import { Plate } from '../ui/plate.tsx'
import styles from './car-card.module.css'
import { CardPictures } from './card-pictures.tsx'
import { KeyFactsLine, Where } from '../car-parts/card-lines.tsx'
import { PricePosition } from '../car-parts/price-position.tsx'
import { PriceDrop } from '../car-parts/price-drop.tsx'
import { SaveHeart } from '../car-parts/save-button.tsx'
import { StateRibbon } from '../car-parts/state-ribbon.tsx'

interface CarCardProps {
  car: CarWithId
  /** Its place in the list, from 1. */
  position: number
  /** How many the whole list has; -1 when that is not known (WAI-ARIA, `aria-setsize`). */
  count: number
  startsRow: boolean
  /** Among the first ones of the page, whose pictures are seen at once. */
  isFirst: boolean
  /** Has just been put into the list by the person. */
  isFresh: boolean
  renderMenu: ((car: CarWithId) => ReactNode) | undefined
}

/** The card of an offer. A list is drawn anew with every row that one scrolls by; its cards are not. */
export const CarCard = memo(function CarCard({ car, position, count, startsRow, ...props }: CarCardProps) {
  const { isFirst, isFresh, renderMenu } = props
  const name = carName(car)
  return (
    <li
      className={classNames(card.card, styles.card)}
      aria-setsize={count}
      aria-posinset={position}
      data-row={startsRow ? car.id : undefined}
      data-fresh={isFresh || undefined}
    >
      <CardPicture car={car} isFirst={isFirst} />
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 className={styles.title}>{name}</h2>
          <SaveHeart car={car} />
        </div>
        <KeyFactsLine car={car} />
        <p className={styles.price}>
          {texts.cars.vehiclePrice}
          <span className={styles.amount}>
            <Bgn amount={car.price} />
          </span>
        </p>
        <p className={classNames(styles.amount, styles.euro)}>
          <Eur bgn={car.price} />
        </p>
        <PriceDrop car={car} />
        <PricePosition car={car} />
        <Where car={car} />
        <div className={styles.foot}>
          <span className={styles.engine}>
            {car.engine === 'Electric' ? <Zap /> : <Fuel />}
            {car.engine}
          </span>
          {renderMenu?.(car)}
          <a className={styles.details} href={href('car', { themeId: car.id })} aria-label={texts.cars.detailsOf(name)}>
            {texts.cars.details}
            <ChevronRight />
          </a>
        </div>
      </div>
    </li>
  )
})

function CardPicture({ car, isFirst }: { car: CarWithId; isFirst: boolean }) {
  return (
    <div className={styles.picture}>
      <CardPictures car={car} isFirst={isFirst} />
      <span className={styles.plate}>
        <Plate year={car.year} />
      </span>
      <StateRibbon car={car} className={styles.ribbon} />
    </div>
  )
}
