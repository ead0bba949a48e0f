/** The thousands of an amount such as `12500.5`, for style to set apart; decimals stay with the last ones. */
export function digitGroups(digits: string): string[] {
  return digits.split(/(?<=^\d+)(?=(?:\d{3})+(?!\d))/)
}
