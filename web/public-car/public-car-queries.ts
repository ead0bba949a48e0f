import { type CarWithId } from '../../contract/car.ts'
import { type SimilarCars } from '../../contract/sharing.ts'
import { carsNowQuery } from '../car-parts/car-queries.ts'
import { similarCarsQuery } from '../car-parts/similar-cars-query.ts'
import { queryClient } from '../query-client.ts'

/** Whether a car has a public page, or one that says what became of it. Synchronous when both answers are cached. */
export function hasPublicPage(id: string): boolean | Promise<boolean> {
  const [ofCar, ofSimilar] = [carsNowQuery([id]), similarCarsQuery(id)]
  const says = (cars: readonly CarWithId[], similar: SimilarCars | null) =>
    sharedCar(cars) !== undefined || similar?.end !== undefined
  const cars = queryClient.getQueryData(ofCar.queryKey)
  const similar = queryClient.getQueryData(ofSimilar.queryKey)
  // A server-rendered page hydrates without waiting.
  if (cars && similar !== undefined) return says(cars, similar)
  const answers = Promise.all([queryClient.ensureQueryData(ofCar), queryClient.ensureQueryData(ofSimilar)])
  return answers.then(([loaded, alike]) => says(loaded, alike))
}

/** The car of an answer for one id, if it has a public page. */
export function sharedCar(cars: readonly CarWithId[] | undefined): CarWithId | undefined {
  return cars?.find(({ isUnshared, state }) => !isUnshared && state !== 'paused' && state !== 'expired')
}
