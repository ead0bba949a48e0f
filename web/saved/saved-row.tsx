import { ArrowDown, ArrowUp } from 'lucide-react'
import { personal as limits } from '../../contract/limits.ts'
import { isNotableDrop } from '../../contract/price-drop.ts'
import { type SavedCar } from '../../contract/saved.ts'
import { carName, picturesOf } from '../../contract/shown-car.ts'
import { aboutPrice, carsLike } from '../car-parts/cars-like.ts'
import { KeyFactsLine } from '../car-parts/card-lines.tsx'
import { CarPicture } from '../car-parts/car-picture.tsx'
import { SaveHeart } from '../car-parts/save-button.tsx'
import { StateRibbon } from '../car-parts/state-ribbon.tsx'
import { useSession } from '../session.ts'
import { href } from '../router/address.ts'
import { texts } from '../texts.ts'
import card from '../ui/card.module.css'
import { classNames } from '../ui/class-names.ts'
import { BothCurrencies, Price, SecondPrice, statedOrder } from '../ui/money.tsx'
import { Plate } from '../ui/plate.tsx'
import { Note } from './note.tsx'
import styles from './saved.module.css'

const dayMs = 24 * 60 * 60 * 1000

interface SavedRowProps {
  saved: SavedCar
  isCompared: boolean
  onCompare: (isChosen: boolean) => void
}

/** A saved car: its state now and when it was saved, and the person's own note. */
export function SavedRow({ saved, isCompared, onCompare }: SavedRowProps) {
  const { car } = saved
  const isUser = useSession() !== null
  return (
    <li className={classNames(card.card, styles.row)}>
      <div className={styles.picture} data-gone={car === undefined || car.state === 'sold' || undefined}>
        <CarPicture carId={saved.carId} picture={car && picturesOf(car)[0]} index={0} alt="" sizes="240px" />
        {car && (
          <>
            <span className={styles.plate}>
              <Plate year={car.year} />
            </span>
            <StateRibbon car={car} className={styles.ribbon} />
          </>
        )}
      </div>
      <div className={styles.title}>
        <h2 translate="no">{car ? <a href={href('car', { themeId: car.id })}>{carName(car)}</a> : saved.name}</h2>
        {car && <SaveHeart car={car} />}
      </div>
      <div className={styles.facts}>
        {car ? <Now saved={saved} car={car} /> : <p>{texts.saved.gone}</p>}
        <p className={styles.then}>
          {texts.saved.savedOn(new Date(saved.savedAt))}
          <BothCurrencies bgn={saved.priceThen} isRough />
        </p>
      </div>
      <div className={styles.own}>
        {saved.goneAt !== undefined && <p>{texts.saved.goesAway(new Date(saved.goneAt + limits.goneDays * dayMs))}</p>}
        {car && isUser && <Note carId={car.id} note={saved.note} />}
        {car && (
          <label className={styles.compare}>
            <input
              type="checkbox"
              checked={isCompared}
              aria-label={texts.compare.compareOne(saved.name)}
              onChange={(event) => onCompare(event.target.checked)}
            />
            {texts.compare.compare}
          </label>
        )}
        {(!car || car.state === 'sold') && <a href={href('cars', likeIt(saved))}>{texts.sales.similar}</a>}
      </div>
    </li>
  )
}

/** The search for cars similar to a saved one; of a deleted one only the brand is certain. */
function likeIt({ car, name, priceThen }: SavedCar) {
  return car ? carsLike(car) : { brand: name.split(' ')[0] ?? '', ...aboutPrice(priceThen) }
}

function Now({ saved, car }: { saved: SavedCar; car: NonNullable<SavedCar['car']> }) {
  const change = Math.round((car.price - saved.priceThen) * 100) / 100
  const [first, second] = statedOrder()
  return (
    <>
      <KeyFactsLine car={car} />
      <p>
        {texts.cars.vehiclePrice}
        <strong className={styles.price}>
          <Price bgn={car.price} currency={first} />
        </strong>
      </p>
      <p className={styles.price}>
        <SecondPrice bgn={car.price} currency={second} isRough />
      </p>
      {(saved.isSaleNew || saved.isReturnNew) && (
        <p className={styles.change}>
          <span className={styles.new}>{texts.saved.new}</span>
          {saved.isSaleNew ? texts.sales.soldSince : texts.sales.backSince}
        </p>
      )}
      {change !== 0 && (
        <p className={styles.change}>
          {isNews(saved.priceSeen, car.price) && <span className={styles.new}>{texts.saved.new}</span>}
          {change < 0 ? <ArrowDown /> : <ArrowUp />}
          <strong>
            <BothCurrencies bgn={Math.abs(change)} isRough />
          </strong>{' '}
          {change < 0 ? texts.saved.lessThanSaved : texts.saved.moreThanSaved}
        </p>
      )}
    </>
  )
}

/** Whether a price rose, or fell enough to be mentioned. */
function isNews(before: number, now: number): boolean {
  return now > before || isNotableDrop(before, now)
}
