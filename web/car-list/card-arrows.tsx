import { ChevronLeft, ChevronRight } from 'lucide-react'
import styles from './card-pictures.module.css'

interface CardArrowsProps {
  onPrevious: () => void
  onNext: () => void
}

/** Arrows for pointers that hover; fingers swipe, and keyboards have the arrow keys. */
export function CardArrows({ onPrevious, onNext }: CardArrowsProps) {
  return (
    <span className={styles.arrows} aria-hidden="true">
      <button type="button" className={styles.arrow} tabIndex={-1} onClick={onPrevious}>
        <ChevronLeft />
      </button>
      <button type="button" className={styles.arrow} tabIndex={-1} onClick={onNext}>
        <ChevronRight />
      </button>
    </span>
  )
}
