import { type Brand } from '../../contract/choices.ts'
import { photoAddress } from '../../contract/photo.ts'
import { type CarTable, type PhotoTable, type PictureTable } from '../db/tables.ts'
import { describe } from './demo-descriptions.ts'
import { demoOffers, type DemoOffer } from './demo-offers.ts'
import { demoPeople } from './demo-people.ts'
import { type DemoPictures, type DrawnCar } from './demo-pictures.ts'
import { minute, type DemoUser, type Workshop } from './demo-workshop.ts'
import { type Choose } from './seeded-random.ts'

interface Lot {
  brand: Brand
  offer: DemoOffer
}

/** The offers of the last five weeks with their pictures, and the photos that they show. */
export function buildStock({ choose, now, idAt }: Workshop, users: DemoUser[], drawn: DemoPictures) {
  const lots = Object.entries(demoOffers).flatMap(([brand, list]) =>
    list.map((offer) => ({ brand: brand as Brand, offer })),
  )
  const looks = new Looks(drawn, choose)
  const cars: CarTable[] = []
  const pictures: PictureTable[] = []
  const photos = new Map<string, PhotoTable>()
  const sellers = sellersOf(lots, users, choose)
  for (const [i, lot] of choose.some(lots, lots.length).entries()) {
    const seller = sellers.get(lot) as DemoUser
    // The newest came a quarter of an hour ago, the oldest five weeks.
    const createdAt = now - (lots.length - i) * 315 * minute + choose.between(0, 300) * minute
    const look = looks.next(lot.offer[1])
    const car = buildCar({ choose, now, idAt }, { lot, seller, look, createdAt })
    cars.push(car)
    for (const [position, photoId] of looks.photosOf(look).entries()) {
      pictures.push({ carId: car.id, position, address: photoAddress(photoId), photoId })
      const { width, height } = drawn
      if (!photos.has(photoId)) photos.set(photoId, { id: photoId, ownerId: seller.id, width, height, createdAt })
    }
  }
  return { cars, pictures, photos: [...photos.values()] }
}

interface CarParts {
  lot: Lot
  seller: DemoUser
  look: DrawnCar
  createdAt: number
}

function buildCar({ choose, idAt }: Workshop, { lot, seller, look, createdAt }: CarParts): CarTable {
  const [model, , year, engine, transmission, price] = lot.offer
  return {
    id: idAt(createdAt),
    ownerId: seller.id,
    brand: lot.brand,
    model,
    engine,
    transmission,
    year,
    description: describe(lot.offer, { paint: look.paint, town: seller.town }, choose),
    location: seller.town,
    price,
    createdAt,
    updatedAt: createdAt,
    importKey: null,
    hiddenAt: null,
    ownerSuspendedAt: null,
  }
}

/** Gives every lot its seller: first to those who deal in one kind, then to the others at random. */
function sellersOf(lots: Lot[], users: DemoUser[], choose: Choose): Map<Lot, DemoUser> {
  const sellers = new Map<Lot, DemoUser>()
  const specialistsFirst = [...users.entries()].toSorted(
    ([, a], [, b]) => Number(Boolean(b.likes)) - Number(Boolean(a.likes)),
  )
  let left = choose.some(lots, lots.length)
  for (const [index, user] of specialistsFirst) {
    const count = demoPeople[index]?.[5] ?? 0
    const taken = new Set(left.filter((lot) => isOfKind(lot, user.likes)).slice(0, count))
    for (const lot of taken) sellers.set(lot, user)
    left = left.filter((lot) => !taken.has(lot))
  }
  return sellers
}

function isOfKind({ brand, offer }: Lot, kind: DemoUser['likes']): boolean {
  const [, body, year, engine] = offer
  if (kind === 'classic') return year < 1998
  if (kind === 'electric') return engine === 'Electric'
  return kind === undefined || brand === 'Jeep' || (body === 'suv' && engine === 'Diesel')
}

/** Deals out the drawn cars of a body in turn, so that neighbours in a list look different. */
class Looks {
  readonly #drawn: DemoPictures
  readonly #choose: Choose
  readonly #turns = new Map<string, number>()

  constructor(drawn: DemoPictures, choose: Choose) {
    this.#drawn = drawn
    this.#choose = choose
  }

  next(body: string): DrawnCar {
    const cars = this.#drawn.cars.filter((car) => car.body === body)
    const turn = this.#turns.get(body) ?? 0
    this.#turns.set(body, turn + 1)
    return cars[turn % cars.length] as DrawnCar
  }

  /** The car's photos, cover first: seldom one alone, mostly all with the dashboard. */
  photosOf(look: DrawnCar): string[] {
    if (this.#choose.between(1, 8) === 1) return look.photos.slice(0, 1)
    const interior = this.#choose.between(1, 3) === 1 ? [] : [this.#choose.one(this.#drawn.interiors)]
    return [...look.photos, ...interior]
  }
}
