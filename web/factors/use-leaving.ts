import { useEffect, useRef } from 'react'

/** The signal of a part of the page, asked for when it is needed: it is aborted once the part goes. */
export function useLeaving(): () => AbortSignal {
  const stopping = useRef(new AbortController())
  useEffect(() => {
    const mine = new AbortController()
    stopping.current = mine
    return () => mine.abort()
  }, [])
  return () => stopping.current.signal
}
