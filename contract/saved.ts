import * as z from 'zod/mini'
import { type CarWithId } from './car.ts'
import { lengths, personal } from './limits.ts'
import { isPrice } from './money.ts'
import { rule, tidiedText } from './rule.ts'
import { isCleanText } from './text-rules.ts'

/** A saved car: what it cost when it was saved and when its owner of the list last looked, and what it is now. */
export interface SavedCar {
  carId: string
  /** Epoch ms. */
  savedAt: number
  /** BGN. */
  priceThen: number
  priceSeen: number
  note: string
  /** Brand, model and year, for when the offer is gone. */
  name: string
  /** The offer as it is; absent when it is gone or hidden. */
  car?: CarWithId
  /** Epoch ms: since when it is gone. */
  goneAt?: number
  /** It was sold since the person last looked. */
  isSaleNew?: true
  /** It came back for sale since the person last looked. */
  isReturnNew?: true
}

/** What a person notes about a saved car. */
export const savedNoteSchema = z.object({
  note: z.optional(
    z.string({ error: 'noteCharacters' }).check(
      tidiedText,
      rule((text: string) => text.length <= lengths.note.max, 'noteLong'),
      rule(isCleanText, 'noteCharacters'),
    ),
  ),
})
/** The body of saving a car. */
export type SavedNote = z.infer<typeof savedNoteSchema>

/** Cars that a visitor saved in the browser, to be merged at login. */
export const visitorSavedSchema = z.object({
  cars: z
    .array(
      z.object({
        id: z.string({ error: 'choiceRequired' }),
        // What the store cannot hand back as it came would stop every reader of the table, export included.
        savedAt: z.custom<number>((value) => Number.isSafeInteger(value) && value >= 0, {
          error: 'choiceRequired',
        }),
        priceThen: z.custom<number>(isPrice, { error: 'choiceRequired' }),
      }),
      { error: 'choiceRequired' },
    )
    .check(rule((list: unknown[]) => list.length <= personal.savedCars, 'savedTooMany')),
})
/** What a browser remembers of a saved car. */
export type VisitorSaved = z.infer<typeof visitorSavedSchema>
