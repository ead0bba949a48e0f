import { useLiveCollection } from '../live-collection.ts'
import { applyDealEvent, dealsWith } from './deal-queries.ts'

/** Keeps the deals with a person current while it is mounted. */
export function LiveDeals({ myId, otherId }: { myId: string; otherId: string }) {
  useLiveCollection(dealsWith, otherId, (event) => applyDealEvent(myId, event))
  return null
}
