/** The cars compared last in this browser, so that the next one joins them; emptied by logout with all local storage. */

const storageKey = 'comparedCars'
export const comparedAtMost = 4

/** They stand side by side now. */
export function rememberCompared(ids: readonly string[]): void {
  try {
    localStorage.setItem(storageKey, ids.join(','))
  } catch {
    // Then the next one stands alone.
  }
}

/** The ids for the address of a comparison that this car joins; the fifth waits there until one of the four goes. */
export function withCompared(id: string): string {
  const ids = (localStorage.getItem(storageKey) ?? '').split(',').filter((other) => other !== '')
  return [...new Set([...ids, id])].join(',')
}
