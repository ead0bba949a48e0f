import { useEffect, useRef, useState } from 'react'

/** Ms before a loader appears, and minimum ms that it stays. */
const pause = 200
const minShownMs = 300

/** Whether to show a loader: not for quick answers, and not only for a flash. */
export function useDelayed(isLoading: boolean): boolean {
  const [isShown, setIsShown] = useState(false)
  const shownAt = useRef(0)

  useEffect(() => {
    if (isLoading === isShown) return
    const wait = isLoading ? pause : shownAt.current + minShownMs - performance.now()
    const timer = setTimeout(() => {
      if (isLoading) shownAt.current = performance.now()
      setIsShown(isLoading)
    }, wait)
    return () => clearTimeout(timer)
  }, [isLoading, isShown])

  return isShown
}
