import { ChevronLeft, ChevronRight } from 'lucide-react'
import { classNames } from '../ui/class-names.ts'
import styles from './card-pictures.module.css'

interface CardArrowsProps {
  onPrevious: () => void
  onNext: () => void
}

/** For pointers that hover: others swipe, and keyboards have the arrow keys. */
export function CardArrows({ onPrevious, onNext }: CardArrowsProps) {
  return (
    <span aria-hidden="true">
      <button type="button" className={classNames(styles.arrow, styles.previous)} tabIndex={-1} onClick={onPrevious}>
        <ChevronLeft />
      </button>
      <button type="button" className={classNames(styles.arrow, styles.next)} tabIndex={-1} onClick={onNext}>
        <ChevronRight />
      </button>
    </span>
  )
}
