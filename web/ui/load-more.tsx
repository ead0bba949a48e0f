import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from './button.tsx'
import styles from './load-more.module.css'

interface LoadMoreProps {
  label: string
  isLoading: boolean
  /** How far below the window the end of the list may be when the next page is asked for, in px. */
  headStart?: number
  onLoad: () => void
}

/** The end of a list that has more: a button, which presses itself when it comes near. */
export function LoadMore({ label, isLoading, headStart = 600, onLoad }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null)
  const load = useEffectEvent(onLoad)

  useEffect(() => {
    if (isLoading || !end.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) load()
      },
      { rootMargin: `${headStart}px` },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [isLoading, headStart])

  return (
    <div ref={end} className={styles.end}>
      <Button variant="secondary" isBusy={isLoading} onClick={onLoad}>
        {label}
      </Button>
    </div>
  )
}
