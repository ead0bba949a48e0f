import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import { lengths, personal as limits } from '../../contract/limits.ts'
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
import { Button } from '../ui/button.tsx'
import card from '../ui/card.module.css'
import { classNames } from '../ui/class-names.ts'
import { Bgn, BothCurrencies, Eur } from '../ui/money.tsx'
import { Plate } from '../ui/plate.tsx'
import { keepNote } from './saved-queries.ts'
import styles from './saved.module.css'

const dayMs = 24 * 60 * 60 * 1000

interface SavedRowProps {
  saved: SavedCar
  isCompared: boolean
  onCompare: (isChosen: boolean) => void
}

/** A saved car: what it is now, what it was then, one's own note. */
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
        <h2>{car ? <a href={href('car', { themeId: car.id })}>{carName(car)}</a> : saved.name}</h2>
        {car && <SaveHeart car={car} />}
      </div>
      <div className={styles.facts}>
        {car ? <Now saved={saved} car={car} /> : <p>{texts.saved.gone}</p>}
        <p className={styles.then}>
          {texts.saved.savedOn(new Date(saved.savedAt))}
          <BothCurrencies bgn={saved.priceThen} />
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

/** The search for cars like a saved one; of one that is gone only the brand is known for sure. */
function likeIt({ car, name, priceThen }: SavedCar) {
  return car ? carsLike(car) : { brand: name.split(' ')[0] ?? '', ...aboutPrice(priceThen) }
}

function Now({ saved, car }: { saved: SavedCar; car: NonNullable<SavedCar['car']> }) {
  const change = Math.round((car.price - saved.priceThen) * 100) / 100
  return (
    <>
      <KeyFactsLine car={car} />
      <p>
        {texts.cars.vehiclePrice}
        <strong className={styles.price}>
          <Bgn amount={car.price} />
        </strong>
      </p>
      <p className={styles.price}>
        <Eur bgn={car.price} />
      </p>
      {(saved.isSaleNew || saved.isReturnNew) && (
        <p className={styles.change}>
          <span className={styles.new}>{texts.saved.new}</span>
          {saved.isSaleNew ? texts.sales.soldSince : texts.sales.backSince}
        </p>
      )}
      {change !== 0 && (
        <p className={styles.change}>
          {car.price !== saved.priceSeen && <span className={styles.new}>{texts.saved.new}</span>}
          {change < 0 ? <ArrowDown /> : <ArrowUp />}
          <strong>
            <BothCurrencies bgn={Math.abs(change)} between=" " />
          </strong>{' '}
          {change < 0 ? texts.saved.lessThanSaved : texts.saved.moreThanSaved}
        </p>
      )}
    </>
  )
}

function Note({ carId, note }: { carId: string; note: string }) {
  const [text, setText] = useState<string | null>(null)

  async function keep(event: SubmitEvent) {
    event.preventDefault()
    if (await keepNote(carId, text ?? '')) setText(null)
  }

  if (text !== null) {
    return (
      <form className={styles.noteForm} onSubmit={(event) => void keep(event)}>
        <textarea
          aria-label={texts.saved.note}
          maxLength={lengths.note.max}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button variant="secondary" size="small" type="submit">
          {texts.saved.saveNote}
        </Button>
      </form>
    )
  }
  return (
    <>
      {note !== '' && (
        <div className={styles.note}>
          <strong>{texts.saved.note}</strong>
          <p dir="auto">{note}</p>
        </div>
      )}
      <button type="button" className={styles.link} onClick={() => setText(note)}>
        {note === '' ? texts.saved.addNote : texts.saved.changeNote}
      </button>
    </>
  )
}
