/** What a message says of a step to clients that know no steps, and in the inbox. */
export const deals = {
  priceOffer: {
    made: (car: string, price: string) => `Offer for ${car}: ${price}`,
    countered: (car: string, price: string) => `Counter-offer for ${car}: ${price}`,
    accepted: (car: string, price: string) => `Offer accepted: ${car} for ${price}`,
    declined: (car: string, price: string) => `Offer declined: ${car} for ${price}`,
    withdrawn: (car: string, price: string) => `Offer withdrawn: ${car} for ${price}`,
    calledOff: (car: string, price: string) => `Called off: ${car} for ${price}`,
    reserved: (car: string, price: string) => `Reserved for you: ${car} for ${price}`,
    ended: (car: string, price: string) => `No longer for sale: ${car}. The offer of ${price} has ended.`,
  },
  /** Once the amount has left the store. */
  priceOfferAlone: {
    made: (car: string) => `Offer for ${car}`,
    countered: (car: string) => `Counter-offer for ${car}`,
    accepted: (car: string) => `Price agreed: ${car}`,
    declined: (car: string) => `Offer declined: ${car}`,
    withdrawn: (car: string) => `Offer withdrawn: ${car}`,
    calledOff: (car: string) => `Called off: ${car}`,
    reserved: (car: string) => `Reserved for you: ${car}`,
    ended: (car: string) => `No longer for sale: ${car}. The offer has ended.`,
  },
  viewing: {
    proposed: (car: string, when: string) => `Viewing proposed: ${car}, ${when}`,
    confirmed: (car: string, when: string) => `Viewing confirmed: ${car}, ${when}`,
    cancelled: (car: string, when: string) => `Viewing cancelled: ${car}, ${when}`,
    ended: (car: string, when: string) => `No longer for sale: ${car}. The viewing is cancelled: ${when}`,
    met: (car: string, when: string) => `Met, and confirmed by code: ${car}, ${when}`,
  },
  calendarTitle: (car: string) => `Viewing of ${car}`,
}
