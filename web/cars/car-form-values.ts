import { type ZodMiniType } from 'zod/mini'
import { readMoney } from '../../contract/amounts.ts'
import { type NewCar } from '../../contract/car.ts'
import { type Currency } from '../../contract/facts.ts'
import { picturesOf } from '../../contract/shown-car.ts'
import { type MessageId } from '../../contract/messages.ts'
import { bgnOfEuroCents, euroAmount, stotinki } from '../../contract/money.ts'
import { photoAddress, photoIdOf } from '../../contract/photo.ts'
import { issuesOf } from '../ui/judge.ts'
import { emptyFacts, factsBody, formOfFacts, isMileageLowered, type FactFormValues } from './fact-form-values.ts'

/** The form as a person fills it: all text. `img` is the image link, `photos` holds the keys of chosen photos. */
export interface CarFormValues extends FactFormValues {
  brand: string
  model: string
  engine: string
  transmission: string
  year: string
  description: string
  location: string
  price: string
  priceCurrency: string
  img: string
  photos: string[]
}

/** A form as it is stored: photos by their addresses, and what they show. */
export type StoredForm = CarFormValues & Pick<NewCar, 'shots'>

export type CarFormErrors = Partial<Record<keyof CarFormValues, MessageId>>

/** A form in which nothing was typed yet. */
export function emptyCarForm(priceCurrency: Currency): CarFormValues {
  return {
    brand: '',
    model: '',
    engine: '',
    transmission: '',
    year: '',
    description: '',
    location: '',
    price: '',
    priceCurrency,
    img: '',
    photos: [],
    ...emptyFacts,
  }
}

/** Is there nothing in the form that would be missed? */
export function isEmptyForm(values: CarFormValues): boolean {
  return Object.entries(values).every(([name, value]) => value.length === 0 || name === 'priceCurrency')
}

/** Stands for the address that a photo still on its way will have. */
const coming = photoAddress('0'.repeat(32))

/** What the form sends. The cover is the first photo, the image link comes last. */
export function carBody(values: CarFormValues, addresses: readonly string[]) {
  const { brand, model, engine, transmission, description, location, img, year } = values
  const link = img.trim()
  const pictures = [...addresses, ...(link === '' ? [] : [link])]
  return {
    brand,
    model,
    engine,
    transmission,
    description,
    location,
    year: Number(year),
    price: priceOf(values),
    ...(currencyOf(values) === 'EUR' && { priceCurrency: 'EUR' as const }),
    ...factsBody(values),
    ...(pictures[0] !== undefined && { img: pictures[0] }),
    ...(pictures.length > 1 && { images: pictures }),
  }
}

type TypedPrice = Pick<CarFormValues, 'price' | 'priceCurrency'>

/** The currency of the price: the one that stands beside it counts for more than the chosen one. */
export function currencyOf({ price, priceCurrency }: TypedPrice): string {
  const read = readMoney(price)
  return (read && 'amount' in read && read.currency) || priceCurrency
}

/** The price in BGN, whatever the currency in which it is typed; `null` when it is none. */
export function priceOf(typed: TypedPrice): number | null {
  const read = readMoney(typed.price)
  if (!read || 'unknown' in read) return null
  const currency = currencyOf(typed)
  if (currency !== 'EUR') return currency === 'BGN' ? read.amount : null
  // In euro cents, because 1.95583 of a cent is more than half a stotinka: what is typed in euro stays as it is.
  return bgnOfEuroCents(stotinki(read.amount))
}

/** The form of a car, with addresses in place of the keys of photos: a single foreign picture is the image link. */
export function formOfCar(car: NewCar): StoredForm {
  const pictures = picturesOf(car)
  const [only] = pictures
  const isLink = pictures.length === 1 && only !== undefined && photoIdOf(only) === null
  return {
    brand: car.brand,
    model: car.model,
    engine: car.engine,
    transmission: car.transmission,
    year: String(car.year),
    description: car.description,
    location: car.location,
    price: car.priceCurrency === 'EUR' ? euroAmount(car.price) : String(car.price),
    priceCurrency: car.priceCurrency ?? 'BGN',
    img: isLink ? only : '',
    photos: isLink ? [] : pictures,
    ...(car.shots && { shots: car.shots }),
    ...formOfFacts(car),
  }
}

/** The first broken rule of each field. `before` is what an edited offer says now. */
export function carFormErrors(schema: ZodMiniType, values: CarFormValues, before?: CarFormValues): CarFormErrors {
  const body = carBody(
    values,
    values.photos.map(() => coming),
  )
  const broken: CarFormErrors = {}
  for (const { path, message } of issuesOf(schema, body)) {
    const field = fieldOf(path[0], message)
    broken[field] ??= message as MessageId
  }
  if (broken.price !== undefined && values.price.trim() !== '') {
    broken.price = priceOf(values) === null ? 'priceUnreadable' : 'priceRange'
  }
  if (before && isMileageLowered(values, before) && values.mileageNote.trim() === '') {
    broken.mileageNote = 'mileageLowered'
  }
  return broken
}

/** A bad address among the pictures can only be the image link; too many of them are the photos' matter. */
function fieldOf(place: PropertyKey | undefined, message: string): keyof CarFormValues {
  if (place === 'images') return message === 'imagesTooMany' ? 'photos' : 'img'
  return place as keyof CarFormValues
}
