/** Apart from the publishing itself, which the list does not need. */
const ownKeys = new Set<string>()

/** This tab creates an offer under this idempotency key. */
export function noteOwnCreation(key: string): void {
  ownKeys.add(key)
}

/** Did this tab create the offer with this idempotency key? */
export function isOwnCreation(key: string | undefined): boolean {
  return key !== undefined && ownKeys.has(key)
}
