import { useSyncExternalStore } from 'react'

/** Whether the window is at least so wide, in px. */
export function useIsWide(width: number): boolean {
  const query = `(width >= ${width}px)`
  return useSyncExternalStore(
    (changed) => {
      const wide = matchMedia(query)
      wide.addEventListener('change', changed)
      return () => wide.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
    () => false,
  )
}
