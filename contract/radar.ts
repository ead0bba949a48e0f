import * as z from 'zod/mini'
import { lengths } from './limits.ts'
import { rule, tidiedText } from './rule.ts'
import { isCleanText } from './text-rules.ts'
import { type Person } from './user.ts'

/** Rules of the scam radar (decision 91), those that say most first: so they are shown. */
export const radarRules = [
  'staffName',
  'price',
  'photos',
  'vin',
  'card',
  'payLink',
  'transfer',
  'escrow',
  'fee',
  'deposit',
  'repeatedText',
  'repeatedComment',
  'iban',
  'courier',
  'absent',
  'unseen',
  'papers',
  'elsewhere',
  'newAccount',
  'messenger',
  'link',
  'bareLink',
  'hurry',
] as const
/** One of them. */
export type RadarRule = (typeof radarRules)[number]

/** Points from which people are warned. */
export const warnedFrom = 50

/** What a seller answers to the warnings of an offer; `at` is epoch ms. */
export interface WarningAnswer {
  text: string
  at: number
}

/** The signs of a fraud at an offer; none below `warnedFrom`. */
export interface CarWarnings {
  warnings: RadarRule[]
  answer?: WarningAnswer
}

/** Points and what they are for, as moderators see them. */
export interface RadarScore {
  points: number
  signs: { rule: RadarRule; points: number }[]
}

/** Those of an offer. */
export interface OfferRadar extends RadarScore {
  answer?: WarningAnswer
}

/** An offer of whose words its readers are warned. */
export interface WarnedOffer {
  id: string
  /** Brand, model and year. */
  name: string
  owner: Pick<Person, 'id' | 'username'>
  signs: RadarRule[]
  points: number
  /** Epoch ms at which its words were read, when it was written or changed; 0 where that was not noted. */
  at: number
  isHidden: boolean
}

/** A page of them, those read last first; `next` is where the next page begins, null at the end. */
export interface WarnedOffers {
  offers: WarnedOffer[]
  next: string | null
}

/** A comment that its readers are warned of. */
export interface WarnedComment {
  id: string
  carId: string
  /** Brand, model and year. */
  car: string
  writer: Pick<Person, 'id' | 'username'>
  text: string
  signs: RadarRule[]
  points: number
  /** Epoch ms. */
  at: number
  isHidden: boolean
}

/** A page of them, newest first; `next` is where the next page begins, null at the end. */
export interface WarnedComments {
  comments: WarnedComment[]
  next: string | null
}

/** Whose messages to whom were warned of. Moderators read the words only of what was reported. */
export interface WarnedTalk {
  writer: Pick<Person, 'id' | 'username'>
  reader: Pick<Person, 'id' | 'username'>
  signs: RadarRule[]
  points: number
  /** Epoch ms of the last message with signs. */
  at: number
}

/** A page of them, newest first; `next` is where the next page begins, null at the end. */
export interface WarnedTalks {
  talks: WarnedTalk[]
  next: number | null
}

/** The rules of PUT cars/{id}/warnings; an empty answer takes it back. */
export const newWarningAnswerSchema = z.object({
  answer: z.string({ error: 'warningAnswerLong' }).check(
    tidiedText,
    rule((text: string) => text.length <= lengths.warningAnswer.max, 'warningAnswerLong'),
    rule(isCleanText, 'warningAnswerCharacters'),
  ),
})
/** The body of an answer to warnings. */
export type NewWarningAnswer = z.infer<typeof newWarningAnswerSchema>
