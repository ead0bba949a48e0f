import { isDeepStrictEqual } from 'node:util'
import { languages, type Language } from '../../contract/language.ts'
import { newCarFields, type Car, type NewCar } from '../../contract/car.ts'
import { photoIdOf } from '../../contract/photo.ts'
import { picturesOf } from '../../contract/shown-car.ts'
import { columnsOf } from '../cars/car-columns.ts'
import { catalogues } from '../texts/texts.ts'
import { composeDescription } from './composed-description.ts'

/** An offer from a row, and which of its texts the row does not state itself. */
export interface StatedOffer {
  car: NewCar
  /** Of texts that the product adds. */
  language: Language
  isComposed: boolean
  isPlaceDefault: boolean
}

/** An edit of an offer by a file. */
export type FileEdit = NewCar & { mileageNote?: string }

/** The offer after an edit by a row of its owner's file: stated fields change, all others stay. */
export function mergedOffer(before: Car, { car, language, isComposed, isPlaceDefault }: StatedOffer): FileEdit {
  const { description, location, img: _img, images: _images, ...stated } = car
  const own = offerOf(before)
  const merged: FileEdit = { ...own, ...stated, ...picturesAfter(own, car) }
  if (car.priceCurrency === undefined) delete merged.priceCurrency
  if (!isPlaceDefault && location !== own.location) {
    merged.location = location
    // The old place says nothing about the new location.
    if (car.region === undefined) delete merged.region
    if (car.town === undefined) delete merged.town
  }
  if (!isComposed) merged.description = description
  else merged.description = recomposed(own, merged)
  const isLower = before.mileage !== undefined && merged.mileage !== undefined && merged.mileage < before.mileage
  if (isLower) merged.mileageNote = catalogues[language].imports.mileageNote
  return merged
}

/** The description after an edit: composed again, in its language, if it was composed. */
function recomposed(own: NewCar, merged: NewCar): string {
  const composedIn = languages.find((language) => own.description === composeDescription(own, catalogues[language]))
  return composedIn === undefined ? own.description : composeDescription(merged, catalogues[composedIn])
}

/** Would this edit change the offer? */
export function isChanged(before: Car, after: FileEdit): boolean {
  const own = offerOf(before)
  return !isDeepStrictEqual(columnsOf(own), columnsOf(after)) || !isDeepStrictEqual(picturesOf(own), picturesOf(after))
}

/** The fields of the form from an offer. */
function offerOf(car: Car): NewCar {
  const fields = Object.entries(car).filter(([name]) => name in newCarFields)
  return Object.fromEntries(fields) as unknown as NewCar
}

/** The pictures after the edit; uploaded ones are not replaced by links. */
function picturesAfter(own: NewCar, car: NewCar): Pick<NewCar, 'img' | 'images'> {
  const isUploaded = picturesOf(own).some((address) => photoIdOf(address) !== null)
  if (car.img === undefined || isUploaded) return {}
  return { img: car.img, images: car.images ?? [car.img] }
}
