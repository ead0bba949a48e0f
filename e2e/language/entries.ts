import * as bulgarianOfServer from '../../server/texts/bg.ts'
import * as englishOfServer from '../../server/texts/en.ts'
import { extraGroups, choiceFacts } from '../../contract/facts.ts'
import { engines, transmissions } from '../../contract/choices.ts'
import { places } from '../../contract/places.ts'
import * as bulgarian from '../../web/texts/bg.ts'
import * as english from '../../web/texts/en.ts'
import { pseudo } from '../../scripts/texts/pseudo.ts'
import { journeyLanguage } from './journey-language.ts'

type Write = (...given: unknown[]) => unknown

/** A text that is written from what it is given, in both languages. */
export interface Composed {
  english: Write
  translated: Write
  parameters: number
  /** It says less than all that it is given. */
  isSentence?: boolean
}

/** English texts with what the language of the journeys says for each of them. */
export const said = new Map<string, Set<string>>()
/** Texts that are composed. */
export const composed: Composed[] = []

/** Functions whose argument is a name of the wire; their names are listed below. */
const namers = new Set<unknown>([english.valueName, english.fuelName, english.placeName, english.locationName])

const translated = journeyLanguage === 'pseudo' ? (pseudo({ ...english }) as typeof english) : bulgarian
/** How the language writes amounts. */
export const { amounts } = translated

collect(english, translated)
// Composed descriptions are stored as they were first written, so no screen has their words.
if (journeyLanguage === 'bg') collect({ ...englishOfServer, imports: undefined }, bulgarianOfServer)
for (const [kind, values] of Object.entries({ ...choiceFacts, engine: engines, transmission: transmissions })) {
  const named = translated.valueName as (kind: string, value: string) => string
  for (const value of values) add(value, named(kind, value))
}
for (const engine of engines) add(engine, translated.fuelName(engine))
for (const [group, extras] of Object.entries(extraGroups)) {
  add(group, translated.extraGroupName(group as keyof typeof extraGroups))
  for (const extra of extras) add(extra, translated.extraName(extra))
}
for (const { name, towns } of places) {
  for (const place of [name, ...towns.map(([town]) => town)]) add(place, translated.placeName(place))
}

function add(one: string, other: string): void {
  const known = said.get(one)
  if (known) known.add(other)
  else said.set(one, new Set([other]))
}

/** Adds a text that is composed, and each of its sentences where both languages have as many. */
function compose(one: Write, other: Write): void {
  const parameters = one.length
  composed.push({ english: one, translated: other, parameters })
  for (const index of [0, 1, 2]) {
    const sentence =
      (write: Write): Write =>
      (...given) => {
        const sentences = sentencesOf(write(...given))
        return sentences.length > 1 ? sentences[index] : undefined
      }
    composed.push({ english: sentence(one), translated: sentence(other), parameters, isSentence: true })
  }
}

function sentencesOf(text: unknown): string[] {
  return typeof text === 'string'
    ? text.split(/(?<=[\p{L}“”][.?!]|[\u{E000}-\u{F8FF}]\.) (?=[\p{Lu}\u{E000}-\u{F8FF}])/u)
    : []
}

/** Walks both catalogues, whose parts have the same names. */
function collect(one: unknown, other: unknown): void {
  if (typeof one === 'string' && typeof other === 'string') {
    add(one, other)
    // It follows another text.
    if (one.startsWith(', ') && other.startsWith(', ')) add(one.slice(2), other.slice(2))
    // A name follows it.
    if (one.endsWith(' ') && one.trim() !== '')
      compose(
        (name) => `${one}${String(name)}`,
        (name) => `${other}${String(name)}`,
      )
    const [ones, others] = [sentencesOf(one), sentencesOf(other)]
    if (ones.length === others.length)
      for (const [index, sentence] of ones.entries()) add(sentence, others[index] ?? '')
  }
  if (typeof one === 'function' && typeof other === 'function' && !namers.has(one))
    compose(one as Write, other as Write)
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return
  for (const [name, part] of Object.entries(one)) collect(part, (other as Record<string, unknown>)[name])
}
