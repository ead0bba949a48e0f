import { useEffect, useState, type RefObject } from 'react'
import { useTalk } from './comment-talk.ts'
import { type Thread } from './threads.ts'

/**
 * The replies of a thread without those that would move what one reads below it, and how many these are. What answers
 * oneself and what one wrote comes at once.
 */
export function useHeldReplies(
  element: RefObject<HTMLElement | null>,
  { comment, replies }: Thread,
  { isLast }: { isLast: boolean },
) {
  const { myId } = useTalk()
  const isInView = useIsInView(element)
  const [known, setKnown] = useState(() => idsOf(replies))
  const isShown = (reply: Thread['comment']) => known.has(reply.id) || [reply.senderId, comment.senderId].includes(myId)
  const shown = replies.filter(isShown)
  const count = replies.length - shown.length
  const show = () => setKnown(idsOf(replies))
  if (count > 0 && (isLast || !isInView)) show()
  return { shown, count, show }
}

function useIsInView(element: RefObject<HTMLElement | null>): boolean {
  const [isInView, setIsInView] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver((entries) => setIsInView(entries.at(-1)?.isIntersecting ?? false))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isInView
}

function idsOf(replies: Thread['replies']): ReadonlySet<string> {
  return new Set(replies.map(({ id }) => id))
}
