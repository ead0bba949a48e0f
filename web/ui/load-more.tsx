import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from './button.tsx'
import { useIsHydrated } from './after-hydration.tsx'
import styles from './load-more.module.css'

interface LoadMoreProps {
  label: string
  isLoading: boolean
  /** Distance of the list's end below the window, in px, at which the next page loads. */
  headStart?: number
  onLoad: () => void
}

/** The end of a list that has more: a button that presses itself when it comes near. */
export function LoadMore({ label, isLoading, headStart = 600, onLoad }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null)
  const load = useEffectEvent(onLoad)
  // A server-rendered list may show fewer entries than are loaded.
  const isHydrated = useIsHydrated()

  // After every render, because a page may load before `isLoading` was ever rendered, and leave the end as near as
  // before.
  useEffect(() => {
    if (!isHydrated || isLoading || !end.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy page receives several entries at once; the last one is current.
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
