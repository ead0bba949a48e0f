import { amounts, said } from './entries.ts'
import { anything, translationsOfComposed, translationsOfPart } from './composed.ts'

/** Shorter pieces of a text stand in too many others. */
const minPart = 6

/**
 * What the catalogue of the journeys' language may say for an English text, never empty: the text itself where no catalogue has it, as
 * with what people write.
 */
export function translationsOf(text: string): string[] {
  const ways = translationsOfWhole(text)
  if (ways) return ways
  const parts = text.length < minPart ? [] : [...translationsAround(text), ...translationsOfPart(text)]
  return parts.length > 0 ? parts : besideName(text)
}

/** Translations of a text that stands alone or between others; `undefined` where no catalogue has it. */
function translationsOfWhole(text: string): string[] | undefined {
  const exact = said.get(text) ?? priceOf(text)
  if (exact) return [...exact]
  const written = translationsOfComposed(text, (word) => translationsOfWhole(word) ?? [word])
  return written.length > 0 ? written : inPieces(text)
}

/** The first of the translations, for a text that is compared as a whole. */
export function translationOf(text: string): string {
  return translationsOf(text)[0] ?? text
}

/** A price, which each language writes by its own rules. */
function priceOf(text: string): string[] | undefined {
  const { digits, currency } = /^(?<digits>\d+(?:\.\d+)?) (?<currency>BGN|EUR)$/.exec(text)?.groups ?? {}
  if (digits === undefined) return undefined
  const sign = amounts.currencies[currency as keyof typeof amounts.currencies]
  return [...new Set([amounts.price(digits), amounts.roughPrice(digits)])].map((written) => `${written} ${sign}`)
}

/** What a screen puts side by side, such as a title and the name of the product. */
function inPieces(text: string): string[] | undefined {
  const { between, pieces } = piecesOf(text) ?? { between: '', pieces: [] }
  if (pieces.length === 0) return undefined
  const translated = pieces.map((piece) => translationsOfWhole(piece) ?? [piece])
  // A part of it that no catalogue has may mean that a person has written all.
  const typed = translated.some(([first], index) => first === pieces[index]) ? [text] : []
  const ways = translated.reduce((begun, those) => begun.flatMap((one) => those.map((next) => one + between + next)))
  return [...ways, ...typed]
}

/** The pieces of a text of which a catalogue has some. */
function piecesOf(text: string): { between: string; pieces: string[] } | undefined {
  for (const between of [' · ', ' = ', ': ', ', ']) {
    const pieces = text.split(between)
    const isTranslated = (piece: string) => (translationsOfWhole(piece)?.[0] ?? piece) !== piece
    if (pieces.length > 1 && pieces.some(isTranslated)) return { between, pieces }
  }
  return undefined
}

/** What is said for the shortest texts in which a text stands. */
function translationsAround(text: string): string[] {
  const around = [...said.keys()].filter((english) => isPart(text, english))
  const shortest = around.filter((one) => !around.some((other) => other !== one && one.includes(other)))
  return shortest.flatMap((english) => [...(said.get(english) ?? [])])
}

function isPart(text: string, whole: string): boolean {
  const at = whole.indexOf(text)
  return at >= 0 && !/\p{L}/u.test(whole[at - 1] ?? '') && !/\p{L}/u.test(whole[at + text.length] ?? '')
}

/** A text of the catalogue before or behind a name: "BMW 320d Sold". */
function besideName(text: string): string[] {
  return [...(splitAtName(text)?.ways ?? []), text]
}

/** A text with a name in it, and what the language says for all of it but the name. */
function splitAtName(text: string): { name: string; ways: string[] } | undefined {
  const words = text.split(' ')
  for (let count = Math.min(words.length - 1, 4); count > 0; count--) {
    const [front, end] = [words.slice(0, -count).join(' '), words.slice(-count).join(' ')]
    const last = said.get(end) ?? priceOf(end)
    if (last) {
      const begins = [...(said.get(front) ?? [/^\d+$/.test(front) ? amounts.number(front) : front])]
      const ways = begins.flatMap((begin) => [...last].map((one) => `${begin} ${one}`))
      return { name: said.has(front) ? '' : front, ways }
    }
    const [begin, rest] = [words.slice(0, count).join(' '), words.slice(count).join(' ')]
    const first = said.get(begin)
    if (first) return { name: rest, ways: [...first].map((one) => `${one} ${rest}`) }
  }
  return undefined
}

/** How a text is looked for. */
export interface Look {
  /** The whole text, in its own case. */
  isExact: boolean
  isCaseSensitive?: boolean
}

const made = new WeakSet<RegExp>()

/** A pattern that finds in the journeys' language what `text` finds in English. */
export function inJourneyLanguage(text: string | RegExp, { isExact, isCaseSensitive = isExact }: Look): RegExp {
  if (typeof text !== 'string') return made.has(text) ? text : asItIs(new RegExp(patternOf(text), text.flags))
  const source = oneOf(translationsOf(text.trim()))
  return asItIs(new RegExp(isExact ? String.raw`^\s*${source}\s*$` : source, isCaseSensitive ? 'u' : 'iu'))
}

/** Marks a pattern of the journeys' language, which is not translated again. */
export function asItIs(pattern: RegExp): RegExp {
  made.add(pattern)
  return pattern
}

function oneOf(texts: string[]): string {
  const sources = [...new Set(texts)].map((text) =>
    text
      .replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
      .replaceAll(/\s+/g, String.raw`\s+`)
      .replaceAll(anything, '.*'),
  )
  return sources.length === 1 ? (sources[0] ?? '') : `(?:${sources.join('|')})`
}

/** Stands for digits, `\d`, while the words around it are translated; no journey names it. */
const anyNumber = '483'

/** The source of a regular expression, with its words translated. */
function patternOf(text: RegExp): string {
  return wordsTranslated(numbered(text)).replaceAll(anyNumber, String.raw`\d+`)
}

/** The source of a regular expression, with a number in place of digits. */
function numbered({ source }: RegExp): string {
  return source.replaceAll(/(?:\\d)+(?![+*{])/g, anyNumber)
}

function wordsTranslated(source: string): string {
  return changeWords(source, (run, [before, words, behind]) => {
    const translated = translationsOf(words)
    return translated.length === 1 && translated[0] === words ? run : before + oneOf(translated) + behind
  })
}

type Words = [before: string, words: string, behind: string]

/** Changes each run of words in the source of a regular expression. */
function changeWords(source: string, change: (run: string, words: Words) => string): string {
  const isWords = /(?:\\[.,/?!()+]|[^\\^$.*+?()[\]{}|])+(?![*+?{])|\[[^\]]*\]|\\./gu
  return source.replaceAll(isWords, (run) => {
    if (/^\[|^\\[a-z]/i.test(run) || !/\p{L}{2}/u.test(run)) return run
    const text = run.replaceAll(/\\(.)/g, '$1')
    const [, before = '', words = '', behind = ''] = /^(\s*)(.*?)(\s*)$/su.exec(text) ?? []
    return change(run, [before, words, behind])
  })
}

/** The words of what is looked for that are looked for as they stand, because no catalogue has them. */
export function untranslated(text: string | RegExp): string[] {
  if (typeof text === 'string') return restOf(text.trim())
  const rests: string[] = []
  changeWords(numbered(text), (run, [, words]) => {
    rests.push(...restOf(words))
    return run
  })
  return rests
}

function restOf(words: string): string[] {
  const ways = translationsOf(words)
  if (!/\p{L}{2}/u.test(words) || said.has(words) || !ways.includes(words)) return []
  const { pieces } = piecesOf(words) ?? {}
  if (pieces) return pieces.flatMap(restOf)
  const { name } = splitAtName(words) ?? {}
  return name === undefined ? [words] : restOf(name)
}
