import { useLayoutEffect, type RefObject } from 'react'

/**
 * An item of a list that goes while it has the focus hands it on: to the first `target` after it, to the last one before
 * it, or to the field of its part of the page.
 */
export function useFocusBeside(item: RefObject<HTMLElement | null>, target: string): void {
  useLayoutEffect(() => {
    const gone = item.current
    return () => {
      if (!gone?.contains(document.activeElement)) return
      const part = gone.closest('section, nav, main')
      const others = [...(part?.querySelectorAll<HTMLElement>(target) ?? [])].filter((one) => !gone.contains(one))
      const next = others.find((one) => gone.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING)
      const taker = next ?? others.at(-1) ?? part?.querySelector<HTMLElement>('input')
      taker?.focus({ preventScroll: true })
    }
  }, [item, target])
}
