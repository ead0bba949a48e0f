import * as z from 'zod/mini'
import { lengths } from './limits.ts'
import { rule, tidiedLine } from './rule.ts'
import { isOneOf } from './is-one-of.ts'
import { isCleanLine } from './text-rules.ts'

/** When a saved search notifies of new offers. */
export const alertChoices = ['live', 'daily', 'off'] as const
/** An alert choice. */
export type AlertChoice = (typeof alertChoices)[number]

/** A saved search. */
export interface SavedSearch {
  id: string
  name: string
  /** The query of the list's address, without the question mark. */
  address: string
  alert: AlertChoice
  /** Number of offers since its owner last looked. */
  newCount: number
  /** Number of matching offers, and the newest that was notified. */
  total: number
  newest?: { carId: string; name: string; at: number }
}

const name = z.string({ error: 'searchNameRequired' }).check(
  tidiedLine,
  rule((text: string) => text !== '', 'searchNameRequired'),
  rule((text: string) => text.length <= lengths.searchName.max, 'searchNameLong'),
  rule(isCleanLine, 'searchNameCharacters'),
)
const alert = z.custom<AlertChoice>((value) => isOneOf(alertChoices, value), { error: 'choiceRequired' })

/** The rules of saving a search. */
export const newSavedSearchSchema = z.object({
  name,
  address: z.string({ error: 'searchEmpty' }).check(rule((text: string) => text.length <= 4000, 'searchEmpty')),
  alert,
})
/** The body of saving a search. */
export type NewSavedSearch = z.infer<typeof newSavedSearchSchema>

/** The rules of changing a saved search: absent fields do not change; `isSeen` marks its new offers as seen. */
export const savedSearchChangeSchema = z.object({
  name: z.optional(name),
  alert: z.optional(alert),
  isSeen: z.optional(z.boolean({ error: 'choiceRequired' })),
})
/** The body of changing a saved search. */
export type SavedSearchChange = z.infer<typeof savedSearchChangeSchema>
