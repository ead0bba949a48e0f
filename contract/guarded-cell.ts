/** Spreadsheets treat a cell with such a beginning as a formula, Japanese ones with wide signs too. */
const formula = /^[=+\-@\t\r＝＋－＠]/u

/** A cell that spreadsheets show as it is: an apostrophe prevents a formula. */
export function guarded(value: string): string {
  return formula.test(value) ? `'${value}` : value
}

/** A cell before it was guarded. */
export function unguarded(value: string): string {
  return value.startsWith("'") && formula.test(value.slice(1)) ? value.slice(1) : value
}
