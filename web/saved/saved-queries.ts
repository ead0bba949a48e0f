import { personalEndpoints } from '../../contract/personal-endpoints.ts'
import { call } from '../api.ts'
import { sentenceOf } from '../call-error.ts'
import { savedCarsQuery } from '../car-parts/saved-cars.ts'
import { queryClient } from '../query-client.ts'
import { showToast } from '../ui/toast.tsx'

/** Saves a note on a saved car; returns whether it succeeded. */
export async function saveNote(id: string, note: string): Promise<boolean> {
  try {
    await call(personalEndpoints.saveCar, { params: { id }, body: { note } })
    await queryClient.invalidateQueries({ queryKey: savedCarsQuery.queryKey })
    return true
  } catch (error) {
    showToast({ text: sentenceOf(error) })
    return false
  }
}

/** The stored note on a saved car. */
export async function readNote(id: string): Promise<string | undefined> {
  const saved = await call(personalEndpoints.listSavedCars, { prepares: personalEndpoints.saveCar })
  return saved.find(({ carId }) => carId === id)?.note
}

/** Marks the current prices and sales as read. */
export async function markSavedSeen(): Promise<void> {
  try {
    await call(personalEndpoints.lookAtSavedCars)
    await queryClient.invalidateQueries({ queryKey: savedCarsQuery.queryKey })
  } catch {
    // They are marked as new again next time.
  }
}
