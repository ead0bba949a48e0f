import { demoOffers, type DemoBody, type DemoOffer } from '../../server/demo/demo-offers.ts'
import { demoSeries } from '../../server/demo/demo-series.ts'
import { type Brand } from '../../contract/choices.ts'
import { parseRate } from '../../server/import/csv-price.ts'
import { openCsv } from '../../server/import/csv-records.ts'
import { checkRow } from '../../server/import/csv-row.ts'

/** An offer that stands for many like it. */
export interface OfferBase {
  brand: Brand
  offer: DemoOffer
}

const bodies: readonly DemoBody[] = ['hatchback', 'sedan', 'estate', 'suv', 'hatchback', 'coupe', 'van']
const kmOfMile = 1.609_344

/** Those of a dealer's file, or else the demo's own. */
export async function readBases(file: string | undefined): Promise<OfferBase[]> {
  if (file !== undefined) return basesOfFile(file)
  return [...Object.entries(demoOffers), ...Object.entries(demoSeries)].flatMap(([brand, offers]) =>
    offers.map((offer) => ({ brand: brand as Brand, offer })),
  )
}

async function basesOfFile(file: string): Promise<OfferBase[]> {
  const { layout, rows } = await openCsv(file)
  const miles = layout.get('mileageMiles')?.at ?? -1
  const litres = layout.get('litres')?.at ?? -1
  const bases: OfferBase[] = []
  for await (const { values } of rows) {
    const checked = checkRow(values, { layout, rate: parseRate('2.31'), location: 'Sofia', language: 'en' })
    if ('reasons' in checked) continue
    const { brand, model, year, engine, transmission, price } = checked.car
    const thousandKm = Math.round((Number(values[miles] ?? 0) * kmOfMile) / 1000)
    const name = `${model} ${Number(values[litres] ?? 0).toFixed(1)}`
    bases.push({ brand, offer: [name, bodyOf(model), year, engine, transmission, price, thousandKm] })
  }
  return bases
}

/** The file says no bodies: each model has one. */
function bodyOf(model: string): DemoBody {
  const sum = Array.from(model).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return bodies[sum % bodies.length] ?? 'sedan'
}
