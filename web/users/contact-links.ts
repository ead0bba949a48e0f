/** Fewer digits are no number that can be called. */
const minDigits = 5

/** The address that calls a telephone number; `null` when the text cannot be called. */
export function telephoneLink(telephone: string): string | null {
  const digits = telephone.replaceAll(/\D/g, '')
  if (digits.length < minDigits) return null
  return `tel:${telephone.trim().startsWith('+') ? '+' : ''}${digits}`
}

/** The address that writes an e-mail. The name before the @ cannot add other fields to the letter. */
export function mailLink(email: string): string {
  return `mailto:${email.split('@').map(encodeURIComponent).join('@')}`
}
