import { type Car } from '../../../contract/car.ts'
import { mainFacts } from '../../../contract/texts/en/facts.ts'
import { counted } from './counted.ts'
import { language } from './language.ts'

/** The page of one car. */
export const carPage = {
  price: 'Price: ',
  /** Names the card of seller, name, price and actions. */
  atAGlance: 'At a glance',
  priceKinds: { Fixed: 'The price is fixed.', Negotiable: 'The price is negotiable.' },
  owner: (username: string) => `Owner: ${username}`,
  profileOf: (username: string) => `${username}, profile`,
  /** Such as `Trader in Plovdiv`; without a kind of seller the place alone. */
  sellerIn: (kind: Car['seller'], place: string) =>
    kind === undefined ? place : `${{ Private: 'Private seller', Trader: 'Trader' }[kind]} in ${place}`,
  offers: (value: number) => counted(value, 'car', 'cars'),
  memberSince: (date: Date) => `Member since ${language.month(date)}`,
  allOf: (username: string, value: number) => `All ${counted(value, 'car', 'cars')} of ${username}`,
  moreFrom: (username: string) => `More from ${username}`,
  facts: mainFacts,
  description: 'Description',
  actions: 'Offer actions',
  message: 'Message',
  safeDeal: 'Safe deal',
  edit: 'Edit',
  delete: 'Delete',
  cancel: 'Cancel',
  deleteQuestion: (name: string) => `Are you sure to delete ${name}`,
  deleteConsequence: (photos: number) =>
    photos === 0
      ? 'The offer and its comments will be gone for everyone.'
      : `The offer, its ${counted(photos, 'photo', 'photos')} and its comments will be gone for everyone.`,
  deleted: (name: string) => `${name} is deleted.`,
  deletedMeanwhile: 'This offer is not there any more.',
  hidden: (reason: string) => `Hidden by a moderator: nobody else sees this offer. Reason: ${reason}`,
  hiddenHint: 'When you change it, a moderator looks at it again.',
  hiddenChanged: (moment: string) => `You changed it on ${moment}: a moderator looks at it again and decides.`,
  toDecision: 'Reasons and appeal',
  backToCars: 'Back to Cars',
  photos: 'Photos',
  photoNumber: (number: number) => `Photo ${language.number(number)}`,
  openPhoto: (number: number) => `Open photo ${language.number(number)} in full screen`,
  morePhotos: (value: number) => `+${language.number(value)}`,
  allPhotos: 'All photos',
  closePhotos: 'Close photos',
}
