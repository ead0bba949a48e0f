import * as z from 'zod/mini'
import { lengths } from './limits.ts'
import { photoIdOf } from './photo.ts'
import { rule, tidiedLine } from './rule.ts'
import { type Sponsor } from './sponsor.ts'
import { isVisible } from './text-rules.ts'

/** Pictures that come with the product. */
const ownPicture = /^\/pictures\/[\w/-]+\.(?:svg|png|webp)$/

/** An https address; anything else, such as `javascript:`, is no link. */
const website = /^https:\/\/[^\s/?#@\\]+\.[^\s/?#@\\]+(?:[/?#][^\s\\]*)?$/u

/** The rules of a sponsor in the console. Its picture is an uploaded photo, so that no other site tracks viewers. */
export const editedSponsorSchema = z.object({
  name: z.string({ error: 'titleRequired' }).check(
    tidiedLine,
    rule((name: string) => isVisible(name) && name.length <= lengths.sponsorName.max, 'titleRequired'),
  ),
  link: z.string({ error: 'websiteInvalid' }).check(
    tidiedLine,
    rule((link: string) => link.length <= lengths.imageLink.max && website.test(link), 'websiteInvalid'),
  ),
  img: z
    .string({ error: 'imageRequired' })
    .check(rule((img: string) => photoIdOf(img) !== null || ownPicture.test(img), 'imageRequired')),
  isShown: z.boolean({ error: 'choiceRequired' }),
})
/** The body of a new or changed sponsor. */
export type EditedSponsor = z.infer<typeof editedSponsorSchema>

/** The rules of the order of sponsors: the ids of all of them, first to last. */
export const sponsorOrderSchema = z.object({ ids: z.array(z.string({ error: 'choiceRequired' })) })
/** The body of that call. */
export type SponsorOrder = z.infer<typeof sponsorOrderSchema>

/** A sponsor in the console, also one that is switched off. */
export interface ListedSponsor extends Sponsor {
  id: string
  isShown: boolean
}
