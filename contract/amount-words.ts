/** The words and signs that stand at amounts, in Cyrillic and Latin, as people and dealers' programs write them. */

/** Currencies by their signs, codes and names; those that are not taken are known, so that a sentence can name them. */
export const currencyWords = {
  BGN: 'лв, лева, лев, левчета, bgn, lv, leva, lev, бгн',
  EUR: 'евро, евра, eur, euro, euros, €, еврика',
  GBP: 'gbp, £, pounds, паунда',
} as const

/** What multiplies the number before it by a thousand. */
export const thousandWords = 'хил, хиляди, хиляда, бона, k, к, thousand, hil, hiljadi, hiliadi, hilqdi, тис'

/** Units of the facts of a vehicle: what one of them is in the unit of the fact. */
export const factUnits = {
  mileage: [
    [1, 'км, километра, километри, km, kms, kilometres, kilometers'],
    [1.609_344, 'miles, mile, mi, мили'],
  ],
  power: [
    [1, 'кс, коня, коне, конски сили, к с, лс, hp, bhp, ps, horsepower, horses'],
    [1 / 0.735_498_75, 'kw, квт, киловата, kilowatts'],
  ],
  displacement: [
    [1, 'кубсм, куб см, куб, кубика, cc, ccm, cm3, см3, cm³, см³, кубически сантиметра, кубически сантиметри'],
    [1000, 'л, литра, литър, литри, l, litre, litres, liter, liters'],
  ],
  battery: [[1, 'kwh, квтч, квт ч']],
  electricRange: [
    [1, 'км, километра, километри, km, kms, kilometres, kilometers'],
    [1.609_344, 'miles, mile, mi, мили'],
  ],
  owners: [[1, 'собственик, собственика, собственици, owner, owners']],
} as const satisfies Record<string, readonly (readonly [factor: number, words: string])[]>

/** Months by their names and short names, from January. */
export const monthWords = [
  'януари, ян, яну, january, jan',
  'февруари, фев, февр, february, feb',
  'март, мар, march, mar',
  'април, апр, april, apr',
  'май, may',
  'юни, june, jun',
  'юли, july, jul',
  'август, авг, august, aug',
  'септември, сеп, септ, september, sep, sept',
  'октомври, окт, october, oct',
  'ноември, ное, ноем, november, nov',
  'декември, дек, december, dec',
] as const

/** Behind a year. */
export const yearWords = 'г, год, година, year, yr'

/** The words of a list such as those above. */
export function wordsOf(list: string): string[] {
  return list.split(',').map((word) => word.trim())
}
