/** What happened to an offer of a price. */
export const priceOfferSteps = [
  'made',
  'countered',
  'accepted',
  'declined',
  'withdrawn',
  'calledOff',
  'reserved',
  'ended',
] as const
/** One of it. */
export type PriceOfferStep = (typeof priceOfferSteps)[number]

/** What happened to a viewing. */
export const viewingSteps = ['proposed', 'confirmed', 'cancelled', 'ended', 'met'] as const
/** One of it. */
export type ViewingStep = (typeof viewingSteps)[number]

/** A step of an offer of a price; `amount` is in BGN, absent once it has left the store. */
interface StepOfPriceOffer {
  kind: 'priceOffer'
  id: string
  what: PriceOfferStep
  amount?: number
}

/** A step of a viewing; `at` is its confirmed time, or the first that was proposed, in epoch ms. */
interface StepOfViewing {
  kind: 'viewing'
  id: string
  what: ViewingStep
  at: number
}

/** A step of a deal, on the message that tells it; the message's text says the same to clients that know no steps. */
export type Step = StepOfPriceOffer | StepOfViewing
