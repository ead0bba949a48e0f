import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { conversationEndpoints } from '../../contract/conversation-endpoints.ts'
import { call } from '../api.ts'
import { openMarked } from './inbox-changes.ts'
import { conversationStateQuery } from './inbox-queries.ts'

/**
 * Until which message the conversation had been read when it opened, and how to say that a message has been on the
 * screen; and what the other person has read. Nothing is marked before that is known. A mark that fails is repeated with the next message in view.
 */
export function useReadMarks(otherId: string) {
  const state = useQuery({ ...conversationStateQuery(otherId), staleTime: 0 })
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  if (openedAt === null && state.data !== undefined && !state.isFetching) setOpenedAt(state.data?.readUntil ?? '')
  const isMarked = state.data?.isMarkedUnread === true
  useEffect(() => {
    if (isMarked) openMarked(otherId)
  }, [isMarked, otherId])
  const readUntil = state.data?.readUntil ?? ''
  /** The last message that was on the screen, and the last that a call has told. */
  const marks = useRef({ wanted: '', told: '', isBusy: false })

  async function tell(): Promise<void> {
    const mark = marks.current
    if (mark.isBusy) return
    mark.isBusy = true
    try {
      while (mark.wanted > mark.told) {
        const until = mark.wanted
        await call(conversationEndpoints.markRead, { params: { id: otherId }, body: { until } })
        mark.told = until
      }
    } catch {
      mark.wanted = mark.told
    }
    mark.isBusy = false
  }

  function seen(id: string): void {
    if (openedAt === null || id <= readUntil || id <= marks.current.wanted) return
    marks.current.wanted = id
    void tell()
  }

  return { openedAt, seen, seenUntil: state.data?.seenUntil ?? '' }
}
