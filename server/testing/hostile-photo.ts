import { deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** A file that somebody uploads to do harm. `expected`: refused with a 4xx, kept as a clean picture, or either. */
export interface HostilePhoto {
  name: string
  expected: 'refused' | 'clean' | 'either'
  make: () => Promise<Buffer> | Buffer
}

/** A small picture of one colour. */
export const small = (): Sharp => sharp({ create: { width: 60, height: 40, channels: 3, background: '#2f5fe0' } })
/** A picture that does not pack well. */
export const noisy = (): Sharp => {
  const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const
  return sharp({ create: { width: 200, height: 150, channels: 3, background: '#fff', noise } })
}
/** Text of one byte a letter. */
export const bytes = (text: string): Buffer => Buffer.from(text, 'latin1')
/** That many bytes of nothing. */
export const zeros = (length: number): Buffer => Buffer.alloc(length)
/** The same packed. */
export const packedZeros = (length: number): Buffer => deflateSync(zeros(length))

/** A file that is answered with a 4xx. */
export function refused(name: string, make: HostilePhoto['make']): HostilePhoto {
  return { name, expected: 'refused', make }
}

/** A file that is kept without what harms. */
export function clean(name: string, make: HostilePhoto['make']): HostilePhoto {
  return { name, expected: 'clean', make }
}

/** A file of which both are right: how far decoders forgive is theirs. */
export function either(name: string, make: HostilePhoto['make']): HostilePhoto {
  return { name, expected: 'either', make }
}
