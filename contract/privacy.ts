import * as z from 'zod/mini'
import { isOneOf } from './is-one-of.ts'

/**
 * Who else sees a person's telephone number: everybody logged in, those who ask for it, followers whom the person follows
 * back, or nobody.
 */
export const telephoneChoices = ['shown', 'onTap', 'followedBack', 'hidden'] as const
/** A choice for the telephone number. */
export type TelephoneShown = (typeof telephoneChoices)[number]

/** Who else sees a person's e-mail: everybody logged in, or nobody. */
export const emailChoices = ['shown', 'hidden'] as const
/** A choice for the e-mail. */
export type EmailShown = (typeof emailChoices)[number]

/** Who may begin a conversation with a person: everybody, people whom the person follows, or nobody. */
export const messagesFromChoices = ['everybody', 'followed', 'nobody'] as const
/** A choice of who may begin a conversation. */
export type MessagesFrom = (typeof messagesFromChoices)[number]

/** Whether the other person sees that one types, or has read; who hides it does not see it either. */
export const markChoices = ['shown', 'hidden'] as const
/** A choice for typing and for read marks. */
export type MarkShown = (typeof markChoices)[number]

/** Whether a person is among all profiles and found by name. */
export const directoryChoices = ['shown', 'hidden'] as const
/** A choice for the list of all profiles and the search. */
export type DirectoryShown = (typeof directoryChoices)[number]

/** Whether notices, pushes and letters name the amounts of deals, or the conversation alone does. */
export const dealAmountsChoices = ['told', 'between'] as const
/** A choice for the amounts of deals; that of either of the two counts for both. */
export type DealAmounts = (typeof dealAmountsChoices)[number]

const mark = z.custom<MarkShown>((value) => isOneOf(markChoices, value), { error: 'choiceRequired' })

/** The rules of privacy settings; everything is shown by default (specification 2). */
export const privacySchema = z.object({
  telephoneShown: z.custom<TelephoneShown>((value) => isOneOf(telephoneChoices, value), { error: 'choiceRequired' }),
  emailShown: z.custom<EmailShown>((value) => isOneOf(emailChoices, value), { error: 'choiceRequired' }),
  messagesFrom: z.optional(
    z.custom<MessagesFrom>((value) => isOneOf(messagesFromChoices, value), { error: 'choiceRequired' }),
  ),
  typingShown: z.optional(mark),
  readShown: z.optional(mark),
  directoryShown: z.optional(
    z.custom<DirectoryShown>((value) => isOneOf(directoryChoices, value), { error: 'choiceRequired' }),
  ),
  dealAmounts: z.optional(
    z.custom<DealAmounts>((value) => isOneOf(dealAmountsChoices, value), { error: 'choiceRequired' }),
  ),
})
/** The body of privacy settings; what is left out stays. */
export type Privacy = z.infer<typeof privacySchema>
