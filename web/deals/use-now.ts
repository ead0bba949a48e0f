import { useEffect, useState } from 'react'

/** Longest wait of a browser's timer, in ms. */
const longestWait = 2 ** 31 - 1

/** The time now, known again once `until` has passed (epoch ms). */
export function useNow(until: number | undefined): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (until === undefined) return
    const wait = Math.min(longestWait, Math.max(0, until - Date.now()) + 50)
    const timer = setTimeout(() => setNow(Date.now()), wait)
    return () => clearTimeout(timer)
  }, [until])
  return now
}
