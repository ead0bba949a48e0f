import { composed, type Composed } from './entries.ts'

/** Stands for any text within a translation. */
export const anything = '\u{F8FF}'

/** A composed text as a pattern: English with holes, and its translation when they are filled. */
interface Pattern {
  english: RegExp
  /** Parts of the English between its holes. */
  parts: string[]
  letters: number
  given: Hole[]
  composed: Composed
}

/** What a composed text was given: a word, a list of words, a number, or a count of one. */
type Hole = { kind: 'word' | 'words'; marker: string } | { kind: 'number'; value: number } | { kind: 'one' }

const kinds = ['word', 'words', 'number', 'one'] as const
/** More parameters make too many kinds of calls. */
const maxParameters = 4

const patterns = composed.flatMap(patternsOf)

/** Two times of which no part is written alike. */
const times = [Date.UTC(2031, 10, 21, 10, 47), Date.UTC(1987, 1, 3, 5, 18)]
const moments = composed.flatMap(momentsOf)

/** All translations of an English text that a catalogue composes; `inner` says what words within may be. */
export function translationsOfComposed(text: string, inner: (word: string) => string[]): string[] {
  const found = patterns.flatMap((pattern) => {
    const captured = pattern.english.exec(text)
    if (!captured) return []
    const given = pattern.given.map((hole, index) => valueOf(hole, captured.groups?.[`h${index}`] ?? ''))
    if (call(pattern.composed.english, given) !== text) return []
    const ways = given.map((value) =>
      Array.isArray(value)
        ? product(value.map((word: string) => inner(capitalised(word))))
        : typeof value === 'string'
          ? inner(value)
          : [value],
    )
    return [
      { letters: pattern.letters, says: product(ways).flatMap((way) => call(pattern.composed.translated, way) ?? []) },
    ]
  })
  const most = Math.max(...found.map(({ letters }) => letters))
  return found.filter(({ letters }) => letters === most).flatMap(({ says }) => says)
}

/** Translations, with `anything` in their holes, of a piece of an English text that a catalogue composes. */
export function translationsOfPart(text: string): string[] {
  const written = patterns
    .filter(({ parts }) => parts.some((part) => part.includes(text)))
    .flatMap(({ composed: { translated }, given }) => {
      const whole = call(translated, given.map(sampleOf))
      return whole === undefined
        ? []
        : [withoutEnds(given.reduce((rest, hole) => rest.replaceAll(shownAs(hole, 'bg'), anything), whole))]
    })
  const dated = moments.filter(({ parts }) => parts.some((part) => part.includes(text))).map(({ says }) => says)
  return [...written, ...dated].filter((one) => /\p{L}/u.test(one) && !one.includes('GMT'))
}

/** A pattern without holes at its ends, which a search within a text needs not. */
function withoutEnds(text: string): string {
  return text.replaceAll(/^[\u{F8FF}\s]+|[\u{F8FF}\s]+$/gu, '')
}

function patternsOf(one: Composed): Pattern[] {
  const count = one.parameters
  if (count === 0 || count > maxParameters) return []
  return product(Array.from({ length: count }, () => [...kinds])).flatMap((way) => {
    const given = way.map(holeOf)
    // A list stands only where a word cannot.
    if (way.includes('words') && call(one.english, given.map(asWord)) !== undefined) return []
    const [english, translated] = [one.english, one.translated].map((write) => call(write, given.map(sampleOf)))
    if (
      english === undefined ||
      translated === undefined ||
      !given[one.isSentence === true ? 'some' : 'every']((hole) => english.includes(shownAs(hole, 'en')))
    )
      return []
    const parts = given
      .reduce((rest, hole) => (hole.kind === 'one' ? rest : rest.replaceAll(shownAs(hole, 'en'), anything)), english)
      .split(anything)
    const source = given.reduce(
      (rest, hole, index) =>
        hole.kind === 'one'
          ? rest
          : rest
              .replace(shownAs(hole, 'en'), `(?<h${index}>${hole.kind === 'number' ? '[\\d,]+' : '.+'})`)
              .replaceAll(shownAs(hole, 'en'), `\\k<h${index}>`),
      english.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`),
    )
    const letters = parts.join('').replaceAll(/\s/g, '').length
    return !/[\p{L}"]/u.test(parts.join('')) || english.includes('1970')
      ? []
      : [{ english: new RegExp(`^${source}$`, 's'), parts, letters, given, composed: one }]
  })
}

function holeOf(kind: (typeof kinds)[number], index: number): Hole {
  if (kind === 'word' || kind === 'words') return { kind, marker: String.fromCodePoint(0xe000 + index) }
  return kind === 'one' ? { kind } : { kind, value: 71 + index }
}

function sampleOf(hole: Hole): unknown {
  if (hole.kind === 'words') return [hole.marker]
  if (hole.kind === 'number') return hole.value
  return hole.kind === 'word' ? hole.marker : 1
}

function asWord(hole: Hole): unknown {
  return hole.kind === 'words' ? hole.marker : sampleOf(hole)
}

/** How a sample stands in a text. */
function shownAs(hole: Hole, language: string): string {
  if (hole.kind === 'number') return new Intl.NumberFormat(language).format(hole.value)
  return hole.kind === 'one' ? '1' : hole.marker
}

function valueOf(hole: Hole, captured: string): unknown {
  if (hole.kind === 'word') return captured
  if (hole.kind === 'words') return captured.split(', ')
  return hole.kind === 'one' ? 1 : Number(captured.replaceAll(',', ''))
}

/** What a catalogue's function writes; `undefined` where it takes something else. */
function call(write: Composed['english'], given: unknown[]): string | undefined {
  try {
    const written = write(...given)
    return typeof written === 'string' ? written : undefined
  } catch {
    return undefined
  }
}

/** As the catalogue names a thing that a sentence lists. */
function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** All ways to take one of each. */
function product<T>(choices: T[][]): T[][] {
  return choices.reduce<T[][]>((ways, choice) => ways.flatMap((way) => choice.map((one) => [...way, one])), [[]])
}

/** What a text says before and behind a time, and its translation with `anything` in place of the time. */
function momentsOf(one: Composed): { parts: string[]; says: string }[] {
  if (one.parameters !== 1) return []
  return [times, times.map((time) => new Date(time))].flatMap((given) => {
    const [english, translated] = [one.english, one.translated].map((write) =>
      around(given.map((time) => call(write, [time]))),
    )
    return english && translated ? [{ parts: english, says: withoutEnds(translated.join(anything)) }] : []
  })
}

/** What two texts have in common before and behind the first and the last letter that differ. */
function around([one, other]: (string | undefined)[]): string[] | undefined {
  if (one === undefined || other === undefined || one === other) return undefined
  const begins = one.split('').findIndex((letter, index) => letter !== other[index])
  const ends = one
    .split('')
    .toReversed()
    .findIndex((letter, index) => letter !== other.at(-1 - index))
  return [one.slice(0, begins), ends <= 0 ? '' : one.slice(-ends)]
}
