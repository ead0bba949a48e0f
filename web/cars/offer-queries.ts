import { queryOptions } from '@tanstack/react-query'
import { carEndpoints } from '../../contract/car-endpoints.ts'
import { type CarWithId, type EditedCar } from '../../contract/car.ts'
import { type SettableState } from '../../contract/car-state.ts'
import { offerEndpoints } from '../../contract/offer-endpoints.ts'
import { call } from '../api.ts'
import { profileKey, queryClient } from '../query-client.ts'
import { carQuery } from './car-query.ts'

/** What has happened to an offer. It asks again when the price or the mileage changes. */
export function carHistoryQuery({ id, price, mileage }: CarWithId) {
  return queryOptions({
    queryKey: ['cars', 'history', id, price, mileage],
    queryFn: ({ signal }) => call(offerEndpoints.getCarHistory, { params: { id }, signal }),
  })
}

/** Says what state one's own offer is in. */
export async function setCarState(id: string, state: SettableState): Promise<void> {
  await call(offerEndpoints.setCarState, { params: { id }, body: { state } })
  await queryClient.invalidateQueries({ queryKey: carQuery(id).queryKey })
}

/** Saves an edited car. */
export async function editCar(id: string, body: EditedCar): Promise<void> {
  const car: CarWithId = { ...(await call(carEndpoints.editCar, { params: { id }, body })), id }
  queryClient.setQueryData(carQuery(id).queryKey, car)
  forgetPosts(car.owner_id)
}

export async function deleteCar({ id, owner_id }: CarWithId): Promise<void> {
  await call(carEndpoints.deleteCar, { params: { id } })
  forgetPosts(owner_id)
}

/** A profile that shows this person's offers and their number asks for both again. */
export function forgetPosts(ownerId: string): void {
  void queryClient.invalidateQueries({ queryKey: profileKey(ownerId) })
}
