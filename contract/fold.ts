/**
 * Folds Bulgarian and English words in Cyrillic, Latin and informal spelling to one form, so that "София", "Sofia",
 * "sofiq" and "SOFIYA" are equal. For comparison only, never shown. Fast for English words, because every description
 * passes through it.
 */

/**
 * Cyrillic letters by the Transliteration Act of 2009, but й and ь fold like и; with some letters of neighbouring
 * languages.
 */
const cyrillic: Record<string, string> = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ж: 'zh', з: 'z', и: 'i', й: 'i', к: 'k', л: 'l', м: 'm', н: 'n',
  о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'h', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'sht', ъ: 'a',
  ю: 'iu', я: 'ia', ы: 'i', э: 'e', і: 'i', ј: 'i', љ: 'l', њ: 'n', ћ: 'ch', ђ: 'dzh', џ: 'dzh',
} // prettier-ignore

/** Latin letters that fold to others. J is ж more often than й. */
const latin: Record<string, string> = { j: 'zh', w: 'v', x: 'ks', y: 'i' }

/** Other readings of an informal letter. */
const otherMeanings: Record<string, readonly string[]> = {
  c: ['ts', 'k'], j: ['i'], q: ['ia', 'k'], u: ['a'], x: ['h'], y: ['a'],
} // prettier-ignore

/** Latin letters that a Cyrillic letter of a model ("С220", "А4") looks or sounds like. */
const lookalikes: Record<string, readonly string[]> = {
  в: ['b'], н: ['h'], р: ['p'], с: ['c'], т: ['t'], у: ['y'], х: ['h'], ц: ['c'],
} // prettier-ignore

/** Digits written for letters. */
const letterOfDigit: Record<string, string> = { 4: 'ch', 6: 'sh' }

/** Most readings of one word. */
const maxReadings = 8

/** The folded words of a text. A number such as "1.9" or "1,9" is one word, `1.9`. */
export function foldedWords(text: string): string[] {
  const plain = simplified(text)
  const words: string[] = []
  let start = -1
  for (let at = 0; at <= plain.length; at += 1) {
    if (at < plain.length && isWordCode(plain.charCodeAt(at))) {
      if (start < 0) start = at
    } else if (start >= 0) {
      const isDecimal = at === start + 1 && isDecimalPoint(plain, at)
      words.push(isDecimal ? `${plain[start]}.${plain[at + 1]}` : fold(plain.slice(start, at)))
      if (isDecimal) at += 1
      start = -1
    }
  }
  return words
}

/** The folded form of one word. */
export function foldWord(word: string): string {
  return fold(simplified(word))
}

/**
 * All folded readings of a word, the common one first, for looking it up in a list: informal Latin is ambiguous
 * ("xaskovo" is haskovo, "tyrgovi6te" targovishte). Texts are compared by the common form alone.
 */
export function wordReadings(word: string): string[] {
  const plain = simplified(word)
  const spelled = isSpelledWithDigits(plain) ? withLetters(plain) : plain
  const others = isModelLike(spelled) ? lookalikes : otherMeanings
  let readings = ['']
  for (const letter of spelled.match(/[cs]h|./gsu) ?? []) {
    const meanings = [letter, ...(others[letter] ?? [])]
    readings = readings.flatMap((reading) => meanings.map((meaning) => reading + meaning)).slice(0, maxReadings)
  }
  return [...new Set([fold(plain), ...readings.map(fold)])]
}

/** Lower case without accents, ligatures and circles. */
function simplified(text: string): string {
  const small = text.toLowerCase()
  // Anything but ASCII, small Cyrillic letters and general punctuation.
  // oxlint-disable-next-line no-control-regex -- they are part of ASCII
  if (!/[^\u0000-\u007f\u0430-\u045f\u2000-\u206f]/.test(small)) return small
  return small
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
}

/** Folded forms of words that change, cached because texts repeat their words. Emptied when full. */
const cache = new Map<string, string>()
const maxCached = 20_000

/** The folded form of a lower-case word without accents. */
function fold(word: string): string {
  if (isFolded(word)) return word
  const seen = cache.get(word)
  if (seen !== undefined) return seen
  if (cache.size >= maxCached) cache.clear()
  const folded = foldUncached(word)
  cache.set(word, folded)
  return folded
}

function foldUncached(word: string): string {
  if (!isModelLike(word)) return foldLetters(word)
  if (isSpelledWithDigits(word) && /^\p{L}.*\p{L}$/u.test(word)) return foldLetters(withLetters(word))
  // "x5" is unchanged, and "х5" folds to it.
  return Array.from(word, (letter) => (letter === 'х' ? 'x' : (cyrillic[letter] ?? letter))).join('')
}

function foldLetters(word: string): string {
  let folded = ''
  for (let at = 0; at < word.length; at += 1) {
    const piece = sound(word, at)
    // Doubled letters fold to one, also across letters ("София", "Sofia"). Abbreviations ("вв", "vw") are exempt.
    folded += word.length > 2 && piece !== '' && folded.endsWith(piece[0]!) ? piece.slice(1) : piece
  }
  return folded
}

/** The folded form of the letter at `at`. */
function sound(word: string, at: number): string {
  const letter = word[at]!
  const next = word[at + 1]
  switch (letter) {
    case 'c':
      return soundOfC(word[at - 1], next, at + 2 === word.length)
    case 'q':
      return next === 'u' ? 'k' : 'ia'
    case 't':
      return next === 'z' ? 'ts' : 't'
    case 'z':
      return word[at - 1] === 't' ? '' : 'z'
    case 'ь':
      return next === 'о' ? 'i' : ''
    default:
      return cyrillic[letter] ?? latin[letter] ?? letter
  }
}

/** C folds to ц before e, i and y and in "slivnica", stays in "ch", vanishes in "sch" and "ck", and is к elsewhere. */
function soundOfC(before: string | undefined, next: string | undefined, isNextLast: boolean): string {
  if (next === 'h') return before === 's' ? '' : 'c'
  if (next === 'k') return ''
  return next === 'e' || next === 'i' || next === 'y' || (next === 'a' && isNextLast) ? 'ts' : 'k'
}

/** Characters that fold to themselves, unless doubled or in "tz". */
const isUnchanging = new Uint8Array(128)
for (const letter of 'abdefghiklmnoprstuvz0123456789') isUnchanging[letter.charCodeAt(0)] = 1
const [t, z, nine] = Array.from('tz9', (letter) => letter.charCodeAt(0)) as [number, number, number, number, number]

function isFolded(word: string): boolean {
  let before = 0
  let digits = 0
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at)
    if (isUnchanging[code] !== 1) return false
    if (code <= nine) digits += 1
    else if (code === before || (code === z && before === t)) return false
    before = code
  }
  return digits === 0 || digits === word.length
}

/** Words such as "6umen", "tyrgovi6te", "love4": at least three letters, and single digits for letters. */
function isSpelledWithDigits(word: string): boolean {
  return /^(?:\p{L}*[46]\p{L}+|\p{L}+[46])(?:[46]\p{L}+)*[46]?$/u.test(word) && /(?:\p{L}.*){3}/u.test(word)
}

function withLetters(word: string): string {
  return word.replace(/[46]/g, (digit) => letterOfDigit[digit]!)
}

/** Words with digits and single letters are parts of models: "X5", "C 220", "Model X". */
function isModelLike(word: string): boolean {
  return word.length === 1 || /\d/.test(word)
}

/** Whether a point or comma between two single digits is at `at`. */
function isDecimalPoint(text: string, at: number): boolean {
  return (
    (text[at] === '.' || text[at] === ',') &&
    isDigit(text.charCodeAt(at - 1)) &&
    isDigit(text.charCodeAt(at + 1)) &&
    !isDigit(text.charCodeAt(at + 2))
  )
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39
}

/** 1 for code units that are a letter or digit, 2 for others, 0 when not yet tested. */
const wordCodes = new Uint8Array(0x10000)

function isWordCode(code: number): boolean {
  if (wordCodes[code] === 0) wordCodes[code] = /[\p{L}\p{N}]/u.test(String.fromCharCode(code)) ? 1 : 2
  return wordCodes[code] === 1
}
