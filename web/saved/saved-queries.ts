import { personalEndpoints } from '../../contract/personal-endpoints.ts'
import { call } from '../api.ts'
import { sentenceOf } from '../call-error.ts'
import { savedCarsQuery } from '../car-parts/saved-cars.ts'
import { queryClient } from '../query-client.ts'
import { showToast } from '../ui/toast.tsx'

/** Keeps a note on a saved car; answers whether it held. */
export async function keepNote(id: string, note: string): Promise<boolean> {
  try {
    await call(personalEndpoints.saveCar, { params: { id }, body: { note } })
    await queryClient.invalidateQueries({ queryKey: savedCarsQuery.queryKey })
    return true
  } catch (error) {
    showToast({ text: sentenceOf(error) })
    return false
  }
}

/** Prices and sales have been looked at: what changes from now on is new. */
export async function lookAtSaved(): Promise<void> {
  try {
    await call(personalEndpoints.lookAtSavedCars)
    await queryClient.invalidateQueries({ queryKey: savedCarsQuery.queryKey })
  } catch {
    // Then it is new once more.
  }
}
