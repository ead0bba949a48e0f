import { language } from './language.ts'

/** The choice of photos in a form. */
export const photos = {
  legend: 'Images',
  dropHere: 'Drop photos here or',
  chooseFiles: 'choose files',
  chooseLabel: 'Images: choose files',
  accepted: (most: number) => `JPEG, PNG, WebP or AVIF, up to ${language.number(most)} photos`,
  cover: 'Cover',
  photo: (number: number) => `Photo ${language.number(number)}`,
  uploaded: 'Uploaded',
  uploading: (percent: number) => `Uploading, ${language.number(percent)} %`,
  waiting: 'Waiting',
  processing: 'Almost done',
  notUploaded: 'Not uploaded',
  moveLeft: (number: number) => `Move photo ${language.number(number)} to the left`,
  moveRight: (number: number) => `Move photo ${language.number(number)} to the right`,
  makeCover: (number: number) => `Make photo ${language.number(number)} the cover`,
  retry: (number: number) => `Try again, photo ${language.number(number)}`,
  remove: (number: number) => `Remove photo ${language.number(number)}`,
  tooMany: (most: number) => `An offer may have at most ${language.number(most)} pictures.`,
  moved: (from: number, to: number) => `Photo ${language.number(from)} is now photo ${language.number(to)}.`,
  removed: (number: number) => `Photo ${language.number(number)} is removed.`,
}
