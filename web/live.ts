import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { type Topic } from '../contract/live.ts'
import { LiveConnection, type LiveStatus, type Subscriber } from './live-connection.ts'

const connection = new LiveConnection()

/**
 * Hears a topic while the component stands; `null` hears nothing. `onSubscribed` comes at first and after every gap:
 * ask for the snapshot then, and merge events by id.
 */
export function useLive(topic: Topic | null, subscriber: Subscriber): void {
  const onEvent = useEffectEvent(subscriber.onEvent)
  const onSubscribed = useEffectEvent(subscriber.onSubscribed)
  useEffect(() => {
    if (topic === null) return
    return connection.subscribe(topic, {
      onEvent: (event) => onEvent(event),
      onSubscribed: () => onSubscribed(),
    })
  }, [topic])
}

/** How the live connection stands. */
export function useLiveStatus(): LiveStatus {
  return useSyncExternalStore(
    (listener) => connection.onStatus(listener),
    () => connection.status,
  )
}

/** Tries to connect at once instead of at the next planned moment. */
export function retryLive(): void {
  connection.retryNow()
}
