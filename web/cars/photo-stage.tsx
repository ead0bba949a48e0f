import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { texts } from '../texts.ts'
import { classNames } from '../ui/class-names.ts'
import styles from './photo-stage.module.css'

export interface PhotoPosition {
  stage: RefObject<HTMLDivElement | null>
  index: number
  /** Goes to a photo at once; beyond either end it begins anew. */
  show: (index: number) => void
  /** Arrow keys, wherever in the gallery the focus is. */
  step: (event: KeyboardEvent) => void
  /** Takes the position from where the stage has been swiped to. */
  follow: () => void
}

/** Which of a car's photos a stage shows. */
export function usePhotoPosition(count: number): PhotoPosition {
  const stage = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(0)

  function show(next: number) {
    const wanted = (next + count) % count
    setIndex(wanted)
    stage.current?.scrollTo({ left: wanted * stage.current.clientWidth, behavior: 'instant' })
  }

  function follow() {
    const { scrollLeft = 0, clientWidth = 1 } = stage.current ?? {}
    setIndex(Math.round(scrollLeft / clientWidth))
  }

  function step(event: KeyboardEvent) {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (by === undefined || count < 2) return
    event.preventDefault()
    show(index + by)
  }

  return { stage, step, index: Math.min(index, Math.max(0, count - 1)), show, follow }
}

interface PhotoStageProps {
  position: PhotoPosition
  count: number
  className?: string | undefined
  /** Only the photo shown and its neighbours are asked for, so that the next one is there when it is wanted. */
  children: (index: number) => ReactNode
}

/** Photos side by side, to be swiped or stepped through by arrows. */
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
