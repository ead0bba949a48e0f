import { type Insertable } from 'kysely'
import { type NewCar } from '../../contract/car.ts'
import { type VehicleFacts } from '../../contract/facts.ts'
import { years } from '../../contract/limits.ts'
import { places } from '../../contract/places.ts'
import { newCarRow } from '../../server/cars/car-columns.ts'
import { type CarTable } from '../../server/db/car-tables.ts'
import { pushIdAt } from '../../server/db/push-id.ts'
import { describe } from '../../server/demo/demo-descriptions.ts'
import { demoFacts } from '../../server/demo/demo-facts.ts'
import { type DemoOffer } from '../../server/demo/demo-offers.ts'
import { seededChoices, type Choose } from '../../server/lib/seeded-random.ts'
import { type OfferBase } from './offer-bases.ts'

/** A generated offer and what an estimate would say of it. */
export interface GeneratedOffer {
  car: Insertable<CarTable>
  /** BGN; null without one. */
  estimate: number | null
}

/** Offers come within the last 40 days: after 44 they would not be listed any more. */
const listedMs = 40 * 24 * 60 * 60 * 1000
const perYear = 0.91
const paints = ['white', 'silver', 'grey', 'dark blue', 'red', 'green', 'black', 'beige']
const towns = places.flatMap((region) => region.towns.map(([town], index) => ({ town, weight: index === 0 ? 12 : 1 })))
const weightedTowns = towns.flatMap(({ town, weight }) => Array.from({ length: weight }, () => town))

/** Of a hundred sellers, how many do not state a fact though they could. */
const unstated: Partial<Record<keyof VehicleFacts, number>> = {
  power: 15,
  displacement: 20,
  owners: 55,
  emission: 30,
  colour: 12,
  doors: 25,
  drive: 50,
  serviceBook: 55,
  accident: 50,
  vat: 80,
  registered: 35,
  mileage: 4,
  body: 6,
}

/** What sellers add in their own words. */
const remarks = [
  'Внос от Германия, обслужена, с всички документи.',
  'Първи собственик, сервизна история, реални километри.',
  'Климатик, подгрев, навигация, нови гуми.',
  'Спешно! Бартер не ме интересува.',
  'Колата е в отлично техническо състояние, без забележки по ходовата част.',
  'Напълно обслужена: масло, филтри, ремъци, водна помпа.',
  'Full service history, one owner, no accidents.',
  'Катастрофирала отпред, в движение.',
  'Такси до 2021, сменен двигател.',
  'Лизинг без първоначална вноска за фирми и физически лица.',
]

/** Offers that multiply the given ones: like them in brand and model, different in everything else. */
export function offerGenerator(bases: readonly OfferBase[], ownerIds: readonly string[], total: number) {
  const choose = seededChoices(20_261_121)
  const now = Date.now()
  return (number: number): GeneratedOffer => {
    const { brand, offer: base } = choose.one(bases)
    const offer = varied(base, choose)
    const [model, , year, engine, transmission, price] = offer
    const look = { paint: choose.one(paints), town: choose.one(weightedTowns), now }
    const facts = partly(demoFacts(offer, look, choose), choose)
    const description = [describe(offer, look, choose), ...choose.some(remarks, choose.between(0, 3)), mark(choose)]
    const parts = { model, engine, transmission, year, price, location: look.town, description: description.join(' ') }
    const createdAt = now - listedMs + Math.floor((number / total) * listedMs)
    const digits = Array.from({ length: 12 }, () => choose.between(0, 63))
    const id = pushIdAt(createdAt, digits)
    const car: NewCar = { brand, ...parts, ...facts }
    const row = newCarRow(car, { id, ownerId: choose.one(ownerIds), importKey: null, now: createdAt })
    const photoCount = choose.between(1, 12) === 1 ? 0 : choose.between(1, 15)
    const worth = price * (choose.between(85, 115) / 100)
    return { car: { ...row, photoCount }, estimate: choose.between(1, 50) === 1 ? null : Math.round(worth) }
  }
}

/** Older, dearer or cheaper, driven more or less; most cars of the market are over fifteen years old. */
function varied([model, body, year, engine, transmission, price, thousandKm]: DemoOffer, choose: Choose): DemoOffer {
  const age = choose.one([-1, 0, 0, 1, 2, 4, 6, 8, 10, 12])
  const otherYear = Math.max(years.first, Math.min(years.last, year - age))
  const worth = price * perYear ** (year - otherYear) * (choose.between(80, 120) / 100)
  const step = worth > 5000 ? 100 : 50
  const km = Math.round((thousandKm + age * 11) * (choose.between(75, 125) / 100))
  return [model, body, otherYear, engine, transmission, Math.max(400, Math.round(worth / step) * step), Math.max(1, km)]
}

function partly(facts: VehicleFacts, choose: Choose): VehicleFacts {
  const isStated = ([fact]: [string, unknown]) => choose.between(1, 100) > (unstated[fact as keyof VehicleFacts] ?? 0)
  const stated = Object.fromEntries(Object.entries(facts).filter(isStated)) as VehicleFacts
  const condition = choose.between(1, 20)
  if (stated.condition && condition < 3) stated.condition = condition === 1 ? 'Damaged' : 'For parts'
  return stated
}

/** Every fifth text holds a word that no other has, as numbers of telephones and papers are. */
function mark(choose: Choose): string {
  return choose.between(1, 5) === 1 ? `Ref ${choose.between(1_000_000, 999_999_999)}.` : ''
}
