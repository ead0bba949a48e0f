/**
 * `npm run judge-estimates -- used-cars.csv [seed ...]`: how good price estimates are. The model is fitted on four fifths
 * of the offers; the others, a random fifth, are compared with the estimates that the product would show. Two simpler
 * ways are measured on the same offers. Columns of the file: brand, model, year, price_gbp, transmission, mileage_miles,
 * fuel, engine_litres. The currency makes no difference.
 */
import { modelFamily } from '../contract/model-family.ts'
import {
  estimatePrice,
  factsLine,
  fitPriceModel,
  type OfferFacts,
  type RawEstimate,
} from '../server/estimates/model/price-model.ts'
import { shownEstimate } from '../server/estimates/shown-estimate.ts'
import { seededRandom } from '../server/lib/seeded-random.ts'
import { openCsv } from '../server/import/csv-records.ts'
import { median } from './measure.ts'
import { lineByModel, medianOfModelAndYear, type Peer } from './estimate-peers.ts'

interface Judged {
  car: OfferFacts
  estimate: Pick<RawEstimate, 'price' | 'low' | 'high'> | null
  ms: number
  /** Another offer that was learned has the same facts. */
  hasTwin: boolean
}

const kmPerMile = 1.609344
const [file, ...seeds] = process.argv.slice(2)
if (file === undefined) throw new Error('Usage: npm run judge-estimates -- used-cars.csv [seed ...]')
const offers = await readOffers(file)
for (const seed of seeds.length > 0 ? seeds.map(Number) : [1]) judge(seed)

async function readOffers(path: string): Promise<OfferFacts[]> {
  const found: OfferFacts[] = []
  const { rows } = await openCsv(path)
  for await (const { line: id, values } of rows) {
    const [brand = '', model = '', year, price, transmission = '', miles, engine = '', litres] = values
    if (!(Number(price) > 0)) continue
    found.push({
      id: String(id),
      brand,
      model,
      family: modelFamily(brand, model),
      year: Number(year),
      engine,
      transmission,
      mileage: Math.round(Number(miles) * kmPerMile),
      power: null,
      displacement: Number(litres) * 1000 || null,
      body: null,
      condition: null,
      price: Number(price),
    })
  }
  return found
}

function judge(seed: number): void {
  const { learned, held } = parted(seed)
  const start = process.cpuUsage()
  const model = fitPriceModel(learned)
  const fitMs = process.cpuUsage(start).user / 1000
  if (!model) throw new Error('The file has too few offers')
  const twins = new Set(learned.map(factsLine))
  const estimated = (car: OfferFacts): Judged => {
    const asked = performance.now()
    const raw = estimatePrice(model, car)
    const estimate = raw && shownEstimate(raw, false)
    return { car, estimate, ms: performance.now() - asked, hasTwin: twins.has(factsLine(car)) }
  }
  console.log(
    `\nSeed ${seed}: ${offers.length} offers, ${held.length} held out; learned in ${seconds(fitMs)} s of one core`,
  )
  print(held.map(estimated), [medianOfModelAndYear(learned), lineByModel(learned)])
  // The product shows estimates of offers that it has learned from, too: none with its own price.
  line('learned from', learned.filter((_car, i) => i % 5 === 0).map(estimated))
}

function parted(seed: number): { learned: OfferFacts[]; held: OfferFacts[] } {
  const random = seededRandom(seed)
  const mixed = offers.map((car) => ({ car, place: random() })).toSorted((a, b) => a.place - b.place)
  const fifth = Math.floor(mixed.length / 5)
  const cars = mixed.map(({ car }) => car)
  return { held: cars.slice(0, fifth), learned: cars.slice(fifth) }
}

function print(judged: Judged[], peers: Peer[]): void {
  console.log('                       shown  none  median off  mean off  in the 80 % range  width of it')
  line('all', judged)
  for (const [brand, own] of [...Map.groupBy(judged, ({ car }) => car.brand)].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    line(brand, own)
  const newest = Math.max(...offers.map(({ year }) => year))
  line(
    '10 years and older',
    judged.filter(({ car }) => car.year <= newest - 10),
  )
  line(
    'without twins',
    judged.filter(({ hasTwin }) => !hasTwin),
  )
  for (const peer of peers) {
    const off = judged.map(({ car }) => Math.abs((peer.estimate(car) ?? NaN) / car.price - 1))
    const known = off.filter((value) => !Number.isNaN(value))
    console.log(
      `${peer.name.padEnd(22)}${String(known.length).padStart(6)}${String(off.length - known.length).padStart(6)}${percent(median(known)).padStart(12)}`,
    )
  }
  const times = judged.map(({ ms }) => ms).toSorted((a, b) => a - b)
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? NaN).toFixed(2)
  console.log(`One estimate: median ${at(0.5)} ms, 99 of 100 under ${at(0.99)} ms`)
}

function line(name: string, judged: Judged[]): void {
  const found = judged.flatMap(({ car, estimate }) => (estimate ? [{ asked: car.price, estimate }] : []))
  if (found.length === 0) return
  const off = found.map(({ asked, estimate }) => Math.abs(estimate.price / asked - 1))
  const inside = found.filter(({ asked, estimate }) => asked >= estimate.low && asked <= estimate.high)
  const widths = found.map(({ estimate: { low, high, price } }) => (high - low) / price)
  const mean = off.reduce((sum, value) => sum + value, 0) / off.length
  const columns = [percent(median(off)), percent(mean), percent(inside.length / found.length), percent(median(widths))]
  const [a = '', b = '', c = '', d = ''] = columns
  const cells = `${a.padStart(12)}${b.padStart(10)}${c.padStart(19)}${d.padStart(13)}`
  const none = String(judged.length - found.length)
  console.log(`${name.padEnd(22)}${String(found.length).padStart(6)}${none.padStart(6)}${cells}`)
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)} %`
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1)
}
