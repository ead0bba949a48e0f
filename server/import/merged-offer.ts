import { isDeepStrictEqual } from 'node:util'
import { newCarFields, type Car, type NewCar } from '../../contract/car.ts'
import { photoIdOf } from '../../contract/photo.ts'
import { picturesOf } from '../../contract/shown-car.ts'
import { columnsOf } from '../cars/car-columns.ts'
import { texts } from '../texts.ts'
import { composeDescription } from './composed-description.ts'

/** An offer as a row states it, and which of its texts the row does not state itself. */
export interface StatedOffer {
  car: NewCar
  isComposed: boolean
  isPlaceDefault: boolean
}

/** An offer as it is edited by a file. */
export type FileEdit = NewCar & { mileageNote?: string }

/** What an offer becomes by a row of its owner's file: what the row states counts, all else stays. */
export function mergedOffer(before: Car, { car, isComposed, isPlaceDefault }: StatedOffer): FileEdit {
  const { description, location, img: _img, images: _images, ...stated } = car
  const own = offerOf(before)
  const merged: FileEdit = { ...own, ...stated, ...picturesAfter(own, car) }
  if (car.priceCurrency === undefined) delete merged.priceCurrency
  if (!isPlaceDefault && location !== own.location) {
    merged.location = location
    // Where it stood before says nothing of the new place.
    if (car.region === undefined) delete merged.region
    if (car.town === undefined) delete merged.town
  }
  if (!isComposed) merged.description = description
  else if (own.description === composeDescription(own)) merged.description = composeDescription(merged)
  const isLower = before.mileage !== undefined && merged.mileage !== undefined && merged.mileage < before.mileage
  if (isLower) merged.mileageNote = texts.imports.mileageNote
  return merged
}

/** Would this edit change the offer? */
export function isChanged(before: Car, after: FileEdit): boolean {
  const own = offerOf(before)
  return !isDeepStrictEqual(columnsOf(own), columnsOf(after)) || !isDeepStrictEqual(picturesOf(own), picturesOf(after))
}

/** The fields of the form, of what is known of an offer. */
function offerOf(car: Car): NewCar {
  const fields = Object.entries(car).filter(([name]) => name in newCarFields)
  return Object.fromEntries(fields) as unknown as NewCar
}

/** Pictures that the seller has uploaded are not replaced by links. */
function picturesAfter(own: NewCar, car: NewCar): Pick<NewCar, 'img' | 'images'> {
  const isUploaded = picturesOf(own).some((address) => photoIdOf(address) !== null)
  if (car.img === undefined || isUploaded) return {}
  return { img: car.img, images: car.images ?? [car.img] }
}
