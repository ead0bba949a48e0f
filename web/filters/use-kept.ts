import { useState } from 'react'

/** All that is chosen and was since the panel stands: an option that is no more chosen does not go from under the pointer. */
export function useKept(chosen: readonly string[]): ReadonlySet<string> {
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set())
  if (chosen.every((value) => kept.has(value))) return kept
  const next = new Set([...kept, ...chosen])
  setKept(next)
  return next
}

/** The first that is known of a value: brands stand as they stood while their counts change. */
export function useFirst<Value>(value: Value | undefined): Value | undefined {
  const [first, setFirst] = useState(value)
  if (first === undefined && value !== undefined) setFirst(value)
  return first ?? value
}
