import { asks } from '../../contract/discussion.ts'
import { foldedWords } from '../../contract/fold.ts'
import { type RadarRule } from '../../contract/radar.ts'
import { plainText } from './plain-text.ts'
import { signsInText } from './signs-in-text.ts'

/** Most words of a comment that is little besides its link, with the parts of the link. */
const bareWords = 15
/** Fewest words of a text that says the same elsewhere: shorter ones everybody writes. */
const repeatedWords = 3
/** Share of common words from which two comments say the same. */
const sameShare = 0.8
/** Other people's offers under which a text stands already, from which it repeats: with and without a way to answer. */
const repeatedFrom = { leadsAway: 2, alone: 4 } as const
/** A telephone number, an e-mail address. */
const contact = /\d(?:[\s/-]?\d){6,}|\S@\S/

/** The signs of a fraud or spam in a comment that says the same under so many other offers of others. */
export function signsInComment(text: string, others: number): Set<RadarRule> {
  const found = signsInText(text)
  if (found.has('link') && !asks(text) && foldedWords(plainText(text)).length <= bareWords) found.add('bareLink')
  const leadsAway = contact.test(plainText(text)) || found.has('link') || found.has('messenger')
  if (mayRepeat(text) && others >= repeatedFrom[leadsAway ? 'leadsAway' : 'alone']) found.add('repeatedComment')
  return found
}

/** Whether a text counts when it repeats: what asks is asked honestly under many offers. */
export function mayRepeat(text: string): boolean {
  return !asks(text) && foldedWords(text).length >= repeatedWords
}

/** Do two comments say the same, but for a word? */
export function saySame(one: string, other: string): boolean {
  const [ofOne, ofOther] = [one, other].map((text) => new Set(foldedWords(plainText(text)))) as [
    Set<string>,
    Set<string>,
  ]
  const common = [...ofOne].filter((word) => ofOther.has(word)).length
  return common > 0 && common / (ofOne.size + ofOther.size - common) >= sameShare
}
