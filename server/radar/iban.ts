import { asLatin } from './look-alikes.ts'

/** How long an account number is, by the country in its first letters (registry of ISO 13616). */
const lengths = new Map(
  Object.entries({
    15: 'NO', 16: 'BE', 18: 'DK FI NL', 19: 'MK SI', 20: 'AT BA EE KZ LT LU XK', 21: 'CH HR LI LV',
    22: 'BG DE GB GE IE ME RS', 23: 'AE GI IL', 24: 'CZ ES MD RO SE SK', 25: 'PT', 26: 'IS TR', 27: 'FR GR IT MC',
    28: 'AL AZ CY HU PL', 29: 'UA', 31: 'MT',
  }).flatMap(([length, countries]) => countries.split(' ').map((country) => [country, Number(length)] as const)),
) // prettier-ignore
const longest = 31
/** What may stand between two characters. */
const gap = '[ .:_/-]{0,3}'
const gaps = /[ .:_/-]/

/** Two letters, some of which look alike in Cyrillic, and two digits. */
const first = '[A-ZАВЕКМНОРСТУХ]'
const begin = new RegExp(`(?<![A-ZА-Я\\d])(?:IBAN${gap})?(${first}${gap}${first}${gap}\\d${gap}\\d)`, 'gi')
/** Texts with fewer digits have none. */
const manyDigits = /\d(?:\D{0,9}\d){7}/

/** Whether there is the number of a bank account in a text of `plainText`, however it is grouped. Its check digits tell. */
export function hasIban(text: string): boolean {
  if (!manyDigits.test(text)) return false
  return [...text.matchAll(begin)].some(({ index, 0: all, 1: start = '' }) => {
    const at = index + all.length - start.length
    return isIbanFirst(asLatin(text.slice(at, at + longest * 4).toUpperCase()))
  })
}

function isIbanFirst(text: string): boolean {
  let number = ''
  for (let at = 0; at < text.length; at += 1) {
    const next = text[at]!
    if (/[A-Z\d]/.test(next)) number += next
    else if (!gaps.test(next)) return false
    const length = number.length < 2 ? longest : lengths.get(number.slice(0, 2))
    if (length === undefined) return false
    if (number.length === length) return !/[A-Z\d]/.test(text[at + 1] ?? '') && checkSum(number) === 1
  }
  return false
}

/** The remainder of ISO 7064 (mod 97-10): 1 for a number whose check digits are right. */
function checkSum(number: string): number {
  let rest = 0
  for (const letter of number.slice(4) + number.slice(0, 4)) {
    const value = Number.parseInt(letter, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest
}
