import { queryOptions } from '@tanstack/react-query'
import { dealEndpoints } from '../../contract/deal-endpoints.ts'
import { handoverEndpoints } from '../../contract/handover-endpoints.ts'
import { type HandoverCode, type MetAnswers } from '../../contract/handover.ts'
import { type LiveEvent } from '../../contract/live.ts'
import { type Deals, type PriceOffer } from '../../contract/price-offer.ts'
import { type PriceOfferActing } from '../../contract/price-offer-rules.ts'
import { type Viewing } from '../../contract/viewing.ts'
import { type NewViewing, type ViewingActing } from '../../contract/viewing-rules.ts'
import { call, type KeyedSend } from '../api.ts'
import { liveCollection } from '../live-collection.ts'
import { queryClient } from '../query-client.ts'
import { mergeById } from '../rows-by-id.ts'
import { noteActed } from './last-acted.ts'

type Deal = PriceOffer | Viewing

function isViewing(deal: Deal): deal is Viewing {
  return 'times' in deal
}

function isPriceOffer(deal: Deal): deal is PriceOffer {
  return !isViewing(deal)
}

/** Offers of a price and viewings between the person and another one. */
export const dealsWith = liveCollection<Deals, Deal>({
  queryKey: (otherId) => ['deals', otherId],
  topic: () => 'messages',
  load: async (otherId, signal) =>
    call(dealEndpoints.listDeals, { params: { id: otherId }, ...(signal && { signal }) }),
  merge: ({ priceOffers, viewings }, changes) => {
    const changed = [...changes.values()].filter((deal) => deal !== null)
    return {
      priceOffers: mergeById(priceOffers, changed.filter(isPriceOffer)),
      viewings: mergeById(viewings, changed.filter(isViewing)),
    }
  },
  staleTime: Infinity,
})

/** The person's confirmed viewings to come, with whomever. */
export const comingViewings = queryOptions({
  queryKey: ['viewings'],
  queryFn: ({ signal }) => call(dealEndpoints.listViewings, { signal }),
})

/** Shows how a deal stands now. */
function applyDeal(myId: string, deal: Deal): void {
  dealsWith.change(deal.sellerId === myId ? deal.buyerId : deal.sellerId, new Map([[deal.id, deal]]))
  if (isViewing(deal)) void queryClient.invalidateQueries({ queryKey: comingViewings.queryKey })
}

/** Applies a live event about a deal. */
export function applyDealEvent(myId: string, event: LiveEvent): void {
  if (event.kind === 'priceOfferChanged') applyDeal(myId, event.offer)
  if (event.kind === 'viewingChanged') applyDeal(myId, event.viewing)
}

/** Does something with an offer of a price. Throws `CallError`. */
export async function actOnPriceOffer(myId: string, id: string, body: PriceOfferActing): Promise<void> {
  // The message of the step may come before the answer.
  noteActed(id)
  applyDeal(myId, await call(dealEndpoints.actOnPriceOffer, { params: { id }, body }))
}

/** Does something with a viewing. Throws `CallError`. */
export async function actOnViewing(myId: string, id: string, body: ViewingActing): Promise<void> {
  noteActed(id)
  applyDeal(myId, await call(dealEndpoints.actOnViewing, { params: { id }, body }))
}

/** The code that the person shows at a meeting. Throws `CallError`. */
export function showHandoverCode(id: string): Promise<HandoverCode> {
  return call(handoverEndpoints.showHandoverCode, { params: { id } })
}

/** Confirms by the other's code that the two have met. Throws `CallError`. */
export async function confirmMeeting(myId: string, id: string, code: string): Promise<void> {
  noteActed(id)
  applyDeal(myId, await call(handoverEndpoints.confirmMeeting, { params: { id }, body: { code } }))
}

/** Says what the person has to say of the one whom they met. Throws `CallError`. */
export async function answerAboutMeeting(myId: string, id: string, facts: MetAnswers): Promise<void> {
  applyDeal(myId, await call(handoverEndpoints.answerAboutMeeting, { params: { id }, body: { facts } }))
}

/** Proposes a viewing. Throws `CallError`. */
export async function proposeViewing(body: NewViewing, send: KeyedSend): Promise<void> {
  await send(body, (key) => call(dealEndpoints.proposeViewing, { body, key }))
  await dealsWith.refetch(body.withId)
}
