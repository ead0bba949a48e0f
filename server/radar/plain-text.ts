import { foldedWords, foldWord } from '../../contract/fold.ts'
import { inOneScript, withoutForeignLetters } from './look-alikes.ts'

/**
 * The form of a text in which the rules look, whatever its writer did to be read by people only. What nobody plays with
 * comes out as it went in, and soon: each step looks first whether there is anything to do.
 */

/** Anything but ASCII, Bulgarian letters and their punctuation. */
// oxlint-disable-next-line no-control-regex -- they are part of ASCII
const unusual = /[^\u0000-\u007fА-Яа-я„“”’–—…№€]/
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Format}\p{Mark}]/gu
/** The empty Braille pattern. */
const blank = /\u2800/g

const letter = '[A-Za-zА-Яа-я]'
/** Four or more single letters apart, and three or more single digits. */
const spacedLetters = new RegExp(
  `(?<!${letter}|\\d)${letter}([ ._*-])${letter}(?:\\1${letter}){2,}(?!${letter}|\\d)`,
  'g',
)
const spacedDigits = /(?<![\d.,])\d(?: \d){2,}(?!\d)/g
/** An amount with letters for zeros. */
const lettersForZeros = /(?<![A-Za-zА-Яа-я\d])[1-9][\dOoОо]*[OoОо](?![A-Za-zА-Яа-я\d])/g

/** The dot of an address in brackets, as a word, or apart before an ending that says nothing else: "TDI. BG" ends a sentence. */
const bracketedDot = / ?[[({<] ?(?:\.|dot|точка) ?[\])}>] ?/gi
const writtenDot = /(?<=[A-Za-z\d]) (?:dot|точка|тчк) (?=[A-Za-z]{2,6}(?![A-Za-z]))/gi
const apartDot = /(?<=[A-Za-z\d]) ?\. ?(?=(?:com|net|org|ru|xyz|icu|cyou)(?![A-Za-zА-Яа-я\d]))/gi

/** The tidied text. */
export function plainText(text: string): string {
  return withDots(together(inOneScript(visible(text))))
}

function visible(text: string): string {
  if (!unusual.test(text)) return text
  return withoutForeignLetters(text.normalize('NFKC').replace(invisible, '')).replace(blank, ' ')
}

function together(text: string): string {
  return text
    .replace(spacedLetters, (run, apart: string) => run.replaceAll(apart, ''))
    .replace(spacedDigits, (run) => run.replaceAll(' ', ''))
    .replace(lettersForZeros, (amount) => amount.replace(/\D/g, '0'))
}

function withDots(text: string): string {
  return text.replace(bracketedDot, '.').replace(writtenDot, '.').replace(apartDot, '.')
}

/** What an address is called says nothing of the text. */
const address = /(?:https?:\/\/|www\.)\S+/gi
/** Signs written for letters, in Latin and in Cyrillic words. */
const substitutes: Record<string, readonly [latin: string, cyrillic: string]> = {
  '@': ['a', 'а'], '$': ['s', 'с'], '€': ['e', 'е'], '0': ['o', 'о'], '1': ['i', 'и'], '3': ['e', 'з'],
} // prettier-ignore
/** Words with one of them after a letter, and no number or e-mail address. */
const substituted =
  /(?<![\p{L}\d@.])\p{L}+(?!\d\d)[@$€013](?:(?!\d\d)[@$€013]|\p{L})*(?![\p{L}\d@.-]*\.\p{L})(?![\p{L}\d@])/gu
const hasSubstitute = /[A-Za-zА-Яа-я][@$€013]/

/** Names and words that are split, run together or misspelled; each is one, or the two that it is made of. */
const names = new Map(
  [
    'viber', 'вайбър', 'вибер', 'whatsapp', 'ватсап', 'telegram', 'телеграм', 'revolut', 'револют', 'paypal', 'moneygram',
    'western union', 'уестърн юниън', 'капаро', 'капарото', 'депозит', 'предплата',
  ].map((name) => [foldedWords(name).join(''), foldedWords(name).join(' ')] as const),
) // prettier-ignore
for (const seen of ['kanapo', 'kanaro', 'kapapo']) names.set(seen, foldWord('капаро'))
const split = new RegExp(` (?:${[...names.keys()].map((name) => name.split('').join(' ?')).join('|')})(?= )`, 'g')

/** The folded words of a tidied text, a space around each. */
export function plainWords(plain: string): string {
  const text = plain.replaceAll(address, ' ').replaceAll('%', ' процент ')
  const words = foldedWords(hasSubstitute.test(text) ? text.replace(substituted, withLetters) : text).join(' ')
  return ` ${words} `.replace(split, (name) => ` ${names.get(name.replaceAll(' ', '')) ?? name}`)
}

function withLetters(word: string): string {
  if (word.replace(/\P{L}/gu, '').length < 3) return word
  const script = /[а-я]/i.test(word) ? 1 : 0
  return word.replace(/[@$€013]/g, (sign) => substitutes[sign]![script])
}
