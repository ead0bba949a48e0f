import { type Car } from '../../contract/car.ts'
import { isListed } from '../../contract/car-state.ts'
import { queryClient } from '../query-client.ts'
import { readSession } from '../session.ts'
import { changeList } from './car-list-cache.ts'
import { withChangedCar, withoutCar } from './car-list-changes.ts'
import { carNews, carQuery } from './car-query.ts'

/** A car has changed elsewhere: everything loaded shows it as it is now. */
export function takeChangedCar(id: string, changed: Car): void {
  const car = { ...changed, id }
  carNews.add(id, car)
  if (isListed(car.state ?? 'forSale')) changeList((list) => withChangedCar(list, car))
  else changeList((list) => withoutCar(list, id))
  queryClient.setQueryData(carQuery(id).queryKey, car)
}

/** A car is gone: the list lets go of it, its own page says so. */
export function takeDeletedCar(id: string): void {
  changeList((list) => withoutCar(list, id))
  const { queryKey } = carQuery(id)
  // Hidden by a moderator it is gone for all but its owner, who is told so.
  if (queryClient.getQueryData(queryKey)?.owner_id === readSession()?.userId) {
    return void queryClient.invalidateQueries({ queryKey })
  }
  carNews.add(id, null)
  queryClient.setQueryData(queryKey, (known) => known && null)
}
