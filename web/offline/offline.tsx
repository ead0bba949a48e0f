import { useEffect } from 'react'
import { useIsReachable, useLiveStatus } from '../live.ts'
import { sendUnsent } from '../send-unsent.ts'
import { retryLogOut } from './finish-log-out.ts'
import { forgetRestored, storeContact, storeLastSeen, restoreLastSeen } from './last-seen.ts'
import { sayStorageTrouble } from './storage-notice.ts'
import { syncMemberCookie } from './member-cookie.ts'
import { NewVersion } from './new-version.tsx'
import { lookForNewVersion } from './worker.ts'

/** Part of every page: stores data for reading without a connection, and reads again what is old when it returns. */
export function Offline() {
  const { state, since } = useLiveStatus()
  const isReachable = useIsReachable()

  useEffect(storeLastSeen, [])
  useEffect(retryLogOut, [])
  useEffect(syncMemberCookie, [])
  useEffect(sayStorageTrouble, [])

  useEffect(() => {
    if (state !== 'lost') return
    storeContact(since)
    restoreLastSeen()
    return () => {
      forgetRestored()
      void lookForNewVersion()
    }
  }, [state, since])

  useEffect(() => {
    if (!isReachable) return
    sendUnsent('connected')
    const leave = () => {
      if (document.visibilityState === 'hidden') storeContact(Date.now())
    }
    document.addEventListener('visibilitychange', leave)
    return () => document.removeEventListener('visibilitychange', leave)
  }, [isReachable])

  return <NewVersion />
}
