import { type Brand } from '../../contract/choices.ts'
import { type NewCar } from '../../contract/car.ts'
import { photoAddress } from '../../contract/photo.ts'
import { type NewCarRow, type NewPhotoRow, type PictureTable } from '../db/car-tables.ts'
import { newCarRow } from '../cars/car-columns.ts'
import { columnsOfFingerprint } from '../photos/photo-store.ts'
import { demoFacts } from './demo-facts.ts'
import { describe } from './demo-descriptions.ts'
import { demoOffers, type DemoOffer } from './demo-offers.ts'
import { demoSeries } from './demo-series.ts'
import { demoPeople } from './demo-people.ts'
import { type DemoPictures, type DrawnCar } from './demo-pictures.ts'
import { minute, type DemoUser, type Workshop } from './demo-workshop.ts'
import { type Choose } from '../lib/seeded-random.ts'

/** An offer of the demo. */
export type DemoCar = NewCarRow

interface Lot {
  brand: Brand
  offer: DemoOffer
}

/** The offers of the last five weeks with their pictures, and the photos of the pictures. */
export function buildStock({ choose, now, idAt }: Workshop, users: DemoUser[], drawn: DemoPictures) {
  const lots = [...Object.entries(demoOffers), ...Object.entries(demoSeries)].flatMap(([brand, list]) =>
    list.map((offer) => ({ brand: brand as Brand, offer })),
  )
  const looks = new Looks(drawn, choose)
  const cars: DemoCar[] = []
  const pictures: PictureTable[] = []
  const photos = new Map<string, NewPhotoRow>()
  const sellers = sellersOf(lots, users, choose)
  const inOrder = choose.some(lots, lots.length)
  const shownTwice = shownTwiceOf(inOrder, sellers)
  for (const [i, lot] of inOrder.entries()) {
    const seller = sellers.get(lot) as DemoUser
    // The newest is a quarter of an hour old, the oldest five weeks.
    const createdAt = now - (lots.length - i) * 315 * minute + choose.between(0, 300) * minute
    const ownLook = looks.next(lot.offer[1])
    const ownPhotoIds = looks.photosOf(ownLook)
    const isTwice = shownTwice.includes(lot)
    const look = isTwice ? drawn.twice : ownLook
    const photoIds = isTwice ? drawn.twice.photos : ownPhotoIds
    const car = buildCar({ choose, now, idAt }, { lot, seller, look, createdAt })
    cars.push({ ...car, photoCount: photoIds.length })
    for (const [position, photoId] of photoIds.entries()) {
      const shot = drawn.interiors.includes(photoId) ? 'dashboard' : null
      pictures.push({ carId: car.id, position, address: photoAddress(photoId), photoId, shot })
      if (!photos.has(photoId)) photos.set(photoId, photoRow(drawn, photoId, { ownerId: seller.id, createdAt }))
    }
  }
  return { cars, pictures, photos: [...photos.values()] }
}

/** A photo's row. Most have no hash, as many offers show them and would all be reported as duplicates. */
function photoRow(
  { width, height, previews, hashes }: DemoPictures,
  id: string,
  rest: Pick<NewPhotoRow, 'ownerId' | 'createdAt'>,
): NewPhotoRow {
  const fingerprint = { preview: previews[id] ?? '', hash: hashes[id] ?? null }
  return { id, width, height, ...rest, ...columnsOfFingerprint(fingerprint) }
}

/** The two offers of the same car: the oldest sedan, and the newest one of another seller. */
function shownTwiceOf(lots: Lot[], sellers: Map<Lot, DemoUser>): Lot[] {
  const sedans = lots.filter(({ offer }) => offer[1] === 'sedan')
  const copy = sedans.findLast((lot) => sellers.get(lot) !== sellers.get(sedans[0] as Lot))
  return copy ? [...sedans.slice(0, 1), copy] : []
}

interface CarParts {
  lot: Lot
  seller: DemoUser
  look: DrawnCar
  createdAt: number
}

function buildCar({ choose, idAt, now }: Workshop, { lot, seller, look, createdAt }: CarParts): DemoCar {
  const [model, , year, engine, transmission, price] = lot.offer
  const own = { paint: look.paint, town: seller.town, now }
  const car: NewCar = {
    brand: lot.brand,
    model,
    engine,
    transmission,
    year,
    description: describe(lot.offer, { ...own, language: seller.language }, choose),
    location: seller.town,
    price,
    ...demoFacts(lot.offer, own, choose),
  }
  return newCarRow(car, { id: idAt(createdAt), ownerId: seller.id, importKey: null, now: createdAt })
}

/** Assigns the sellers of lots: first those who sell one kind only, then the others at random. */
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
  for (const lot of left) sellers.set(lot, choose.one(users))
  return sellers
}

function isOfKind({ brand, offer }: Lot, kind: DemoUser['likes']): boolean {
  const [, body, year, engine] = offer
  if (kind === 'classic') return year < 1998
  if (kind === 'electric') return engine === 'Electric'
  return kind === undefined || brand === 'Jeep' || (body === 'suv' && engine === 'Diesel')
}

/** Takes the drawn cars of a body in turn, so that neighbours in a list look different. */
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

  /** The car's photos, cover first: seldom a single one, mostly all with the dashboard. */
  photosOf(look: DrawnCar): string[] {
    if (this.#choose.between(1, 8) === 1) return look.photos.slice(0, 1)
    const interior = this.#choose.between(1, 3) === 1 ? [] : [this.#choose.one(this.#drawn.interiors)]
    return [...look.photos, ...interior]
  }
}
