import { useEffect, type RefObject } from 'react'

/** Px from its end within which the log stays at its end. */
const nearEnd = 80

/**
 * Keeps the line that one reads where it is when messages come or parts of them get higher. Browsers do so by scroll
 * anchoring, which Safari lacks.
 */
export function useSteadyPlace(log: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const scroller = log.current
    const list = scroller?.firstElementChild
    if (!scroller || !list) return
    /** Messages in view, of which the first may go when others come. */
    let read: { line: Element; top: number }[] = []
    /** Where this put the log, whose scroll event says nothing of the person. */
    let putAt: number | null = null
    const note = () => {
      if (scroller.scrollTop === putAt) return
      // In a reversed column the end is at 0 and scrolling up is negative.
      read = -scroller.scrollTop < nearEnd ? [] : messagesInView(scroller)
    }
    const keep = () => {
      const still = read.find(({ line }) => line.isConnected)
      if (!still) return note()
      scroller.scrollTop += topIn(scroller, still.line) - still.top
      putAt = scroller.scrollTop
    }
    // Before the changed sizes are painted.
    const sizes = new ResizeObserver(keep)
    sizes.observe(list)
    scroller.addEventListener('scroll', note, { passive: true })
    return () => {
      sizes.disconnect()
      scroller.removeEventListener('scroll', note)
    }
  }, [log])
}

function messagesInView(scroller: Element): { line: Element; top: number }[] {
  return [...scroller.querySelectorAll('li[data-key]')]
    .map((line) => ({ line, top: topIn(scroller, line), height: line.clientHeight }))
    .filter(({ top, height }) => top + height > 0 && top < scroller.clientHeight)
}

/** Px from the top of the window of the log. */
function topIn(scroller: Element, line: Element): number {
  return line.getBoundingClientRect().top - scroller.getBoundingClientRect().top
}
