import * as z from 'zod/mini'
import { settableStates, type SettableState } from './car-state.ts'
import { isOneOf } from './text-rules.ts'

/** What an owner says of an offer. */
export const newStateSchema = z.object({
  state: z.custom<SettableState>((value) => isOneOf(settableStates, value), { error: 'stateUnknown' }),
})
