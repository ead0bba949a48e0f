import { type WorkerWish } from '../../contract/app-shell.ts'
import { holdsText } from '../holds-text.ts'
import { navigate } from '../router/navigate.ts'
import { queryClient } from '../query-client.ts'
import { isPushOn, noticeCountQuery } from './notice-queries.ts'

/**
 * Renews this browser's subscription to pushes, opens what a pressed notification leads to, and closes notifications
 * whose notice was read, until the returned function is called. Nothing happens where pushes are off.
 */
export function startPushes(): () => void {
  if (!('serviceWorker' in navigator)) return () => {}
  const { serviceWorker } = navigator
  const open = ({ data, ports }: MessageEvent<WorkerWish>) => {
    const goes = !holdsText() && Date.now() < (data.until ?? Infinity)
    ports[0]?.postMessage(goes)
    if (goes) void navigate(data.opens)
  }
  serviceWorker.addEventListener('message', open)
  if (isPushOn()) void import('./push.ts').then(({ renewPush }) => renewPush()).catch(() => {})
  const stop = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (!isPushOn() || type !== 'updated' || query.queryHash !== countHash || query.state.fetchStatus !== 'idle') return
    void import('./push.ts').then(({ closeReadPushes }) => closeReadPushes()).catch(() => {})
  })
  return () => {
    stop()
    serviceWorker.removeEventListener('message', open)
  }
}

const countHash = JSON.stringify(noticeCountQuery.queryKey)
