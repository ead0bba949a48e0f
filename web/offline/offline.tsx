import { useEffect } from 'react'
import { useLiveStatus } from '../live.ts'
import { keepFinishingLogOut } from './finish-log-out.ts'
import { forgetRecalled, keepContact, keepLastSeen, recallLastSeen } from './last-seen.ts'
import { keepMemberCookie } from './member-cookie.ts'
import { NewVersion } from './new-version.tsx'
import { sendAllUnsent } from './send-unsent.ts'
import { lookForNewVersion } from './worker.ts'

/** Stands in every page: keeps what is read without a connection, and makes up for it when the connection is back. */
export function Offline() {
  const { state, since } = useLiveStatus()

  useEffect(keepLastSeen, [])
  useEffect(keepFinishingLogOut, [])
  useEffect(keepMemberCookie, [])

  useEffect(() => {
    if (state !== 'lost') return
    keepContact(since)
    recallLastSeen()
    return () => {
      forgetRecalled()
      void lookForNewVersion()
    }
  }, [state, since])

  useEffect(() => {
    if (state !== 'connected') return
    sendAllUnsent()
    const leave = () => {
      if (document.visibilityState === 'hidden') keepContact(Date.now())
    }
    document.addEventListener('visibilitychange', leave)
    return () => document.removeEventListener('visibilitychange', leave)
  }, [state])

  return <NewVersion />
}
