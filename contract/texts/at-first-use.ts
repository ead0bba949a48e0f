/**
 * Makes a value at its first use: the first formatter of a page takes milliseconds, during which the page does not
 * respond.
 */
export function atFirstUse<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}
