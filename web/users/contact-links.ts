/** Fewer digits are no number that can be called, nor are more (ITU-T E.164). */
const digitsOfNumber = { min: 5, max: 15 }

/**
 * The address that calls a telephone number, with the country's code, so that it holds abroad, too: a number that begins
 * with 0 is Bulgarian. `null` when the text cannot be called.
 */
export function telephoneLink(telephone: string): string | null {
  // "+359 (0) 88" means the 0 is dialled at home alone.
  const text = telephone.trim().replace(/^(\+\d+\s*)\(0\)/, '$1')
  const digits = text.replaceAll(/\D/g, '')
  if (digits.length < digitsOfNumber.min || digits.length > digitsOfNumber.max) return null
  if (text.startsWith('+')) return `tel:+${digits}`
  if (digits.startsWith('00')) return `tel:+${digits.slice(2)}`
  return digits.startsWith('0') ? `tel:+359${digits.slice(1)}` : `tel:${digits}`
}

/** The address that writes an e-mail. The name before the @ cannot add other fields to the letter. */
export function mailLink(email: string): string {
  return `mailto:${email.split('@').map(encodeURIComponent).join('@')}`
}
