import { type ValueKind, type Values } from '../../values.ts'

/** The name of a value of the wire; English reads the value itself. */
export function valueName<Kind extends ValueKind>(_kind: Kind, value: Values[Kind]): string {
  return value
}

/** The name of an engine's kind beside the label Fuel, where other languages need another word. */
export function fuelName(engine: Values['engine']): string {
  return engine
}
