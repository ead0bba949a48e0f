/** Words and signs beside amounts, Cyrillic and Latin, as people and dealers' programs write them. */

/** Currencies by sign, code and name. GBP is recognised so that a sentence can refuse it by name. */
export const currencyWords = {
  BGN: 'лв, лева, лев, левчета, bgn, lv, leva, lev, бгн',
  EUR: 'евро, евра, eur, euro, euros, €, еврика',
  GBP: 'gbp, £, pounds, паунда',
} as const

/** Currencies that no price is in, so that their amounts are refused by name and never taken for leva. */
export const foreignCurrencyWords =
  'долар, долара, долари, щатски долара, щатски долари, usd, $, dollar, dollars, £, gbp, pounds, паунд, паунда, паунди, лири, chf, франка, франкове, swiss francs, рубли, rub, йени, jpy, ¥, ₽, злоти, pln, крони, sek, леи, ron'

/** Words that multiply the number before them by a thousand. */
export const thousandWords = 'хил, хиляди, хиляда, бона, k, к, thousand, hil, hiljadi, hiliadi, hilqdi, тис'

/** Units of each fact, with the factor that converts one of them to the fact's own unit. */
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
  keys: [[1, 'ключ, ключа, ключове, key, keys']],
  owners: [[1, 'собственик, собственика, собственици, owner, owners']],
} as const satisfies Record<string, readonly (readonly [factor: number, words: string])[]>

/** Full and short names of the months, from January. */
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

/** Words that may follow a year. */
export const yearWords = 'г, год, година, year, yr'

/** The words of a comma-separated list, trimmed. */
export function wordsOf(list: string): string[] {
  return list.split(',').map((word) => word.trim())
}
