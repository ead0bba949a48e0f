import { WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { retryLive, useLive, useLiveStatus } from '../live.ts'
import { queryClient } from '../query-client.ts'
import { usePage } from '../router/page.tsx'
import { texts } from '../texts.ts'
import styles from './connection-bar.module.css'

/** Ms of a lost connection before the bar says so. */
const noticeDelayMs = 3000

/** Says that shown data may be old; it appears and disappears by itself. */
export function ConnectionBar() {
  const lostSince = useLostSince()
  const { state } = useLiveStatus()
  // A subscription makes the connection retry on screens that listen to nothing.
  useLive(state === 'lost' || state === 'asking' ? 'cars' : null, { onEvent: () => {}, onReconnect: () => {} })
  const isList = usePage().screen === 'cars'
  return (
    <div className={styles.bar} role="status">
      {state === 'asking' && (
        <div className={styles.row}>
          <span>{texts.live.askedNow}</span>
        </div>
      )}
      {lostSince !== null && (
        <div className={styles.row}>
          <WifiOff />
          <span>{isList ? texts.live.listAsOf(lostSince) : texts.live.pageAsOf(lostSince)}</span>
          <button type="button" onClick={tryAgain}>
            {texts.frame.tryAgain}
          </button>
        </div>
      )}
    </div>
  )
}

function tryAgain() {
  retryLive()
  void queryClient.refetchQueries({ type: 'active' })
}

/** When the connection was lost, in epoch ms, once that is long enough ago. */
function useLostSince(): number | null {
  const status = useLiveStatus()
  const [lostSince, setLostSince] = useState<number | null>(null)
  const isLost = status.state === 'lost'

  useEffect(() => {
    if (!isLost) return
    const timer = setTimeout(() => setLostSince(status.since), status.since + noticeDelayMs - Date.now())
    return () => {
      clearTimeout(timer)
      setLostSince(null)
    }
  }, [isLost, status.since])

  return lostSince
}
