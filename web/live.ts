import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { type Topic } from '../contract/live.ts'
import { LiveConnection, type LiveStatus, type Subscriber } from './live-connection.ts'
import { Refetcher } from './refetcher.ts'
import { thisTab } from './this-tab.ts'

const connection = new LiveConnection(thisTab)

/** The callbacks of a topic. An `onReconnect` that throws is tried again. */
interface LiveOptions {
  onEvent: Subscriber['onEvent']
  onReconnect: () => Promise<unknown> | void
}

/**
 * Subscribes to a topic while the component is mounted; `null` subscribes to none. `onReconnect` is called when the
 * subscription is confirmed, at first and after each disconnect; it must refetch, and events are merged by id.
 */
export function useLive(topic: Topic | null, options: LiveOptions): void {
  const onEvent = useEffectEvent(options.onEvent)
  const onReconnect = useEffectEvent(options.onReconnect)
  useEffect(() => {
    if (topic === null) return
    const refetcher = new Refetcher(() => onReconnect())
    const unsubscribe = connection.subscribe(topic, {
      onEvent: (event) => onEvent(event),
      onSubscribed: () => refetcher.start(),
    })
    return () => {
      unsubscribe()
      refetcher.stop()
    }
  }, [topic])
}

/** The state of the live connection. */
export function useLiveStatus(): LiveStatus {
  return useSyncExternalStore(subscribe, status, status)
}

/** Whether calls are answered, whatever comes of live news. */
export function useIsReachable(): boolean {
  return isReachable(useLiveStatus())
}

function isReachable({ state }: LiveStatus): boolean {
  return state === 'connected' || state === 'asking'
}

function subscribe(listener: () => void): () => void {
  return connection.onStatus(listener)
}

function status(): LiveStatus {
  return connection.status
}

/** Starts without a connection, which is lost since `since` (epoch ms). */
export function beginLost(since: number): void {
  connection.status = { state: 'lost', since }
}

/** Ms until something that failed during a living connection is tried again. */
const retryMs = 10_000

/** Calls `listener` once, when the product can be reached again. Returns how to stop waiting. */
export function onceReachable(listener: () => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const end = () => {
    stop.abort()
    listener()
  }
  const check = () => isReachable(connection.status) && end()
  window.addEventListener('online', end, { signal })
  signal.addEventListener('abort', connection.onStatus(check))
  const timer = isReachable(connection.status) ? setTimeout(end, retryMs) : undefined
  signal.addEventListener('abort', () => clearTimeout(timer))
  return () => stop.abort()
}

/** Connects at once instead of at the next planned attempt. */
export function retryLive(): void {
  connection.retryNow()
}
