import * as z from 'zod/mini'
import { lengths } from './limits.ts'
import { rule, tidiedLine } from './rule.ts'
import { isCleanLine, isOneOf } from './text-rules.ts'

/** When a saved search tells of new offers. */
export const alertChoices = ['live', 'daily', 'off'] as const
/** One of them. */
export type AlertChoice = (typeof alertChoices)[number]

/** A search that is kept. */
export interface SavedSearch {
  id: string
  name: string
  /** The part of the list's address behind the question mark. */
  address: string
  alert: AlertChoice
  /** Offers since its owner last looked. */
  newCount: number
  /** Offers in all, and the newest that was told. */
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

/** Saving a search. */
export const newSavedSearchSchema = z.object({
  name,
  address: z.string({ error: 'searchEmpty' }).check(rule((text: string) => text.length <= 4000, 'searchEmpty')),
  alert,
})
/** What is sent. */
export type NewSavedSearch = z.infer<typeof newSavedSearchSchema>

/** Changing one: what is absent stays; `isSeen` says that its new offers have been looked at. */
export const savedSearchChangeSchema = z.object({
  name: z.optional(name),
  alert: z.optional(alert),
  isSeen: z.optional(z.boolean({ error: 'choiceRequired' })),
})
/** What is sent. */
export type SavedSearchChange = z.infer<typeof savedSearchChangeSchema>
