import { type Shot } from '../../contract/shots.ts'
import { areKnown, chooseUploaded, shotsByAddress, uploadedAddresses } from './chosen-photos.ts'

/** The photos of a stored form: addresses, captions, and the keys under which a page knows them. */
export interface StoredPhotos {
  photos: string[]
  shots?: Record<string, Shot> | undefined
  photoKeys?: string[] | undefined
}

export function storedPhotos(keys: string[]): StoredPhotos {
  return { photos: uploadedAddresses(keys), shots: shotsByAddress(keys), photoKeys: keys }
}

/** The keys of stored photos. They include uploading ones while the page that uploads them is open. */
export function photosAgain({ photos, shots = {}, photoKeys = [] }: StoredPhotos): string[] {
  const isSamePage = photoKeys.length > 0 && areKnown(photoKeys)
  return isSamePage ? photoKeys : photos.map((address) => chooseUploaded(address, { shot: shots[address] ?? null }))
}
