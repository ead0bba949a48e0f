/**
 * Whether this is an EIK (BULSTAT) of 9 or 13 digits by its check digits (Bulgarian register of BULSTAT, ordinance of
 * the unified identification code).
 */
export function isEik(eik: string): boolean {
  if (!/^(?:\d{9}|\d{13})$/.test(eik) || /^0+$/.test(eik)) return false
  const digits = Array.from(eik, Number)
  if (digits[8] !== checkDigit(digits.slice(0, 8), [1, 2, 3, 4, 5, 6, 7, 8], [3, 4, 5, 6, 7, 8, 9, 10])) return false
  return digits.length === 9 || digits[12] === checkDigit(digits.slice(8, 12), [2, 7, 3, 5], [4, 9, 5, 7])
}

/** The remainder by 11 of the weighted sum; by the second weights when it is 10, and 0 when it still is. */
function checkDigit(digits: readonly number[], first: readonly number[], second: readonly number[]): number {
  const remainder = (weights: readonly number[]) =>
    digits.reduce((sum, digit, at) => sum + digit * (weights[at] ?? 0), 0) % 11
  return remainder(first) < 10 ? remainder(first) : remainder(second) % 10
}
