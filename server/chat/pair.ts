/** The key of a conversation: both ids in order, so that both directions share one index. */
export function pairOf(one: string, other: string): string {
  return [one, other].toSorted().join(' ')
}
