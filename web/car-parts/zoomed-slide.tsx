import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import styles from './gallery-dialog.module.css'
import { PhotoZoom } from './photo-zoom.ts'

interface ZoomedSlideProps {
  isShown: boolean
  onSwipeDown: () => void
  /** A picture. */
  children: ReactNode
}

/** A photo in full screen, which can be pinched, double tapped, or closed by a swipe down. */
export function ZoomedSlide({ isShown, onSwipeDown, children }: ZoomedSlideProps) {
  const slide = useRef<HTMLDivElement>(null)
  const zoom = useRef<PhotoZoom>(null)
  const swipeDown = useEffectEvent(onSwipeDown)

  useEffect(() => {
    if (!slide.current) return
    const added = new PhotoZoom(slide.current, () => swipeDown())
    zoom.current = added
    return () => added.end()
  }, [])

  useEffect(() => {
    if (!isShown) zoom.current?.reset()
  }, [isShown])

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be reached by the keyboard
    <div ref={slide} className={styles.slide} tabIndex={0}>
      {children}
    </div>
  )
}
