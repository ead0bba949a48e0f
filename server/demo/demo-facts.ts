import { type Engine } from '../../contract/choices.ts'
import { emissions, extras, type VehicleFacts } from '../../contract/facts.ts'
import { placeIn } from '../../contract/place-in.ts'
import { electricCar } from './demo-electric.ts'
import { type DemoBody, type DemoOffer } from './demo-offers.ts'
import { type Choose } from '../lib/seeded-random.ts'

const bodies: Record<DemoBody, NonNullable<VehicleFacts['body']>> = {
  hatchback: 'Hatchback',
  sedan: 'Sedan',
  estate: 'Estate',
  suv: 'SUV',
  coupe: 'Coupe',
  van: 'Van',
}

/** The paints of the drawings as facts. */
const colours: Partial<Record<string, NonNullable<VehicleFacts['colour']>>> = {
  white: 'White',
  silver: 'Silver',
  grey: 'Grey',
  blue: 'Blue',
  red: 'Red',
  green: 'Green',
  yellow: 'Yellow',
  beige: 'Beige',
  purple: 'Purple',
}

/** Metric horsepower per litre. */
const perLitre: Record<Exclude<Engine, 'Electric'>, number> = { Petrol: 78, Diesel: 84, Gas: 70, Hybrid: 74 }

/** First years of Euro 1 to 6 for cars (Directives 91/441/EEC to Regulation 715/2007). */
const emissionYears = [1993, 1997, 2001, 2006, 2011, 2015]

interface Lot {
  paint: string
  town: string
  /** Epoch ms. */
  now: number
}

/** The facts that a seller states: mostly the greater part, seldom none, as on the market. */
export function demoFacts(offer: DemoOffer, { paint, town, now }: Lot, choose: Choose) {
  const [model, body, year, engine, , , thousandKm] = offer
  const place = placeIn(town)
  // One of nine states only what the form requires.
  if (choose.between(1, 9) === 1) return { ...place }
  return { ...place, ...drive(model, body, choose), ...engineFacts(offer, choose), ...papers(choose, now), ...look() }

  function look(): VehicleFacts {
    const colour = Object.entries(colours).find(([word]) => paint.includes(word))?.[1]
    return {
      mileage: thousandKm * 1000 + choose.between(0, 9) * 100,
      firstRegistration: `${year}-${String(choose.between(1, 12)).padStart(2, '0')}`,
      body: bodies[body],
      doors: body === 'coupe' ? '2/3' : '4/5',
      steering: 'Left',
      condition: 'Used',
      ...(colour && { colour }),
      ...emissionOf(year, engine),
      extras: chosenExtras(year, body, choose),
    }
  }
}

function engineFacts([model, , year, engine]: DemoOffer, choose: Choose): VehicleFacts {
  if (engine === 'Electric') return electricCar(model) ?? {}
  const litres = Number(/\d\.\d/.exec(model)?.[0] ?? 0)
  const power = litres * perLitre[engine] * (choose.between(92, 108) / 100)
  return {
    ...(litres > 0 && { power: Math.round(power * (year < 2000 ? 0.75 : 1)) }),
    ...(litres > 0 && { displacement: Math.round(litres * 1000) - choose.between(1, 9) }),
  }
}

function drive(model: string, body: DemoBody, choose: Choose): VehicleFacts {
  const isOffRoad = body === 'suv' && choose.between(1, 3) > 1
  return { drive: isOffRoad || /4x4|xDrive|quattro/iu.test(model) ? '4x4' : choose.one(['Front', 'Front', 'Rear']) }
}

function papers(choose: Choose, now: number): VehicleFacts {
  const month = new Date(now)
  month.setUTCMonth(month.getUTCMonth() + choose.between(0, 12), 1)
  const stated: VehicleFacts = {
    owners: choose.between(1, 4),
    seller: choose.one(['Private', 'Private', 'Trader']),
    registered: choose.one(['Yes', 'Yes', 'Yes', 'No']),
    accident: choose.one(['None', 'None', 'None', 'Repaired']),
    serviceBook: choose.one(['Yes', 'Yes', 'No']),
    vat: choose.one(['Not deductible', 'Not deductible', 'Deductible']),
    keys: choose.one([1, 2, 2]),
    inspectionUntil: month.toISOString().slice(0, 7),
  }
  const priceKind = stated.seller === 'Trader' ? 'Fixed' : stated.keys === 2 ? 'Negotiable' : undefined
  return { ...stated, newImport: stated.registered === 'No' ? 'Yes' : 'No', ...(priceKind && { priceKind }) }
}

function emissionOf(year: number, engine: Engine): VehicleFacts {
  const standard = engine === 'Electric' ? 0 : emissionYears.filter((first) => first <= year).length
  const emission = emissions[standard - 1]
  return emission ? { emission } : {}
}

/** Nobody believes in seven seats of a coupe. */
function chosenExtras(year: number, body: DemoBody, choose: Choose): NonNullable<VehicleFacts['extras']> {
  const odd = new Set(['Taxi', 'Ambulance', 'Driving school', 'Wheelchair access'])
  if (body !== 'van') odd.add('Seven seats')
  const usual = extras.filter((extra) => !odd.has(extra))
  return year < 1990 ? [] : choose.some(usual, choose.between(4, Math.min(18, year - 1988)))
}
