import * as z from 'zod/mini'
import { isOneOf } from './is-one-of.ts'
import { noticeTypes, type NoticeType } from './notice.ts'
import { rule } from './rule.ts'

/** When a type of notice is sent by letter. */
export const letterChoices = ['off', 'atOnce', 'daily'] as const
/** One of them. */
export type LetterChoice = (typeof letterChoices)[number]

/** How a person is notified of a type: in the list and the count, by push, by letter; not at all when all are off. */
export interface NoticeChoice {
  isListed: boolean
  isPushed: boolean
  letter: LetterChoice
}

/** A choice for each type. */
export type NoticeChoices = Record<NoticeType, NoticeChoice>

const quiet = { isListed: true, isPushed: false, letter: 'off' } as const
const pushed = { isListed: true, isPushed: true, letter: 'off' } as const

/** How people are notified who have chosen nothing. Letters are only for what somebody waits for. */
export const defaultChoices: NoticeChoices = {
  comment: pushed,
  reply: pushed,
  answer: pushed,
  message: { ...pushed, letter: 'daily' },
  offerStep: { ...pushed, letter: 'atOnce' },
  viewingStep: { ...pushed, letter: 'atOnce' },
  follower: quiet,
  followedOffer: quiet,
  savedCar: pushed,
  searchHit: pushed,
  stillForSale: { ...pushed, letter: 'atOnce' },
  moderation: { ...pushed, letter: 'atOnce' },
  // Its letter is sent by what causes it, because reading the notice must not stop it.
  account: pushed,
}

/** Types that do not wait for the end of quiet hours. */
export const urgentTypes: readonly NoticeType[] = ['viewingStep', 'account']

/** A type of which people choose how to be notified; what happens to their account is told in any case. */
export type ChosenType = Exclude<NoticeType, 'account'>
/** All of them. */
export const chosenTypes: readonly ChosenType[] = noticeTypes.filter((type) => type !== 'account')

/** A person's settings of notifications. */
export interface NoticeSettings {
  choices: NoticeChoices
  quietHours: QuietHours | null
  /** The server's public key, with which browsers subscribe to pushes. */
  pushKey: string
}

/** Minutes of the day from which and until which nothing is sent, in a time zone such as `Europe/Sofia`. */
export interface QuietHours {
  from: number
  until: number
  timeZone: string
}

const minute = z
  .number({ error: 'choiceRequired' })
  .check(rule((value: number) => Number.isInteger(value) && value >= 0 && value < 24 * 60, 'choiceRequired'))

const choice = z.object({
  isListed: z.boolean({ error: 'choiceRequired' }),
  isPushed: z.boolean({ error: 'choiceRequired' }),
  letter: z.custom<LetterChoice>((value) => isOneOf(letterChoices, value), { error: 'choiceRequired' }),
})

/** The rules of changing one's settings: types and quiet hours that are absent do not change. */
export const noticeSettingsSchema = z.object({
  choices: z.optional(
    z.object(
      Object.fromEntries(chosenTypes.map((type) => [type, z.optional(choice)])) as Record<
        ChosenType,
        z.ZodMiniOptional<typeof choice>
      >,
    ),
  ),
  quietHours: z.optional(
    z.nullable(
      z.object({
        from: minute,
        until: minute,
        timeZone: z.string({ error: 'choiceRequired' }).check(rule(isTimeZone, 'choiceRequired')),
      }),
    ),
  ),
})
/** The body of changing one's settings. */
export type NoticeSettingsChange = z.infer<typeof noticeSettingsSchema>

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name }).format()
    return name.length <= 64
  } catch {
    return false
  }
}
