import { useEffect, useState } from 'react'

/** A value once it has not changed for `pauseMs`, until then the previous one. */
export function useRested<Value>(value: Value, pauseMs: number): Value {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value, pauseMs])
  return rested
}
