import * as z from 'zod/mini'
import { type Language } from './language.ts'
import { isOneOf } from './is-one-of.ts'
import { lengths, years } from './limits.ts'
import { otherMakes, type OtherMake } from './makes.ts'
import { rule, tidiedLine } from './rule.ts'
import { marketYear } from './times.ts'

/** Words of the home page that an operator may replace (specification 1). */
export const homeTextNames = ['headline', 'platform', 'rightPlace'] as const
/** The words that are replaced in one language. */
export type HomeTexts = Partial<Record<(typeof homeTextNames)[number], string>>

/** Makes beside the specification's 20 brands, and the last year of a car; null for the current one. */
export interface SiteLists {
  makes: OtherMake[]
  lastYear: number | null
}

/** What an operator set in place of the defaults. */
export interface Site {
  texts: Record<Language, HomeTexts>
  lists: SiteLists
}

/** What is set now, with the words that stand where none are set. */
export interface SiteNow extends Site {
  usual: Record<Language, Required<HomeTexts>>
}

/** The makes that an operator may add. */
export const allOtherMakes = Object.keys(otherMakes) as OtherMake[]

const homeText = z.optional(
  z.string({ error: 'homeTextLong' }).check(
    tidiedLine,
    rule((text: string) => text.length <= lengths.homeText.max, 'homeTextLong'),
  ),
)
const homeTexts = z.object({ headline: homeText, platform: homeText, rightPlace: homeText })

/** The rules of PUT console/site; an empty text goes back to the default. */
export const siteSchema = z.object({
  texts: z.object({ en: homeTexts, bg: homeTexts }),
  lists: z.object({
    makes: z.array(z.custom<OtherMake>((make) => isOneOf(allOtherMakes, make), { error: 'choiceRequired' })),
    lastYear: z.nullable(
      z
        .number({ error: 'choiceRequired' })
        .check(
          rule(
            (year: number) => Number.isInteger(year) && year >= years.last && year <= marketYear(),
            'choiceRequired',
          ),
        ),
    ),
  }),
})
