import { createPageStore, useStore } from '../ui/store.ts'

/** The missing offer that led to /404. */
const missing = createPageStore<string | null>(null)

/** Notes the missing offer, so that /404 shows similar ones. */
export function noteMissingCar(carId: string | null): void {
  missing.set(carId)
}

export function useMissingCar(): string | null {
  return useStore(missing)
}
