import { useEffect, useRef, useState, type RefObject } from 'react'
import { headerHeight } from './keep-place.tsx'

/**
 * The ids of new comments that came above what one reads, until they were on the screen. `newIds` are those of others
 * since the page was opened.
 */
export function useUnseen(list: RefObject<HTMLElement | null>, newIds: readonly string[]): string[] {
  const seen = useRef(new Set<string>())
  const [above, setAbove] = useState<ReadonlySet<string>>(new Set())
  const ids = newIds.join(' ')

  useEffect(() => {
    if (ids === '') return
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect } of entries) {
          const id = target.getAttribute('data-comment') ?? ''
          if (isIntersecting) seen.current.add(id)
          const isAbove = !seen.current.has(id) && boundingClientRect.bottom <= headerHeight
          setAbove((before) => changed(before, id, isAbove))
        }
      },
      { rootMargin: `-${headerHeight}px 0px 0px` },
    )
    for (const id of ids.split(' ')) {
      const element = elementOf(list, id)
      if (element) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [list, ids])

  return newIds.filter((id) => above.has(id))
}

/** The same set when nothing changes, so that nothing is rendered again. */
function changed(before: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  if (before.has(id) === isIn) return before
  return isIn ? new Set([...before, id]) : new Set([...before].filter((one) => one !== id))
}

/** The element of a comment. */
export function elementOf(list: RefObject<HTMLElement | null>, id: string): Element | null {
  return list.current?.querySelector(`[data-comment="${CSS.escape(id)}"]`) ?? null
}
