import { memberCookie } from '../../contract/page-cookies.ts'
import { onSessionChange, readSession } from '../session.ts'

const yearSeconds = 365 * 24 * 60 * 60

/** Tells the server by a cookie whether somebody is logged in, now and after every change. Returns how to stop. */
export function syncMemberCookie(): () => void {
  const keep = () => {
    const maxAge = readSession() ? yearSeconds : 0
    document.cookie = `${memberCookie}=1; Path=/; SameSite=Lax; Max-Age=${maxAge}`
  }
  keep()
  return onSessionChange(keep)
}
