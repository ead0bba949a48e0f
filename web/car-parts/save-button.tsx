import { Heart } from 'lucide-react'
import { type CarWithId } from '../../contract/car.ts'
import { carName } from '../../contract/shown-car.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { changeSaved, useSavedCars } from './saved-cars.ts'
import styles from './save-button.module.css'

/** The heart of a card. */
export function SaveHeart({ car }: { car: CarWithId }) {
  const isSaved = useSavedCars()?.some(({ carId }) => carId === car.id) ?? false
  return (
    <button
      type="button"
      className={styles.heart}
      aria-pressed={isSaved}
      aria-label={texts.personal.save(`${carName(car)}, ${car.year}`)}
      onClick={() => void changeSaved(car, !isSaved)}
    >
      <Heart />
    </button>
  )
}

/** The heart as a button with a word; `isIcon` shows the heart alone. */
export function SaveButton({ car, isIcon = false }: { car: CarWithId; isIcon?: boolean }) {
  const isSaved = useSavedCars()?.some(({ carId }) => carId === car.id) ?? false
  const word = isSaved ? texts.personal.savedWord : texts.personal.saveWord
  return (
    <Button
      variant="secondary"
      size="small"
      className={styles.button}
      icon={<Heart />}
      aria-pressed={isSaved}
      onClick={() => void changeSaved(car, !isSaved)}
    >
      {isIcon ? <VisuallyHidden>{word}</VisuallyHidden> : word}
    </Button>
  )
}
