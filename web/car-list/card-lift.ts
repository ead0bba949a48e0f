import { useEffect, type RefObject } from 'react'

/**
 * Lifts the card that the pointer has moved to (`data-lifted`: `true`, then `false` while it settles). `:hover` would
 * lift each card that scrolls by below a resting pointer, and each lift rebuilds the layers of all cards.
 */
export function useCardLift(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const grid = list.current
    if (!grid) return
    let lifted: HTMLElement | null = null
    const lift = (card: HTMLElement | null) => {
      if (card === lifted) return
      if (lifted) lifted.dataset.lifted = 'false'
      if (card) card.dataset.lifted = 'true'
      lifted = card
    }
    const follow = ({ target, pointerType }: PointerEvent) => {
      if (pointerType !== 'touch' && target instanceof Element) lift(target.closest('li'))
    }
    // At once and without a transition, because scrolling people look elsewhere.
    const drop = () => {
      for (const card of grid.querySelectorAll('[data-lifted]')) card.removeAttribute('data-lifted')
      lifted = null
    }
    const closing = new AbortController()
    const passive = { passive: true, signal: closing.signal }
    grid.addEventListener('pointermove', follow, passive)
    grid.addEventListener('pointerleave', () => lift(null), passive)
    window.addEventListener('scroll', drop, passive)
    return () => closing.abort()
  }, [list])
}
