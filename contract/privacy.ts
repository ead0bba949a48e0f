import * as z from 'zod/mini'
import { isOneOf } from './text-rules.ts'

/** Who else sees a person's telephone number: everybody who is logged in, who asks for it, or nobody. */
export const telephoneChoices = ['shown', 'onTap', 'hidden'] as const
/** One of them. */
export type TelephoneShown = (typeof telephoneChoices)[number]

/** Who else sees a person's e-mail: everybody who is logged in, or nobody. */
export const emailChoices = ['shown', 'hidden'] as const
/** One of them. */
export type EmailShown = (typeof emailChoices)[number]

/** What a person shows of themselves; everything is shown until they choose otherwise (specification 2). */
export const privacySchema = z.object({
  telephoneShown: z.custom<TelephoneShown>((value) => isOneOf(telephoneChoices, value), { error: 'choiceRequired' }),
  emailShown: z.custom<EmailShown>((value) => isOneOf(emailChoices, value), { error: 'choiceRequired' }),
})
/** What the privacy form sends. */
export type Privacy = z.infer<typeof privacySchema>
