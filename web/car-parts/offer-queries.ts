import { queryOptions } from '@tanstack/react-query'
import { carEndpoints } from '../../contract/car-endpoints.ts'
import { type Car, type CarWithId, type EditedCar } from '../../contract/car.ts'
import { type NewState, type RenewedOffers } from '../../contract/car-state.ts'
import { offerEndpoints } from '../../contract/offer-endpoints.ts'
import { call, callForTag } from '../api.ts'
import { profileKey, queryClient } from '../query-client.ts'
import { carQuery } from './car-queries.ts'

/** The history of an offer. It is read again when price or mileage changes. */
export function carHistoryQuery({ id, price, mileage }: CarWithId) {
  return queryOptions({
    queryKey: ['cars', 'history', id, price, mileage],
    queryFn: ({ signal }) => call(offerEndpoints.getCarHistory, { params: { id }, signal }),
  })
}

/** Sets the state of the person's own offer. */
export async function setCarState({ id, owner_id }: Pick<CarWithId, 'id' | 'owner_id'>, body: NewState): Promise<void> {
  await call(offerEndpoints.setCarState, { params: { id }, body })
  forgetPosts(owner_id)
  await queryClient.invalidateQueries({ queryKey: carQuery(id).queryKey })
}

/** How many of the person's own offers have ended; read again with the offers. */
export function endedOffersQuery(myId: string) {
  return queryOptions({
    queryKey: [...profileKey(myId), 'ended'],
    queryFn: ({ signal }) => call(offerEndpoints.countEndedOffers, { signal }),
  })
}

/** Renews the person's own ended offers; returns the ids of those that are for sale again. */
export async function renewOffers(myId: string): Promise<string[]> {
  return readAgain(myId, await call(offerEndpoints.renewOffers))
}

/** Undoes `renewOffers`; returns the ids of those that have ended again. */
export async function endOffersAgain(myId: string, offers: string[]): Promise<string[]> {
  return readAgain(myId, await call(offerEndpoints.endOffersAgain, { body: { offers } }))
}

async function readAgain(myId: string, { offers }: RenewedOffers): Promise<string[]> {
  forgetPosts(myId)
  await Promise.all(offers.map((id) => queryClient.invalidateQueries({ queryKey: carQuery(id).queryKey })))
  return offers
}

/** The person's own car in its current state, with its tag. */
export async function readForEdit(id: string): Promise<{ car: Car | null; tag: string | undefined }> {
  const { reply, tag } = await callForTag(carEndpoints.getCar, { params: { id }, prepares: carEndpoints.editCar })
  return { car: reply, tag: tag ?? undefined }
}

/** Saves an edited car if it still has the state of the tag. */
export async function editCar(id: string, body: EditedCar, ifMatch: string | undefined): Promise<void> {
  const car: CarWithId = { ...(await call(carEndpoints.editCar, { params: { id }, body, ifMatch })), id }
  queryClient.setQueryData(carQuery(id).queryKey, car)
  forgetPosts(car.owner_id)
}

export async function deleteCar({ id, owner_id }: CarWithId): Promise<void> {
  await call(carEndpoints.deleteCar, { params: { id } })
  forgetPosts(owner_id)
}

/** Lets profiles read this person's offers and their number again. */
export function forgetPosts(ownerId: string): void {
  void queryClient.invalidateQueries({ queryKey: profileKey(ownerId) })
}
