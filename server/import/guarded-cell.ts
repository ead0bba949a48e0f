/** Spreadsheets take a cell that begins so for a formula, in Japanese ones with wide signs too. */
const formula = /^[=+\-@\t\r＝＋－＠]/u

/** A cell that a spreadsheet shows as it stands: an apostrophe keeps it from becoming a formula. */
export function guarded(value: string): string {
  return formula.test(value) ? `'${value}` : value
}

/** A cell as it was before it was guarded. */
export function unguarded(value: string): string {
  return value.startsWith("'") && formula.test(value.slice(1)) ? value.slice(1) : value
}
