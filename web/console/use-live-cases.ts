import { useEffect, useRef } from 'react'
import { useLive } from '../live.ts'
import { queryClient } from '../query-client.ts'
import { waitingMessagesQuery } from './console-queries.ts'

/** Ms after a change before the queue is read again, so that of many at once it is read once. */
const gatherMs = 300

/** Reads the queue and what else waits again as soon as something of it changes. */
export function useLiveCases(isModerator: boolean): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function refetch() {
    timer.current = undefined
    void queryClient.invalidateQueries({ queryKey: ['console', 'cases'] })
    void queryClient.invalidateQueries({ queryKey: waitingMessagesQuery.queryKey })
  }

  useEffect(() => () => clearTimeout(timer.current), [])
  useLive(isModerator ? 'cases' : null, {
    onEvent: () => {
      timer.current ??= setTimeout(refetch, gatherMs)
    },
    onReconnect: refetch,
  })
}
