import * as z from 'zod/mini'
import { type CarWithId } from './car.ts'
import { lengths, personal } from './limits.ts'
import { isPrice } from './money.ts'
import { rule, tidiedText } from './rule.ts'
import { isCleanText } from './text-rules.ts'

/** A saved car: its price when saved, its price when the list was last opened, and the offer now. */
export interface SavedCar {
  carId: string
  /** Epoch ms. */
  savedAt: number
  /** BGN. */
  priceThen: number
  priceSeen: number
  note: string
  /** Brand, model and year, shown when the offer is gone. */
  name: string
  /** The offer; absent when it is gone or hidden. */
  car?: CarWithId
  /** Epoch ms when it was deleted. */
  goneAt?: number
  /** It was sold since the list was last opened. */
  isSaleNew?: true
  /** It returned for sale since the list was last opened. */
  isReturnNew?: true
}

/** Epoch ms. A value that the store cannot return exactly would break every reader of the table, exports included. */
const instant = z.custom<number>((value) => Number.isSafeInteger(value) && value >= 0, {
  error: 'choiceRequired',
})

/** The rules of naming offers that were opened. */
export const seenCarsSchema = z.object({
  cars: z
    .array(z.object({ id: z.string({ error: 'choiceRequired' }), seenAt: instant }), { error: 'choiceRequired' })
    .check(rule((list: unknown[]) => list.length <= personal.seenCars, 'seenTooMany')),
})
/** Offers that were opened, each with its last time in epoch ms. */
export type SeenCars = z.infer<typeof seenCarsSchema>

/** The rules of saving a car with a note. */
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

/** The rules of a visitor's saved cars, merged at login. */
export const visitorSavedSchema = z.object({
  cars: z
    .array(
      z.object({
        id: z.string({ error: 'choiceRequired' }),
        savedAt: instant,
        priceThen: z.custom<number>(isPrice, { error: 'choiceRequired' }),
      }),
      { error: 'choiceRequired' },
    )
    .check(rule((list: unknown[]) => list.length <= personal.savedCars, 'savedTooMany')),
})
/** A car that a visitor saved in the browser. */
export type VisitorSaved = z.infer<typeof visitorSavedSchema>
