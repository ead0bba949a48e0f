import { foldedWords } from '../../contract/fold.ts'

/** A link, or an address that people type as one. */
const link = /https?:|www\.|\b[\w-]+\.(?:com|net|org|info|top|xyz|site|online|shop|link|click|ru|bg|eu|io|me|cc)\b/i
/** An account's number (ISO 13616): country, two digits, and at least eleven letters and digits, also in groups. */
const iban = /\b[A-Z]{2}\s?\d{2}(?:\s?[A-Z0-9]){11,30}\b/
/** Couriers and advance payments, as words begin. */
const beginnings = [
  'ekont',
  'econt',
  'spidi',
  'speedy',
  'kurier',
  'courier',
  'dhl',
  'dpd',
  'avans',
  'kaparo',
  'deposit',
  'depozit',
]
const folded = beginnings.flatMap(foldedWords)

/** Does a message have what cheats send: a link, an account's number, a courier's name, an advance payment? */
export function speaksOfPayment(text: string): boolean {
  if (link.test(text) || iban.test(text)) return true
  return foldedWords(text).some((word) => folded.some((beginning) => word.startsWith(beginning)))
}
