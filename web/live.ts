import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { type Topic } from '../contract/live.ts'
import { CatchUp } from './catch-up.ts'
import { LiveConnection, type LiveStatus, type Subscriber } from './live-connection.ts'

const connection = new LiveConnection()

/** What to do on a topic. What `look` throws makes it try again. */
interface Listening {
  onEvent: Subscriber['onEvent']
  look: () => Promise<unknown> | void
}

/**
 * Hears a topic while the component stands; `null` hears nothing. `look` comes at first and after every gap: ask for
 * the snapshot then, and merge events by id.
 */
export function useLive(topic: Topic | null, listening: Listening): void {
  const onEvent = useEffectEvent(listening.onEvent)
  const look = useEffectEvent(listening.look)
  useEffect(() => {
    if (topic === null) return
    const catchUp = new CatchUp(() => look())
    const stopHearing = connection.subscribe(topic, {
      onEvent: (event) => onEvent(event),
      onSubscribed: () => catchUp.begin(),
    })
    return () => {
      stopHearing()
      catchUp.stop()
    }
  }, [topic])
}

/** How the live connection stands. */
export function useLiveStatus(): LiveStatus {
  return useSyncExternalStore(subscribe, status, status)
}

function subscribe(listener: () => void): () => void {
  return connection.onStatus(listener)
}

function status(): LiveStatus {
  return connection.status
}

/** The page was opened without a connection: it is lost since the last time that there was one. */
export function beginLost(since: number): void {
  connection.status = { state: 'lost', since }
}

/** Tries to connect at once instead of at the next planned moment. */
export function retryLive(): void {
  connection.retryNow()
}
