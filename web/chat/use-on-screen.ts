import { useEffect, useEffectEvent, type RefObject } from 'react'
import { type MessageWithId } from '../../contract/message.ts'

/** The share of a message, or of the log, that must be in view. */
const share = 0.5

/**
 * Tells the last message of the other person that is in view while the window has the focus and nothing lies above the log. What is in view
 * is told at once when the window gets the focus back.
 */
export function useOnScreen(
  log: RefObject<HTMLElement | null>,
  messages: readonly MessageWithId[],
  { isReady, onSeen }: { isReady: boolean; onSeen: (id: string) => void },
): void {
  const tell = useEffectEvent(onSeen)
  useEffect(() => {
    const root = log.current
    if (!root || !isReady) return
    const inView = new Set<string>()
    const look = () => {
      const isCovered = root.closest('[inert]') !== null || document.querySelector('dialog[open]') !== null
      if (isCovered || !document.hasFocus() || document.visibilityState !== 'visible') return
      const last = [...inView].toSorted().at(-1)
      if (last !== undefined) tell(last)
    }
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio, intersectionRect, rootBounds } of entries) {
          const id = (target as HTMLElement).dataset.id ?? ''
          const isInView = intersectionRatio >= share || intersectionRect.height >= share * (rootBounds?.height ?? 0)
          if (isInView) inView.add(id)
          else inView.delete(id)
        }
        look()
      },
      { root, threshold: [0, 0.1, 0.2, 0.3, 0.4, share] },
    )
    for (const { id } of messages) {
      const item = root.querySelector(`li[data-id="${CSS.escape(id)}"]`)
      if (item) observer.observe(item)
    }
    const stopping = new AbortController()
    for (const kind of ['focus', 'pointerdown', 'keydown']) addEventListener(kind, look, stopping)
    document.addEventListener('visibilitychange', look, stopping)
    return () => {
      observer.disconnect()
      stopping.abort()
    }
  }, [log, messages, isReady])
}
