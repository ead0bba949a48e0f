/** How pages write numbers and dates, on the server as in the browser. */

const months = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const dates = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

/** November 2026. */
export function monthInWords(date: Date): string {
  return months.format(date)
}

/** 18 November 2026. */
export function dateInWords(date: Date): string {
  return dates.format(date)
}

/** The thousands of an amount such as `12500.5`, for style to set apart; decimals stay with the last ones. */
export function digitGroups(digits: string): string[] {
  return digits.split(/(?<=^\d+)(?=(?:\d{3})+(?!\d))/)
}
