import { name, says, type Endpoint } from './endpoint.ts'
import { type Deals, type PriceOffer } from './price-offer.ts'
import { type Viewing } from './viewing.ts'
import { type NewViewing, type ViewingActing } from './viewing-rules.ts'
import { type NewPriceOffer, type PriceOfferActing } from './price-offer-rules.ts'

/** Offers of a price and viewings between a buyer and a seller; each step is a message, too. */
export const dealEndpoints = {
  listDeals: {
    kind: 'node',
    method: 'GET',
    path: '/deals/:id',
    access: 'user',
    summary: 'The newest 50 offers of a price and 50 viewings between oneself and a person, newest first',
    reply: says<Deals>('{priceOffers, viewings}'),
    errors: [],
  },
  makePriceOffer: {
    kind: 'node',
    method: 'POST',
    path: '/price-offers',
    access: 'user',
    publishes: true,
    summary: 'Offer an amount for a car that is for sale; it stands for 48 hours',
    body: says<NewPriceOffer>('{carId, amount}'),
    reply: name,
    errors: [
      'invalid',
      'carGone',
      'keyReused',
      'ownCar',
      'notForSale',
      'priceFixed',
      'priceOfferOpen',
      'unknownRecipient',
      'accountLimited',
    ],
  },
  actOnPriceOffer: {
    kind: 'node',
    method: 'PUT',
    path: '/price-offers/:id/action',
    access: 'user',
    summary: 'Accept, decline, counter, withdraw or call off an offer of a price',
    body: says<PriceOfferActing>('{action, round, amount?, words?}'),
    reply: says<PriceOffer>('the offer'),
    errors: ['invalid', 'notYours', 'dealGone', 'dealChanged', 'notForSale', 'carAgreed', 'unknownRecipient'],
  },
  listViewings: {
    kind: 'node',
    method: 'GET',
    path: '/viewings',
    access: 'user',
    summary: "One's confirmed viewings to come, the next first, 50 at most",
    reply: says<Viewing[]>('viewings'),
    errors: [],
  },
  proposeViewing: {
    kind: 'node',
    method: 'POST',
    path: '/viewings',
    access: 'user',
    publishes: true,
    summary: "Propose up to three times and a place for a viewing of one's own or another's car",
    body: says<NewViewing>('{carId, withId, times, place}'),
    reply: name,
    errors: [
      'invalid',
      'carGone',
      'notYours',
      'notForSale',
      'viewingOpen',
      'unknownRecipient',
      'accountLimited',
      'keyReused',
    ],
  },
  actOnViewing: {
    kind: 'node',
    method: 'PUT',
    path: '/viewings/:id/action',
    access: 'user',
    summary: 'Confirm a time of a viewing, propose other times, or cancel it',
    body: says<ViewingActing>('{action, round, at?, times?, place?, words?}'),
    reply: says<Viewing>('the viewing'),
    errors: ['invalid', 'notYours', 'dealGone', 'dealChanged', 'notForSale', 'unknownRecipient'],
  },
  takeCalendar: {
    kind: 'call',
    method: 'GET',
    // The cookie of the session is sent to such addresses alone.
    path: '/auth/calendars/:id',
    access: 'session',
    summary: 'A viewing that is or was confirmed, as a file for calendars (RFC 5545), to its two people',
    reply: says<Uint8Array>('an iCalendar file'),
    answersFile: 'text/calendar',
    errors: ['loginRequired', 'notYours', 'dealGone', 'foreignOrigin'],
  },
} as const satisfies Record<string, Endpoint>
