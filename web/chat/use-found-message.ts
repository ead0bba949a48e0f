import { useEffect, useState, type RefObject } from 'react'

/** Ms for which a message that was asked for is marked. */
const markedMs = 2500

/** A message that was asked for; a new object for each time. */
export interface Target {
  id: string
}

/** Brings the message that was asked for into view and the focus to it, and marks it for a moment. */
export function useFoundMessage(log: RefObject<HTMLElement | null>, target: Target | null): string | null {
  const [faded, setFaded] = useState<Target | null>(null)
  useEffect(() => {
    if (!target) return
    const item = log.current?.querySelector<HTMLElement>(`li[data-key="${CSS.escape(target.id)}"]`)
    item?.scrollIntoView({ block: 'center' })
    item?.focus({ preventScroll: true })
    const timer = setTimeout(() => setFaded(target), markedMs)
    return () => clearTimeout(timer)
  }, [log, target])
  return target && target !== faded ? target.id : null
}
