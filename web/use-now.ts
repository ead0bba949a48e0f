import { useEffect, useState } from 'react'
import { onClockChange, serverNow } from './server-clock.ts'

/** Longest wait of a browser's timer, in ms. */
const longestWait = 2 ** 31 - 1

/**
 * The time now, known again once `until` has passed (epoch ms), before it in steps that end there, and when the clock
 * turns out to be another one.
 */
export function useNow(until: number | undefined, stepMs = longestWait): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      if (until !== undefined) timer = setTimeout(look, Math.max(0, (until - serverNow()) % stepMs) + 50)
    }
    const look = () => {
      const at = serverNow()
      setNow(at)
      if (until !== undefined && at < until) wait()
    }
    const stopListening = onClockChange(look)
    wait()
    return () => {
      clearTimeout(timer)
      stopListening()
    }
  }, [until, stepMs])
  return now
}
