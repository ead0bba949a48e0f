import { useEffect, useEffectEvent } from 'react'
import { type NoticeReading } from '../../contract/notice-reading.ts'
import { usePage } from '../router/page.tsx'
import { sayRead } from './notice-queries.ts'

/**
 * Marks notices as read by the screen that shows what they are about, when a person looks at it and when one comes
 * meanwhile. The answer tells of a new notice, about the offer if it is about one.
 */
export function useSeenElsewhere(hasUnread: boolean): (carId: string | undefined) => void {
  const page = usePage()
  const seen = seenOn(page)
  const key = seen && `${seen.about} ${seen.id}`
  const look = useEffectEvent(() => {
    if (seen && isLookedAt()) void sayRead(seen)
  })
  useEffect(() => {
    if (key === undefined || !hasUnread) return
    look()
    const stopping = new AbortController()
    addEventListener('focus', () => look(), stopping)
    document.addEventListener('visibilitychange', () => look(), stopping)
    return () => stopping.abort()
  }, [key, hasUnread])
  return (carId) => {
    if (!seen || !isLookedAt()) return
    if (seen.about === 'car' ? seen.id === carId : carId === undefined) void sayRead(seen)
  }
}

function seenOn({ screen, params }: ReturnType<typeof usePage>): NoticeReading | undefined {
  if (screen === 'car') return { about: 'car', id: params.themeId }
  return screen === 'ownProfile' ? { about: 'followers' } : undefined
}

/** Whether somebody looks at this window now. */
export function isLookedAt(): boolean {
  return document.visibilityState === 'visible' && document.hasFocus()
}
