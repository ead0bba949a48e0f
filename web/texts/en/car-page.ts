import { mainFacts } from '../../../contract/texts/en/facts.ts'
import { counted } from './counted.ts'
import { language } from './language.ts'

/** The page of one car. */
export const carPage = {
  price: 'Price: ',
  owner: (username: string) => `Owner: ${username}`,
  profileOf: (username: string) => `${username}, profile`,
  facts: mainFacts,
  description: 'Description',
  actions: 'Offer actions',
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
  backToCars: 'Back to Cars',
  photos: 'Photos',
  photoNumber: (number: number) => `Photo ${language.number(number)}`,
  openPhoto: (number: number) => `Open photo ${language.number(number)} in full screen`,
  morePhotos: (value: number) => `+${language.number(value)}`,
  allPhotos: 'All photos',
  closePhotos: 'Close photos',
}
