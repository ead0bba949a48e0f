import { type ChoiceFact } from '../../contract/facts.ts'

/** The meaning of a column in a dealer's file: a field of an offer, or a fact of the vehicle. */
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
  | 'currency'
  | 'stock'
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
  | 'inspectionUntil'
  | 'insuranceUntil'
  | 'keys'
  | 'region'
  | 'town'
  | 'extras'
  | ChoiceFact

/**
 * The names of each column in dealers' files, in English and Bulgarian. Letter case, spaces, underscores and other
 * signs are ignored: `Engine Type` is `enginetype`. A unit may follow (`csv-header.ts`).
 */
export const columnNames: Record<Column, string[]> = {
  brand: ['brand', 'make', 'manufacturer', 'марка', 'марканаавтомобила', 'автомобил'],
  model: ['model', 'модел', 'моделнаавтомобила', 'серия'],
  engine: [
    'engine',
    'enginetype',
    'fuel',
    'fueltype',
    'гориво',
    'двигател',
    'типдвигател',
    'видгориво',
    'горивнасистема',
    'типгориво',
    'виддвигател',
  ],
  transmission: [
    'transmission',
    'transmissiontype',
    'gearbox',
    'скоростнакутия',
    'скорости',
    'трансмисия',
    'предавателнакутия',
    'кутия',
    'скоростнакутиятип',
  ],
  year: [
    'year',
    'modelyear',
    'registrationyear',
    'година',
    'годинанапроизводство',
    'производство',
    'productionyear',
    'yearofmanufacture',
    'yearmade',
    'годинапроизводство',
  ],
  description: [
    'description',
    'text',
    'notes',
    'описание',
    'comment',
    'comments',
    'details',
    'забележка',
    'допълнителнаинформация',
    'коментар',
  ],
  location: ['location', 'place', 'местоположение', 'намирасе', 'адрес'],
  price: [
    'price',
    'цена',
    'bgn',
    'pricebgn',
    'askingprice',
    'продажнацена',
    'крайнацена',
    'ценасддс',
    'priceincvat',
    'priceinclvat',
  ],
  priceGbp: ['pricegbp', 'gbp'],
  priceEur: ['priceeur', 'eur', 'евро'],
  currency: ['currency', 'pricecurrency', 'валута'],
  stock: [
    'stock',
    'stocknumber',
    'stockno',
    'stockid',
    'ref',
    'refno',
    'reference',
    'sku',
    'id',
    'externalid',
    'номер',
    'инвентаренномер',
    'вътрешенномер',
    'складовномер',
    'номернаобява',
    'код',
    'артикул',
  ],
  img: ['img', 'image', 'imagelink', 'imageurl', 'photo', 'picture', 'cover', 'снимка'],
  images: ['images', 'photos', 'pictures', 'imagelinks', 'снимки'],
  mileageKm: [
    'mileage',
    'mileagekm',
    'km',
    'kilometers',
    'kilometres',
    'odometer',
    'пробег',
    'километри',
    'изминатикилометри',
    'изминатикм',
  ],
  mileageMiles: ['mileagemiles', 'miles'],
  litres: [
    'enginelitres',
    'litres',
    'liters',
    'enginesize',
    'displacement',
    'кубатура',
    'обем',
    'работенобем',
    'обемнадвигателя',
    'cc',
    'enginecapacity',
    'capacity',
  ],
  power: ['power', 'hp', 'horsepower', 'мощност', 'конскисили', 'кс', 'коне', 'мощностнадвигателя', 'enginepower'],
  colour: ['colour', 'color', 'цвят'],
  battery: ['battery', 'batterykwh', 'батерия'],
  electricRange: ['electricrange', 'electricrangekm', 'batteryrange', 'rangekm', 'range', 'електрическипробег'],
  vin: ['vin', 'vinnumber', 'рама', 'номернарама', 'шаси', 'номернашаси', 'vinномер'],
  owners: ['owners', 'previousowners', 'собственици', 'бройсобственици', 'numberofowners'],
  keys: ['keys', 'numberofkeys', 'ключове', 'бройключове'],
  inspectionUntil: [
    'inspectionuntil',
    'technicalinspection',
    'inspection',
    'motuntil',
    'гтп',
    'гтпдо',
    'техническипреглед',
    'техническипрегледдо',
    'валидностнагтп',
  ],
  insuranceUntil: [
    'insuranceuntil',
    'insurance',
    'застраховка',
    'застраховкадо',
    'гражданска',
    'гражданскаотговорност',
    'годо',
  ],
  firstRegistration: [
    'firstregistration',
    'firstregistrationdate',
    'firstregistrationmonth',
    'първарегистрация',
    'датанапърварегистрация',
    'първоначалнарегистрация',
    'dateoffirstregistration',
    'registrationdate',
    'firstreg',
  ],
  region: ['region', 'oblast', 'област', 'регион'],
  town: ['town', 'city', 'townlist', 'settlement', 'град', 'населеномясто', 'населено'],
  extras: ['extras', 'equipment', 'features', 'екстри', 'оборудване'],
  emission: ['emission', 'emissionstandard', 'euro', 'еврокатегория', 'евростандарт'],
  body: ['body', 'bodytype', 'bodystyle', 'купе', 'каросерия', 'категория', 'типкупе', 'типкаросерия', 'видкупе'],
  doors: ['doors', 'врати', 'бройврати', 'numberofdoors'],
  drive: ['drive', 'drivetrain', 'задвижване'],
  steering: ['steering', 'steeringside', 'волан'],
  condition: ['condition', 'състояние'],
  serviceBook: ['servicebook', 'servicehistory', 'сервизнакнижка'],
  accident: ['accident', 'accidents', 'катастрофа'],
  vat: ['vat', 'vatdeductible', 'ддс'],
  registered: ['registered', 'registeredinbulgaria', 'регистриранвбългария'],
  newImport: ['newimport', 'freshimport', 'новвнос'],
  seller: ['seller', 'sellertype', 'продавач'],
  priceKind: ['pricekind', 'negotiable', 'bargain', 'видцена', 'видоценка', 'договаряне', 'пазарлък'],
}
