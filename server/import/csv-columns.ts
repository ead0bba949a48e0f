import { type ChoiceFact } from '../../contract/facts.ts'

/** What a column of a dealer's file can hold: a field of an offer, or a fact of the vehicle. */
export type Column =
  | 'brand'
  | 'model'
  | 'engine'
  | 'transmission'
  | 'year'
  | 'description'
  | 'location'
  | 'price'
  | 'priceGbp'
  | 'priceEur'
  | 'img'
  | 'images'
  | 'mileageKm'
  | 'mileageMiles'
  | 'litres'
  | 'power'
  | 'battery'
  | 'electricRange'
  | 'vin'
  | 'owners'
  | 'firstRegistration'
  | 'region'
  | 'town'
  | 'extras'
  | ChoiceFact

/**
 * The names under which dealers' files carry each column, in English and Bulgarian. Letter case, spaces, underscores
 * and other signs do not count: `Engine Type` is `enginetype`.
 */
const synonyms: Record<Column, string[]> = {
  brand: ['brand', 'make', 'manufacturer', 'марка'],
  model: ['model', 'модел'],
  engine: ['engine', 'enginetype', 'fuel', 'fueltype', 'гориво', 'двигател', 'типдвигател'],
  transmission: ['transmission', 'transmissiontype', 'gearbox', 'скоростнакутия', 'скорости'],
  year: ['year', 'modelyear', 'registrationyear', 'година'],
  description: ['description', 'text', 'notes', 'описание'],
  location: ['location', 'place', 'местоположение'],
  price: ['price', 'pricebgn', 'bgn', 'цена', 'ценалв', 'ценаbgn'],
  priceGbp: ['pricegbp', 'gbp'],
  priceEur: ['priceeur', 'eur', 'ценаeur', 'ценаевро'],
  img: ['img', 'image', 'imagelink', 'imageurl', 'photo', 'picture', 'cover', 'снимка'],
  images: ['images', 'photos', 'pictures', 'imagelinks', 'снимки'],
  mileageKm: ['mileage', 'mileagekm', 'km', 'kilometers', 'kilometres', 'odometer', 'пробег', 'километри'],
  mileageMiles: ['mileagemiles', 'miles'],
  litres: ['enginelitres', 'litres', 'liters', 'enginesize', 'displacement', 'кубатура'],
  power: ['power', 'hp', 'horsepower', 'мощност'],
  colour: ['colour', 'color', 'цвят'],
  battery: ['battery', 'batterykwh', 'батерия'],
  electricRange: ['electricrange', 'electricrangekm', 'batteryrange', 'rangekm', 'range', 'електрическипробег'],
  vin: ['vin', 'vinnumber', 'рама', 'номернарама'],
  owners: ['owners', 'previousowners', 'собственици'],
  firstRegistration: ['firstregistration', 'firstregistrationdate', 'firstregistrationmonth', 'първарегистрация'],
  region: ['region', 'oblast', 'област', 'регион'],
  town: ['town', 'city', 'townlist', 'settlement', 'град', 'населеномясто'],
  extras: ['extras', 'equipment', 'features', 'екстри', 'оборудване'],
  emission: ['emission', 'emissionstandard', 'euro', 'еврокатегория', 'евростандарт'],
  body: ['body', 'bodytype', 'bodystyle', 'купе', 'каросерия', 'категория'],
  doors: ['doors', 'врати'],
  drive: ['drive', 'drivetrain', 'задвижване'],
  steering: ['steering', 'steeringside', 'волан'],
  condition: ['condition', 'състояние'],
  serviceBook: ['servicebook', 'servicehistory', 'сервизнакнижка'],
  accident: ['accident', 'accidents', 'катастрофа'],
  vat: ['vat', 'vatdeductible', 'ддс'],
  registered: ['registered', 'registeredinbulgaria', 'регистриранвбългария'],
  newImport: ['newimport', 'freshimport', 'новвнос'],
  seller: ['seller', 'sellertype', 'продавач'],
}

const columnOf = new Map(
  Object.entries(synonyms).flatMap(([column, names]) => names.map((name) => [name, column as Column])),
)

/** The columns that no file can do without; a price in one of the three currencies, and a year in one of two. */
const required = ['brand', 'model', 'engine', 'transmission'] as const
const prices = ['price', 'priceGbp', 'priceEur'] as const

/** Where each known column stands in the file. */
export type Layout = Map<Column, number>

/**
 * Finds the known columns by the header's names; others are left alone.
 * @throws Error with a sentence when a column is missing or there twice
 */
export function readHeader(header: string[]): Layout {
  const layout: Layout = new Map()
  for (const [index, name] of header.entries()) {
    const column = columnOf.get(simplified(name))
    if (!column) continue
    const earlier = layout.get(column)
    if (earlier !== undefined) throw new Error(`Two columns hold the same: "${header[earlier]}" and "${name}".`)
    layout.set(column, index)
  }
  const missing: string[] = required.filter((column) => !layout.has(column))
  if (!layout.has('year') && !layout.has('firstRegistration')) missing.push('year (or first_registration)')
  if (!prices.some((column) => layout.has(column))) missing.push('price (or price_eur, price_gbp)')
  if (missing.length > 0) {
    throw new Error(`The file has no column for: ${missing.join(', ')}. Its columns are: ${header.join(', ')}.`)
  }
  return layout
}

function simplified(name: string): string {
  return name.toLowerCase().replace(/[^\p{Letter}\p{Number}]/gu, '')
}
