import { type Engine, type Transmission } from './choices.ts'
import { type choiceFacts, type ChoiceFact } from './facts.ts'

/** The wire's values that people read by name, by their kind; extras, places and states have names of their own. */
export type Values = { [Fact in ChoiceFact]: (typeof choiceFacts)[Fact][number] } & {
  engine: Engine
  transmission: Transmission
}

/** A kind of named values. */
export type ValueKind = keyof Values
