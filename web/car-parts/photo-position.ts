import { useRef, useState, type KeyboardEvent, type RefObject } from 'react'

export interface PhotoPosition {
  stage: RefObject<HTMLDivElement | null>
  index: number
  /** Goes to a photo at once; beyond either end it wraps around. */
  show: (index: number) => void
  /** Handles arrow keys anywhere in the gallery. */
  step: (event: KeyboardEvent) => void
  /** Reads the position from the swiped stage. */
  follow: () => void
}

/** The photo of a car that a stage shows. */
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
