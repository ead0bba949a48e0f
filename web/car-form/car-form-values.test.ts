import { expect, test } from 'vitest'
import { editedCarSchema, newCarSchema } from '../../contract/car.ts'
import { countFacts, emptyFacts } from './fact-form-values.ts'
import { carBody, carFormErrors, emptyCarForm, formOfCar, isEmptyForm, type CarFormValues } from './car-form-values.ts'

const link = 'https://example.com/car.jpg'
const photo = (digit: string) => `/photos/${digit.repeat(32)}-960.webp`

function form(changes: Partial<CarFormValues> = {}): CarFormValues {
  return {
    brand: 'BMW',
    model: '320d',
    engine: 'Diesel',
    transmission: 'Manual',
    year: '2019',
    description: 'As new indeed',
    location: 'Sofia',
    price: '12500',
    img: '',
    photos: [],
    ...emptyFacts,
    priceCurrency: 'BGN',
    ...changes,
  }
}

test('sends year and price as numbers, and neither img nor images without pictures', () => {
  expect(carBody(form({ price: ' 12 500,50 ' }), [])).toEqual({
    brand: 'BMW',
    model: '320d',
    engine: 'Diesel',
    transmission: 'Manual',
    description: 'As new indeed',
    location: 'Sofia',
    year: 2019,
    price: 12_500.5,
  })
})

test('sends one picture as img; of several the first is the cover and the link comes last', () => {
  expect(carBody(form({ img: link }), [])).toMatchObject({ img: link })
  expect(carBody(form({ img: link }), [])).not.toHaveProperty('images')
  expect(carBody(form({ img: link }), [photo('a'), photo('b')])).toMatchObject({
    img: photo('a'),
    images: [photo('a'), photo('b'), link],
  })
})

test('fills the form from a car and returns the same car', () => {
  const car = { ...carBody(form(), [photo('a'), photo('b')]), owner_id: 'alice' } as Parameters<typeof formOfCar>[0]
  const filled = formOfCar(car)
  expect(filled).toEqual(form({ photos: [photo('a'), photo('b')] }))
  expect({ ...carBody(filled, filled.photos), owner_id: 'alice' }).toEqual(car)
})

test('takes a single foreign picture for the image link', () => {
  const filled = formOfCar({ ...carBody(form({ img: link }), []) } as Parameters<typeof formOfCar>[0])
  expect(filled).toEqual(form({ img: link }))
})

test('has no errors for a good form, and one for each required field of an empty form', () => {
  expect(carFormErrors(newCarSchema, form())).toEqual({})
  expect(carFormErrors(newCarSchema, emptyCarForm('BGN'))).toEqual({
    brand: 'brandRequired',
    model: 'modelRequired',
    engine: 'engineRequired',
    transmission: 'transmissionRequired',
    year: 'yearRequired',
    description: 'descriptionRequired',
    location: 'locationRequired',
    price: 'priceRequired',
  })
})

test.each([
  ['', 'priceRequired'],
  ['  ', 'priceRequired'],
  ['abc', 'priceUnreadable'],
  ['-1', 'priceUnreadable'],
  ['1e5', 'priceUnreadable'],
  ['$12500', 'priceUnreadable'],
  ['£12500', 'priceUnreadable'],
  ['1000000001', 'priceRange'],
] as const)('rejects a price of %j with %s', (price, message) => {
  expect(carFormErrors(newCarSchema, form({ price }))).toEqual({ price: message })
})

test('reads amounts in any notation; a euro sign beside the price outranks the choice', () => {
  const typed = { price: '6 500 €', mileage: '124 хил. км', power: '135 kW', displacement: '1 968 куб.см' }
  const body = carBody(form({ ...typed, firstRegistration: '05.2019', priceCurrency: 'BGN' }), [])
  expect(body).toMatchObject({ price: 12_712.9, priceCurrency: 'EUR', mileage: 124_000, power: 184 })
  expect(body).toMatchObject({ displacement: 1968, firstRegistration: '2019-05' })
  expect(carBody(form({ price: '12.500,00 лв.', priceCurrency: 'EUR' }), [])).toMatchObject({ price: 12_500 })
  expect(carBody(form({ price: '12.500,00 лв.', priceCurrency: 'EUR' }), [])).not.toHaveProperty('priceCurrency')
})

test('requires an image of edited cars only; a photo that is uploading counts', () => {
  expect(carFormErrors(editedCarSchema, form())).toEqual({ img: 'imageRequired' })
  expect(carFormErrors(editedCarSchema, form({ photos: ['some key'] }))).toEqual({})
  expect(carFormErrors(editedCarSchema, form({ img: link }))).toEqual({})
})

test('reports a bad link at the link and too many pictures at the photos', () => {
  const bad = { img: 'javascript:alert(1)' }
  expect(carFormErrors(newCarSchema, form(bad))).toEqual({ img: 'imageLinkInvalid' })
  expect(carFormErrors(newCarSchema, form({ ...bad, photos: ['key'] }))).toEqual({ img: 'imageLinkInvalid' })
  const photos = Array.from({ length: 20 }, (_, place) => `key ${place}`)
  expect(carFormErrors(newCarSchema, form({ photos }))).toEqual({})
  expect(carFormErrors(newCarSchema, form({ photos, img: link }))).toEqual({ photos: 'imagesTooMany' })
})

test('takes an untouched form for empty', () => {
  expect(isEmptyForm(emptyCarForm('BGN'))).toBe(true)
  expect(isEmptyForm(emptyCarForm('EUR'))).toBe(true)
  expect(isEmptyForm({ ...emptyCarForm('BGN'), photos: ['key'] })).toBe(false)
})

test('sends a price typed in euro in BGN and shows it as it was typed', () => {
  const typed = form({ price: '6391.15', priceCurrency: 'EUR' })
  const body = carBody(typed, [])
  expect(body).toMatchObject({ price: 12_500, priceCurrency: 'EUR' })
  expect(formOfCar(body as Parameters<typeof formOfCar>[0])).toEqual(typed)
})

test('sends stated facts by their meaning and omits the others', () => {
  const facts = { mileage: '214 000', power: '184', body: 'Sedan', vin: 'wba3d3105cf123456', extras: ['ESP', 'ABS'] }
  const body = carBody(form(facts), [])
  expect(body).toMatchObject({
    mileage: 214_000,
    power: 184,
    body: 'Sedan',
    vin: 'WBA3D3105CF123456',
    extras: ['ABS', 'ESP'],
  })
  expect(Object.keys(body)).not.toContain('owners')
  expect(carFormErrors(newCarSchema, form(facts))).toEqual({})
})

test('neither sends, counts nor checks facts that the engine lacks, and restores them with the engine', () => {
  const charged = form({ engine: 'Hybrid', displacement: '1995', battery: '12.4', electricRange: '60' })
  const diesel = { ...charged, engine: 'Diesel', electricRange: 'far' }
  expect(carBody(charged, [])).toMatchObject({ displacement: 1995, battery: 12.4, electricRange: 60 })
  expect(Object.keys(carBody(diesel, []))).not.toContain('battery')
  expect(carBody(diesel, [])).toMatchObject({ displacement: 1995 })
  expect(carFormErrors(newCarSchema, diesel)).toEqual({})
  expect(Object.keys(carBody({ ...charged, engine: 'Electric' }, []))).not.toContain('displacement')
  const [[filled, all], [filledOfDiesel, allOfDiesel]] = [countFacts(charged), countFacts(diesel)]
  expect([filled, filledOfDiesel, all - allOfDiesel]).toEqual([3, 1, 2])
})

test.each<[Partial<CarFormValues>, string]>([
  [{ mileage: 'a lot' }, 'mileageInvalid'],
  [{ mileage: '2000001' }, 'mileageInvalid'],
  [{ power: '0' }, 'powerInvalid'],
  [{ engine: 'Electric', battery: '7.55' }, 'batteryInvalid'],
  [{ engine: 'Hybrid', electricRange: '451.5' }, 'electricRangeInvalid'],
  [{ owners: '1.5' }, 'ownersInvalid'],
  [{ firstRegistration: '2999-01' }, 'firstRegistrationInvalid'],
  [{ inspectionUntil: '2999-01' }, 'inspectionUntilInvalid'],
  [{ keys: '9' }, 'keysInvalid'],
  [{ vin: 'WBA3D3105CF12345O' }, 'vinInvalid'],
])('%j is %s', (facts, message) => {
  expect(Object.values(carFormErrors(newCarSchema, form(facts)))).toEqual([message])
})

test('requires a note for a lower mileage', () => {
  const before = form({ mileage: '100000' })
  expect(carFormErrors(editedCarSchema, form({ mileage: '90000', img: link }), before)).toEqual({
    mileageNote: 'mileageLowered',
  })
  const explained = form({ mileage: '90000', mileageNote: 'Typed one digit too many.', img: link })
  expect(carFormErrors(editedCarSchema, explained, before)).toEqual({})
})
