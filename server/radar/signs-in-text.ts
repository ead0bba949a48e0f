import { foldWord } from '../../contract/fold.ts'
import { type RadarRule } from '../../contract/radar.ts'
import { signsOfLinks } from './links-in-text.ts'
import { hasIban } from './iban.ts'
import { plainText, plainWords } from './plain-text.ts'
import { afterViewing, compounds, invitations, negations, ownDeeds } from './exceptions.ts'
import { phraseTable, type WordRule } from './phrase-table.ts'

/** Most words that `..` and `~` leave out, and characters of a text that are read. */
const gapWords = 5
const maxLength = 5000
/** Characters before a phrase in which negations are looked for: two words. */
const beforeLength = 60

/** A telephone number of another country. */
const foreignNumber = /(?:\+|(?<!\d)00)(?!359)\d(?:[\s-]?\d){8,}/

const gap = `(?:\\S+ ){0,${gapWords}}?`
const rules = Object.entries(phraseTable).map(([rule, texts]) => {
  const phrases = texts.map(compile)
  // Most texts have none of them, and to look for all at once is several times as fast.
  return { rule: rule as WordRule, phrases, any: new RegExp(phrases.map(({ source }) => source).join('|')) }
})
const viewed = afterViewing.map(compile)
const invited = invitations.map(compile)
const joined = compounds.map(([phrase, word]) => [compile(phrase), ` ${foldWord(word)} `] as const)
const denied = precededBy(negations)
const own = precededBy(ownDeeds)
/** Requests for money, which nobody makes of themselves, and what a viewing before makes harmless. */
const requests: ReadonlySet<RadarRule> = new Set(['deposit', 'fee', 'iban'])
const viewingComesFirst: readonly RadarRule[] = ['deposit', 'iban', 'fee', 'courier']

/** The signs of a fraud that a text shows by itself. */
export function signsInText(text: string): Set<RadarRule> {
  const written = text.slice(0, maxLength)
  const read = plainText(written)
  let words = plainWords(read)
  for (const [phrase, word] of joined) words = words.replace(phrase, word)
  const found = new Set<RadarRule>(signsOfLinks(written, read))
  if (hasIban(read)) found.add('iban')
  if (foreignNumber.test(read)) found.add('elsewhere')
  for (const { rule, phrases, any } of rules)
    if (any.test(words) && phrases.some((phrase) => isSaid(words, phrase, rule))) found.add(rule)
  if (viewed.some((phrase) => words.search(phrase) >= 0)) for (const rule of viewingComesFirst) found.delete(rule)
  if (invited.some((phrase) => words.search(phrase) >= 0)) found.delete('absent')
  return found
}

function isSaid(words: string, phrase: RegExp, rule: RadarRule): boolean {
  for (const { index } of words.matchAll(phrase)) {
    const before = words.slice(Math.max(0, index - beforeLength), index + 1)
    if (!denied.test(before) && !(requests.has(rule) && own.test(before))) return true
  }
  return false
}

/** A phrase as an expression over folded words with a space around each. */
function compile(phrase: string): RegExp {
  const [one = '', other] = phrase.split(' ~ ').map(inOrder)
  return new RegExp(other === undefined ? ` ${one}` : ` (?:${one}${gap}${other}|${other}${gap}${one})`, 'g')
}

function inOrder(phrase: string): string {
  return phrase
    .split(' ')
    .map((part) => (part === '..' ? gap : `(?:${alternatives(part)}) `))
    .join('')
}

function precededBy(words: string): RegExp {
  return new RegExp(` (?:${alternatives(words)}) (?:\\S+ )?$`)
}

function alternatives(part: string): string {
  return part.split('/').map(alternative).join('|')
}

function alternative(word: string): string {
  if (word === '#') return '\\d{3,5}'
  return word.endsWith('*') ? `${foldWord(word.slice(0, -1))}\\S*` : foldWord(word)
}
