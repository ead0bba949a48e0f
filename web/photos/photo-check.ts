import { photos } from '../../contract/limits.ts'

/** Why a file cannot be sent; the codes are the server's. */
export type PhotoFault = 'photoEmpty' | 'photoTooLarge' | 'photoHeic' | 'photoType'

const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx'])
const avifBrands = new Set(['avif', 'avis'])

/** Checks the name and first bytes of a chosen file and the size of what would be sent; `null` when it may be sent. */
export async function faultOf(file: File, toSend: Blob = file): Promise<PhotoFault | null> {
  if (file.size === 0) return 'photoEmpty'
  // A file that the browser could convert is a picture.
  if (toSend !== file) return toSend.size > photos.bytes ? 'photoTooLarge' : null
  const kind = kindOf(new Uint8Array(await file.slice(0, 64).arrayBuffer()))
  if (kind === 'heic' || (kind === null && isNamedHeic(file))) return 'photoHeic'
  if (kind === null) return 'photoType'
  return file.size > photos.bytes ? 'photoTooLarge' : null
}

/** The kind of picture according to the first bytes. */
export function kindOf(head: Uint8Array): 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | null {
  const text = String.fromCharCode(...head)
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp'
  if (text.slice(4, 8) !== 'ftyp') return null
  const boxLength = new DataView(head.buffer, head.byteOffset, head.byteLength).getUint32(0)
  const brands = (text.slice(8, Math.min(boxLength, text.length)).match(/[\s\S]{4}/g) ?? []).filter((_, i) => i !== 1)
  if (brands.some((brand) => avifBrands.has(brand))) return 'avif'
  return brands.some((brand) => heicBrands.has(brand) || brand === 'mif1' || brand === 'msf1') ? 'heic' : null
}

function isNamedHeic(file: File): boolean {
  return /^image\/hei[cf]/i.test(file.type) || /\.hei[cf]s?$/i.test(file.name)
}
