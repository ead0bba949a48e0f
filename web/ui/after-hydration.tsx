import { startTransition, Suspense, useEffect, useState, type ReactNode } from 'react'

let isPageHydrated = false

/** Marks the page as hydrated; a page that the browser renders itself is marked at the start. */
export function markHydrated(): void {
  isPageHydrated = true
}

/** Whether the page is hydrated. The first render must match the HTML of the server. */
export function useIsHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(isPageHydrated)
  useEffect(() => {
    if (isHydrated) return
    markHydrated()
    startTransition(() => setIsHydrated(true))
  }, [isHydrated])
  return isHydrated
}

/** Renders its children once the page is hydrated; their file loads only then. */
export function AfterHydration({ children }: { children: ReactNode }) {
  return useIsHydrated() && <Suspense>{children}</Suspense>
}
