import { useEffect, useRef, useState } from 'react'

/** A loader appears after this pause and then stays at least this long, both in ms. */
const pause = 200
const leastTime = 300

/** Should a loader be shown? Quick answers show none; one that is shown does not flash. */
export function useDelayed(isLoading: boolean): boolean {
  const [isShown, setIsShown] = useState(false)
  const shownAt = useRef(0)

  useEffect(() => {
    if (isLoading === isShown) return
    const wait = isLoading ? pause : shownAt.current + leastTime - performance.now()
    const timer = setTimeout(() => {
      if (isLoading) shownAt.current = performance.now()
      setIsShown(isLoading)
    }, wait)
    return () => clearTimeout(timer)
  }, [isLoading, isShown])

  return isShown
}
