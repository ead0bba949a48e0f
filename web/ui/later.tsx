import { startTransition, Suspense, useEffect, useState, type ReactNode } from 'react'

let isPageOwn = false

/** A page that the server has not drawn is the browser's own from the start. */
export function beOwn(): void {
  isPageOwn = true
}

/** Is the page the browser's own? Not while it takes over one that the server has drawn, which must be the same at first. */
export function useIsOwn(): boolean {
  const [isOwn, setIsOwn] = useState(isPageOwn)
  useEffect(() => {
    if (isOwn) return
    beOwn()
    startTransition(() => setIsOwn(true))
  }, [isOwn])
  return isOwn
}

/** What nobody misses in a page that the server has drawn; its file is loaded once the page is the browser's own. */
export function Later({ children }: { children: ReactNode }) {
  return useIsOwn() && <Suspense>{children}</Suspense>
}
