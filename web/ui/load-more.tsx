import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from './button.tsx'
import { useIsOwn } from './later.tsx'
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
  // Drawn by the server the list may hold fewer than are loaded.
  const isOwn = useIsOwn()

  // After every drawing: a page may come so quickly that `isLoading` was never drawn, and leave the end as near as before.
  useEffect(() => {
    if (!isOwn || isLoading || !end.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy page is told several at once: the last holds.
        if (entries.at(-1)?.isIntersecting) load()
      },
      { rootMargin: `${headStart}px` },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  })

  return (
    <div ref={end} className={styles.end}>
      <Button variant="secondary" isBusy={isLoading} onClick={onLoad}>
        {label}
      </Button>
    </div>
  )
}
