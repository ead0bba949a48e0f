import { readHandoverCode } from '../../contract/handover.ts'
import { href } from '../router/address.ts'

/** The code follows this in an address; behind `#`, so that no server and no log reads it. */
const prefix = '#met='

/** What a picture leads to: the conversation with the one who shows it, with the code filled in. */
export function addressWithCode(myId: string, code: string): string {
  return `${location.origin}${href('chat', { id: myId })}${prefix}${code}`
}

/** The code that somebody scanned; empty without one. */
export function codeInAddress(): string {
  return location.hash.startsWith(prefix) ? (readHandoverCode(location.hash.slice(prefix.length)) ?? '') : ''
}
