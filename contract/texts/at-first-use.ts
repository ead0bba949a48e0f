/** Makes it at the first use: a page's first formatter takes some milliseconds, while nothing of the page answers. */
export function atFirstUse<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}
