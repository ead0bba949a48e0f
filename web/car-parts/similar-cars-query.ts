import { queryOptions } from '@tanstack/react-query'
import { shareEndpoints } from '../../contract/share-endpoints.ts'
import { type SimilarCars } from '../../contract/sharing.ts'
import { addressOf, call } from '../api.ts'
import { takePreloaded } from '../preloaded.ts'

/** Offers similar to one, even a deleted one; `null` when it is unknown. */
export function similarCarsQuery(id: string) {
  const parts = { params: { id } }
  return queryOptions({
    queryKey: ['cars', 'similar', id],
    queryFn: ({ signal }) => call(shareEndpoints.readSimilarCars, { ...parts, signal }),
    initialData: () => takePreloaded<SimilarCars | null>(addressOf(shareEndpoints.readSimilarCars, parts)),
  })
}
