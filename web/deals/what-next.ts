import { answererOf, priceOfferLimits, type PriceOffer } from '../../contract/price-offer.ts'
import { texts } from '../texts.ts'

interface Reader {
  side: 'seller' | 'buyer'
  /** The other person's name. */
  other: string
}

/** What has become of an offer of a price and what happens next, for one of its two people. */
export function whatNext(offer: PriceOffer, { side, other }: Reader): string {
  const { next } = texts.deals
  const isMine = answererOf(offer) === side
  switch (offer.state) {
    case 'open':
      if (!isMine) return next.waiting(other, offer.expiresAt)
      return offer.round === priceOfferLimits.rounds ? next.lastTurn(offer.expiresAt) : next.turn(offer.expiresAt)
    case 'accepted':
      return agreed(offer, { side, other })
    case 'declined':
      return isMine ? next.youDeclined : next.declined(other)
    case 'withdrawn':
      return side === 'buyer' ? next.youWithdrew : next.withdrew(other)
    case 'expired':
      return side === 'buyer' && offer.carState === 'forSale' ? next.expiredForBuyer : next.expired
    case 'calledOff':
      return side === 'seller' && offer.carState === 'reserved' ? next.calledOffStillReserved : next.calledOff
    case 'ended':
      return next.ended
  }
}

function agreed({ carState }: PriceOffer, { side, other }: Reader): string {
  const { next } = texts.deals
  switch (carState) {
    case 'reserved':
      return side === 'seller' ? next.reservedFor(other) : next.reservedForYou
    case 'sold':
      return next.sold
    case 'forSale':
      return side === 'seller' ? next.reserve(other) : next.mayReserve(other)
    default:
      return next.agreedButNotListed
  }
}
