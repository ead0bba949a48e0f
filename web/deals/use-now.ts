import { useEffect, useState } from 'react'
import { serverNow } from '../server-clock.ts'

/** Longest wait of a browser's timer, in ms. */
const longestWait = 2 ** 31 - 1

/** The time now, known again once `until` has passed (epoch ms). */
export function useNow(until: number | undefined): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    if (until === undefined) return
    const wait = Math.min(longestWait, Math.max(0, until - serverNow()) + 50)
    const timer = setTimeout(() => setNow(serverNow()), wait)
    return () => clearTimeout(timer)
  }, [until])
  return now
}
