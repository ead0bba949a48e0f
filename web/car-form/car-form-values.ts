import { type ZodMiniType } from 'zod/mini'
import { type NewCar } from '../../contract/car.ts'
import { type Currency } from '../../contract/facts.ts'
import { picturesOf } from '../../contract/shown-car.ts'
import { type MessageId } from '../../contract/messages.ts'
import { euroAmount } from '../../contract/money.ts'
import { photoAddress, photoIdOf } from '../../contract/photo.ts'
import { currencyOf, priceOf } from '../../contract/amounts.ts'
import { fieldsLike, like, type Shape } from '../stored-value.ts'
import { issuesOf } from '../ui/validate.ts'
import { emptyFacts, factsBody, formOfFacts, isMileageLowered, type FactFormValues } from './fact-form-values.ts'

/** The form as a person fills it: text only. `img` is the image link, `photos` the keys of chosen photos. */
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

/**
 * A form as it is stored: photos by address with their captions, the keys under which a page knows them, and when it
 * was begun (epoch ms).
 */
export type StoredForm = CarFormValues & Pick<NewCar, 'shots'> & { photoKeys?: string[] | undefined; begunAt?: number }

/** What was stored, which an earlier build may have done, in the shape of a form. */
export function storedFormLike(stored: object, empty: CarFormValues): StoredForm {
  return { ...empty, ...fieldsLike<StoredForm>(stored, { ...empty, shots: {}, photoKeys: [''], begunAt: 0 }) }
}

/** Takes a form that was stored. */
export const isStoredForm = like({ brand: '', model: '', photos: [''] }) as Shape<StoredForm>

export type CarFormErrors = Partial<Record<keyof CarFormValues, MessageId>>

/** A form in which nothing is typed. */
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

/** Whether the form contains nothing that would be missed. */
export function isEmptyForm(values: CarFormValues): boolean {
  return Object.entries(values).every(([name, value]) => value.length === 0 || name === 'priceCurrency')
}

/** A placeholder for the address of a photo that is uploading. */
const coming = photoAddress('0'.repeat(32))

/** The body to send. The cover is the first photo, the image link comes last. */
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

/** The form of a car, with addresses in place of photo keys. A single foreign picture is the image link. */
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

/** The first broken rule of each field. `before` is the form of the edited offer. */
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

/** A bad address among the pictures can only be the image link; too many of them belong to the photos. */
function fieldOf(place: PropertyKey | undefined, message: string): keyof CarFormValues {
  if (place === 'images') return message === 'imagesTooMany' ? 'photos' : 'img'
  return place as keyof CarFormValues
}
