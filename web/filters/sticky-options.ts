import { useState } from 'react'

/**
 * All values chosen since the panel was mounted, so that an option does not vanish from under the pointer when it is
 * unticked.
 */
export function useStickyOptions(chosen: readonly string[]): ReadonlySet<string> {
  const [sticky, setSticky] = useState<ReadonlySet<string>>(new Set())
  if (chosen.every((value) => sticky.has(value))) return sticky
  const next = new Set([...sticky, ...chosen])
  setSticky(next)
  return next
}

/** The first defined value, so that brands retain their order while their counts change. */
export function useFirst<Value>(value: Value | undefined): Value | undefined {
  const [first, setFirst] = useState(value)
  if (first === undefined && value !== undefined) setFirst(value)
  return first ?? value
}
