import type { mileages as english } from '../en/mileages.ts'

/** The mileages that an offer has stated. */
export const mileages: typeof english = {
  // Mileage history
  title: 'История на пробега',
  // The owner says: ${reason}
  note: (reason: string) => `Според собственика: ${reason}`,
}
