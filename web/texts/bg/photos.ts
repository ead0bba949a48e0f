import { wordsInRow } from '../../../contract/texts/bg/words-in-row.ts'
import type { photos as english } from '../en/photos.ts'
import { language } from './language.ts'

/** The choice of photos in a form, and what photos tell. */
export const photos: typeof english = {
  // Images
  legend: 'Снимки',
  // Drop photos here or
  dropHere: 'Пуснете снимки тук или',
  // choose files
  chooseFiles: 'изберете файлове',
  // Add photos
  add: 'Добавяне на снимки',
  // Take a photo
  takePhoto: 'Снимане',
  // Add a photo: ${shot}
  take: (shot: string) => `Добавяне на снимка: ${shot}`,
  // Photos of this offer
  row: 'Снимки на тази обява',
  // Images: choose files
  chooseLabel: 'Снимки: избор на файлове',
  // JPEG, PNG, WebP or AVIF, up to ${language.number(most)} photos
  accepted: (most: number) => `JPEG, PNG, WebP или AVIF, до ${language.number(most)} снимки`,
  // Cover
  cover: 'Главна',
  // Photo ${language.number(number)}
  photo: (number: number) => `Снимка ${language.number(number)}`,
  // Uploaded
  uploaded: 'Качена',
  // Uploading, ${language.number(percent)} %
  uploading: (percent: number) => `Качва се, ${language.number(percent)}\u00a0%`,
  // Waiting
  waiting: 'Изчаква',
  // Making it smaller
  shrinking: 'Намалява се',
  // Almost done
  processing: 'Почти готово',
  // Not uploaded
  notUploaded: 'Не е качена',
  // Move photo ${language.number(number)} to the left
  moveLeft: (number: number) => `Преместване на снимка ${language.number(number)} наляво`,
  // Move photo ${language.number(number)} to the right
  moveRight: (number: number) => `Преместване на снимка ${language.number(number)} надясно`,
  // Make photo ${language.number(number)} the cover
  makeCover: (number: number) => `Избор на снимка ${language.number(number)} за главна`,
  // Try again, photo ${language.number(number)}
  retry: (number: number) => `Нов опит, снимка ${language.number(number)}`,
  // Remove photo ${language.number(number)}
  remove: (number: number) => `Премахване на снимка ${language.number(number)}`,
  // An offer may have at most ${language.number(most)} pictures.
  tooMany: (most: number) => `Една обява може да има до ${language.number(most)} снимки.`,
  // Photo ${language.number(from)} is now photo ${language.number(to)}.
  moved: (from: number, to: number) => `Снимка ${language.number(from)} вече е снимка ${language.number(to)}.`,
  // What is it?
  whatIsIt: 'Какво е това?',
  // What photo ${language.number(number)} shows
  shows: (number: number) => `Какво показва снимка ${language.number(number)}`,
  shots: {
    // Front
    front: 'Предна част',
    // Dashboard
    dashboard: 'Табло',
    // Rear
    rear: 'Задна част',
    // Wheel
    wheel: 'Джанта',
    // Seats
    seats: 'Седалки',
    // Odometer
    odometer: 'Километраж',
    // Engine
    engine: 'Двигател',
    // Tyres
    tyres: 'Гуми',
    // Damage, if any
    damage: 'Щети, ако има',
  },
  // Photos that buyers look for
  shotList: 'Снимки, които купувачите търсят',
  // , taken
  taken: ', има я',
  // missing.length === 0 ? 'Buyers look at the dashboard second. Nothing is missing.' : `Buyers look at the dashboard second. Still missing: ${missing.join(', ').toLowerCase()}.`
  advice: (missing: readonly string[]) =>
    missing.length === 0
      ? 'След първата снимка купувачите гледат таблото. Нищо не липсва.'
      : `След първата снимка купувачите гледат таблото. Липсва още: ${wordsInRow(missing).toLowerCase()}.`,
  // Undo
  undo: 'Отмяна',
  // No connection. It goes on by itself when the connection is back.
  resumesOnline: 'Няма връзка с интернет. Щом се възстанови, качването ще продължи автоматично.',
  // More photos from ${when}. It is sent then by itself.
  resumesAt: (when: string) => `Още снимки се приемат след ${when}. Тогава тази ще се изпрати автоматично.`,
  // Photo ${language.number(number)} is removed.
  removed: (number: number) => `Снимка ${language.number(number)} е премахната.`,
}
