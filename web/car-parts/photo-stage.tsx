import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode } from 'react'
import { texts } from '../texts.ts'
import { classNames } from '../ui/class-names.ts'
import { type PhotoPosition } from '../car-parts/photo-position.ts'
import styles from './photo-stage.module.css'

interface PhotoStageProps {
  position: PhotoPosition
  count: number
  className?: string | undefined
  /** Renders a photo. Only the shown photo and its neighbours load. */
  children: (index: number) => ReactNode
}

/** Photos side by side, to be swiped or stepped through with arrows. */
export function PhotoStage({ position, count, className, children }: PhotoStageProps) {
  const { stage, index, show, follow } = position

  return (
    <div className={classNames(styles.frame, className)}>
      <div ref={stage} className={styles.stage} onScroll={follow}>
        {Array.from({ length: count }, (_, place) => (
          <div key={place} className={styles.slide} inert={place !== index}>
            {isNear(place, index, count) && children(place)}
          </div>
        ))}
      </div>
      {count > 1 && (
        <>
          <button
            type="button"
            className={classNames(styles.arrow, styles.previous)}
            aria-label={texts.cars.previousPhoto}
            onClick={() => show(index - 1)}
          >
            <ChevronLeft />
          </button>
          <button
            type="button"
            className={classNames(styles.arrow, styles.next)}
            aria-label={texts.cars.nextPhoto}
            onClick={() => show(index + 1)}
          >
            <ChevronRight />
          </button>
        </>
      )}
    </div>
  )
}

function isNear(place: number, index: number, count: number): boolean {
  const distance = Math.abs(place - index)
  return distance <= 1 || distance === count - 1
}
