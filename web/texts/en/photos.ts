import { plural } from '../../../contract/texts/plural.ts'
import { language } from './language.ts'

/** Small numbers begin a sentence as words. */
function countInWords(count: number): string {
  const words = ['Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']
  return words[count - 2] ?? language.number(count)
}

/** The choice of photos in a form, and what photos tell. */
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
  shrinking: 'Making it smaller',
  processing: 'Almost done',
  notUploaded: 'Not uploaded',
  moveLeft: (number: number) => `Move photo ${language.number(number)} to the left`,
  moveRight: (number: number) => `Move photo ${language.number(number)} to the right`,
  makeCover: (number: number) => `Make photo ${language.number(number)} the cover`,
  retry: (number: number) => `Try again, photo ${language.number(number)}`,
  remove: (number: number) => `Remove photo ${language.number(number)}`,
  tooMany: (most: number) => `An offer may have at most ${language.number(most)} pictures.`,
  moved: (from: number, to: number) => `Photo ${language.number(from)} is now photo ${language.number(to)}.`,
  whatIsIt: 'What is it?',
  shows: (number: number) => `What photo ${language.number(number)} shows`,
  shots: {
    front: 'Front',
    dashboard: 'Dashboard',
    rear: 'Rear',
    wheel: 'Wheel',
    seats: 'Seats',
    odometer: 'Odometer',
    engine: 'Engine',
    tyres: 'Tyres',
    damage: 'Damage, if any',
  },
  shotList: 'Photos that buyers look for',
  taken: ', taken',
  advice: (missing: readonly string[]) =>
    missing.length === 0
      ? 'Buyers look at the dashboard second. Nothing is missing.'
      : `Buyers look at the dashboard second. Still missing: ${missing.join(', ').toLowerCase()}.`,
  sameElsewhere: (count: number, since: Date) =>
    `${plural(language.plurals, count, {
      one: 'One of these photos was',
      other: `${countInWords(count)} of these photos were`,
    })} in another seller's offer in ${language.month(since)}. Ask about it before you go.`,
  showBoth: 'Show both',
  removed: (number: number) => `Photo ${language.number(number)} is removed.`,
}
