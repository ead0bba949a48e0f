import * as z from 'zod/mini'
import { isEik } from './eik.ts'
import { isOneOf } from './is-one-of.ts'
import { lengths } from './limits.ts'
import { type MessageId } from './messages.ts'
import { photoIdOf } from './photo.ts'
import { profileLengths, sellerKinds, type SellerKind } from './profile.ts'
import { rule, tidiedLine, tidiedText } from './rule.ts'
import { isCleanLine, isCleanText, isVisible } from './text-rules.ts'

/** The rules of what a person says of themselves; what is left out stays, `null` takes the picture away. */
export const ownProfileSchema = z.object({
  about: z.optional(
    z.string({ error: 'noteCharacters' }).check(
      tidiedText,
      rule((text: string) => text.length <= lengths.note.max, 'noteLong'),
      rule(isCleanText, 'noteCharacters'),
    ),
  ),
  picture: z.optional(
    z.nullable(
      z.string({ error: 'photoUnknown' }).check(rule((link: string) => photoIdOf(link) !== null, 'photoUnknown')),
    ),
  ),
})
/** The body of what a person says of themselves. */
export type OwnProfile = z.infer<typeof ownProfileSchema>

const line = (message: MessageId) => z.optional(z.string({ error: message }).check(tidiedLine))

/** Spaces and the prefix of the VAT number do not count. */
const eik = z.optional(
  z.string({ error: 'eik' }).check(z.overwrite((text) => text.replace(/\s/gu, '').replace(/^BG/iu, ''))),
)

/** The rules of declaring oneself a private seller, or a trader with who that is. */
export const sellerSchema = z
  .object({
    kind: z.custom<SellerKind>((value) => isOneOf(sellerKinds, value), { error: 'choiceRequired' }),
    name: line('traderName'),
    eik,
    address: line('traderAddress'),
  })
  .check(
    z.refine(({ kind, name }) => kind !== 'Trader' || isFilledLine(name, profileLengths.traderName), {
      error: 'traderName',
      path: ['name'],
    }),
    z.refine((declared) => declared.kind !== 'Trader' || isEik(declared.eik ?? ''), { error: 'eik', path: ['eik'] }),
    z.refine(({ kind, address }) => kind !== 'Trader' || isFilledLine(address, profileLengths.traderAddress), {
      error: 'traderAddress',
      path: ['address'],
    }),
  )
/** The body of a declaration. */
export type SellerDeclaration = z.infer<typeof sellerSchema>

function isFilledLine(text: string | undefined, max: number): boolean {
  return text !== undefined && isVisible(text) && text.length <= max && isCleanLine(text)
}
