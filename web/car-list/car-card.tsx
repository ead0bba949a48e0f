import { ChevronRight, Fuel, Zap } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { type CarWithId } from '../../contract/car.ts'
import { carName } from '../../contract/shown-car.ts'
import { href } from '../router/address.ts'
import { texts } from '../texts.ts'
import card from '../ui/card.module.css'
import { classNames } from '../ui/class-names.ts'
import { Price, SecondPrice, statedOrder } from '../ui/money.tsx'
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
  /** Position in the list, from 1. */
  position: number
  /** Length of the whole list; -1 when unknown (WAI-ARIA, `aria-setsize`). */
  count: number
  startsRow: boolean
  /** Among the first cards of the page, whose pictures are visible at once. */
  isFirst: boolean
  /** Just let into the list by the person. */
  isFresh: boolean
  renderMenu: ((car: CarWithId) => ReactNode) | undefined
  renderMarks: ((car: CarWithId) => ReactNode) | undefined
}

/** The card of an offer. Memoised, because the list renders again with every row that scrolls by. */
export const CarCard = memo(function CarCard({ car, position, count, startsRow, ...props }: CarCardProps) {
  const { isFirst, isFresh, renderMenu, renderMarks } = props
  const name = carName(car)
  const [first, second] = statedOrder()
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
          <h2 className={styles.title} translate="no">
            {name}
          </h2>
          <SaveHeart car={car} />
        </div>
        <KeyFactsLine car={car} />
        <div className={styles.prices}>
          <p className={styles.price}>
            {texts.cars.vehiclePrice}
            <span className={styles.amount}>
              <Price bgn={car.price} currency={first} />
            </span>
          </p>
          <p className={styles.amount}>
            <SecondPrice bgn={car.price} currency={second} isRough />
          </p>
        </div>
        {car.price === 0 && <p className={styles.ask}>{texts.cars.askSeller}</p>}
        <PriceDrop car={car} isRough />
        <PricePosition car={car} />
        <div className={styles.line}>
          <Where car={car} />
          {renderMarks?.(car)}
        </div>
        <div className={styles.foot}>
          <span className={styles.engine}>
            {car.engine === 'Electric' ? <Zap /> : <Fuel />}
            {texts.valueName('engine', car.engine)}
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
