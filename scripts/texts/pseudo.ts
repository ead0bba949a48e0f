/** A language for tests: English between marks that take no room, with accents, and longer. */

/** Marks at the begin and the end of a text of the catalogue. */
export const marks = ['\u{2063}', '\u{2064}'] as const

/** By how much texts are longer: Bulgarian's longest against English. */
const longerBy = 0.4
const plain = 'aceinosuyzACEINOSUYZ'
const accented = 'áčéíňóšúýžÁČÉÍŇÓŠÚÝŽ'

/** Names of the wire and of the platform, which are not for people. */
const notTexts = new Set(['locale', 'tag', 'sortedPlaces'])

/** A part of a catalogue in the language for tests: texts, functions that write texts, and what holds them. */
export function pseudo(part: unknown, name = ''): unknown {
  if (notTexts.has(name)) return part
  if (typeof part === 'string') return pseudoText(part)
  if (typeof part === 'function') return (...given: unknown[]): unknown => written(part(...given), given)
  if (Array.isArray(part)) return part.map((one) => pseudo(one))
  if (typeof part !== 'object' || part === null || Object.getPrototypeOf(part) !== Object.prototype) return part
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, pseudo(value, key)]))
}

/** What a function of the catalogue wrote; only its own words make it longer, not the names that it was given. */
function written(part: unknown, given: unknown[]): unknown {
  if (typeof part !== 'string') return pseudo(part)
  const names = given.flat().filter((one) => typeof one === 'string')
  return pseudoText(part, lettersOf(part) - lettersOf(names.filter((name) => part.includes(name)).join('')))
}

function lettersOf(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0
}

function pseudoText(text: string, letters = lettersOf(text)): string {
  if (text === '') return text
  const more = Math.max(0, Math.ceil(letters * longerBy))
  const words = Array.from({ length: Math.ceil(more / 6) }, (_, index) =>
    'žěščřů'.slice(0, Math.min(6, more - index * 6)),
  )
  const spelled = text.replaceAll(/[aceinosuyz]/gi, (letter) => accented[plain.indexOf(letter)] ?? letter)
  return `${marks[0]}${spelled}${words.map((word) => ` ${word}`).join('')}${marks[1]}`
}

/** A text without what stands between marks, which enclose one another where a text is filled into another. */
export function withoutMarked(text: string): string {
  const outside = text.replaceAll(/\u{2063}[^\u{2063}\u{2064}]*\u{2064}/gu, '')
  return outside === text ? text : withoutMarked(outside)
}
