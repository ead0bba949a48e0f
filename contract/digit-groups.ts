/** Groups of three digits of an amount such as `12500.5`, for spacing by style; decimals stay with the last group. */
export function digitGroups(digits: string): string[] {
  return digits.split(/(?<=^\d+)(?=(?:\d{3})+(?!\d))/)
}
