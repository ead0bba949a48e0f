import { priceOfferLimits } from '../../contract/price-offer.ts'
import { type Step } from '../../contract/step.ts'
import { type HandoverTable, type PriceOfferRow, type ViewingRow } from '../db/deal-tables.ts'
import { type MessageTable } from '../db/message-tables.ts'
import { bothInWords } from '../texts/amounts.ts'
import { catalogues, type Texts } from '../texts/texts.ts'
import { unchanged } from './demo-life.ts'
import { type DemoCar } from './demo-stock.ts'
import { pairOf } from '../chat/pair.ts'
import { day, minute, type DemoUser, type Workshop } from './demo-workshop.ts'

const hour = 60 * minute

/** Offers of a price and viewings, with the messages that tell of them. */
export interface DemoDeals {
  priceOffers: PriceOfferRow[]
  viewings: ViewingRow[]
  handovers: HandoverTable[]
  messages: MessageTable[]
}

/**
 * What the reader has under way: an offer to answer, one that waits for the seller, a viewing tomorrow, and two people
 * whom they met.
 */
export function buildDeals(
  workshop: Workshop,
  users: DemoUser[],
  cars: DemoCar[],
  messages: readonly MessageTable[],
): DemoDeals {
  const { now } = workshop
  const reader = users[0] as DemoUser
  // Whom the reader talks with already.
  const others = users.slice(1).filter(({ id }) => messages.some(({ pair }) => pair === pairOf(reader.id, id)))
  const mayBargain = (car: DemoCar) => (car.state ?? 'forSale') === 'forSale' && car.priceKind !== 'Fixed'
  const own = cars.find((car) => car.ownerId === reader.id && mayBargain(car))
  const theirs = cars.find((car) => others.some(({ id }) => id === car.ownerId) && mayBargain(car))
  const seller = others.find(({ id }) => id === theirs?.ownerId)
  const [asker, visitor] = others.filter((one) => one !== seller)
  const deals: DemoDeals = { priceOffers: [], viewings: [], handovers: [], messages: [] }
  if (own && asker) offerPrice(workshop, deals, { car: own, seller: reader, buyer: asker, ago: 3 * hour, rounds: 1 })
  if (theirs && seller) {
    offerPrice(workshop, deals, { car: theirs, seller, buyer: reader, ago: 20 * hour, rounds: 3 })
  }
  if (own && visitor) {
    const at = Math.floor((now + day) / hour) * hour
    agreeOnViewing(workshop, deals, { car: own, seller: reader, buyer: visitor, at })
  }
  const sold = cars.find(({ ownerId, state }) => ownerId === reader.id && state === 'sold')
  if (sold && visitor) meet(workshop, deals, { car: sold, seller: reader, buyer: visitor, ago: 9 * day })
  if (theirs && seller) meet(workshop, deals, { car: theirs, seller, buyer: reader, ago: 2 * day })
  return deals
}

interface Pair {
  car: DemoCar
  seller: DemoUser
  buyer: DemoUser
}

/** An open offer after some amounts, each an hour after the one before. */
function offerPrice(
  { now, idAt }: Workshop,
  deals: DemoDeals,
  { car, seller, buyer, ago, rounds }: Pair & { ago: number; rounds: number },
): void {
  const begunAt = now - ago
  const id = idAt(begunAt)
  const amounts = [0.9, 0.97, 0.94].slice(0, rounds).map((part) => Math.round((car.price * part) / 100) * 100)
  for (const [at, amount] of amounts.entries()) {
    const [from, to] = at % 2 === 0 ? [buyer, seller] : [seller, buyer]
    const what = at === 0 ? 'made' : 'countered'
    deals.messages.push(
      messageOf({ from, to, at: begunAt + at * hour, idAt, car }, { kind: 'priceOffer', id, what, amount }, (texts) =>
        texts.deals.priceOffer[what](nameOf(car), bothInWords(amount, 'BGN', texts)),
      ),
    )
  }
  const changedAt = begunAt + (rounds - 1) * hour
  deals.priceOffers.push({
    ...partiesOf({ car, seller, buyer }),
    id,
    state: 'open',
    createdAt: begunAt,
    changedAt,
    amount: amounts.at(-1) ?? car.price,
    acceptedAt: null,
    amountGoneAt: null,
    round: rounds,
    words: '',
    expiresAt: changedAt + priceOfferLimits.hours * hour,
  })
}

function agreeOnViewing({ now, idAt }: Workshop, deals: DemoDeals, { at, ...pair }: Pair & { at: number }): void {
  const { car, seller, buyer } = pair
  const begunAt = now - 26 * hour
  const id = idAt(begunAt)
  const place = catalogues[buyer.language].locationName(car.location)
  for (const what of ['proposed', 'confirmed'] as const) {
    const [from, to] = what === 'proposed' ? [buyer, seller] : [seller, buyer]
    const told = begunAt + (what === 'proposed' ? 0 : hour)
    deals.messages.push(
      messageOf({ from, to, at: told, idAt, car }, { kind: 'viewing', id, what, at }, (texts) =>
        texts.deals.viewing[what](nameOf(car), place),
      ),
    )
  }
  deals.viewings.push({
    ...partiesOf(pair),
    id,
    state: 'confirmed',
    createdAt: begunAt,
    changedAt: begunAt + hour,
    proposedBy: 'buyer',
    times: JSON.stringify([at]),
    place,
    at,
    round: 1,
    words: '',
    remindedAt: null,
  })
}

/** A meeting that both confirmed. Of a sale both have answered, otherwise the seller alone. */
function meet(workshop: Workshop, deals: DemoDeals, { ago, ...pair }: Pair & { ago: number }): void {
  const { now, idAt } = workshop
  const metAt = now - ago
  const at = Math.floor(metAt / hour) * hour
  agreeOnViewing({ ...workshop, now: metAt }, deals, { ...pair, at })
  const viewing = deals.viewings.at(-1)
  if (!viewing) return
  deals.viewings[deals.viewings.length - 1] = { ...viewing, state: 'past', changedAt: metAt, round: 2 }
  const isSale = pair.car.state === 'sold'
  deals.messages.push(
    messageOf(
      { from: pair.buyer, to: pair.seller, at: metAt, idAt, car: pair.car },
      { kind: 'viewing', id: viewing.id, what: 'met', at },
      (texts) => texts.deals.viewing.met(viewing.carName, viewing.place),
    ),
  )
  const { carId, sellerId, buyerId } = viewing
  const good = { asDescribed: true, onTime: true, papersReady: true, keptWord: true, dealAgain: true }
  deals.handovers.push({
    viewingId: viewing.id,
    carId,
    sellerId,
    buyerId,
    metAt,
    soldAt: isSale ? metAt + hour : null,
    sellerSays: JSON.stringify({ onTime: true, dealAgain: true }),
    buyerSays: isSale ? JSON.stringify(good) : null,
  })
}

function partiesOf({ car, seller, buyer }: Pair) {
  return { carId: car.id, carName: nameOf(car), sellerId: seller.id, buyerId: buyer.id }
}

function nameOf({ brand, model, year }: DemoCar): string {
  return `${brand} ${model}, ${year}`
}

interface Told {
  from: DemoUser
  to: DemoUser
  at: number
  idAt: Workshop['idAt']
  car: DemoCar
}

function messageOf({ from, to, at, idAt, car }: Told, step: Step, sentence: (texts: Texts) => string): MessageTable {
  return {
    id: idAt(at),
    senderId: from.id,
    recipientId: to.id,
    pair: pairOf(from.id, to.id),
    content: sentence(catalogues[to.language]),
    timestamp: at,
    aboutId: car.id,
    aboutName: nameOf(car),
    ...unchanged,
    step: JSON.stringify(step),
  }
}
