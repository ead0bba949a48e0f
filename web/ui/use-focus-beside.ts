import { useLayoutEffect, type RefObject } from 'react'

/**
 * An item of a list that goes while it has the focus hands it on: to the first `target` after it, to the last one before
 * it, to `field` in its part of the page, and without one to the heading there.
 */
export function useFocusBeside(item: RefObject<HTMLElement | null>, target: string, field = 'input'): void {
  useLayoutEffect(() => {
    const gone = item.current
    return () => {
      if (!gone?.contains(document.activeElement)) return
      const part = gone.closest('section, nav, main')
      const others = [...(part?.querySelectorAll<HTMLElement>(target) ?? [])].filter((one) => !gone.contains(one))
      const next = others.find((one) => gone.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING)
      const taker = next ?? others.at(-1) ?? part?.querySelector<HTMLElement>(field) ?? headingOf(part)
      taker?.focus({ preventScroll: true })
    }
  }, [item, target, field])
}

/** The first heading, which by itself takes no focus. */
function headingOf(part: Element | null): HTMLElement | null {
  const heading = part?.querySelector<HTMLElement>('h1, h2, h3') ?? null
  if (heading) heading.tabIndex = -1
  return heading
}
