import { readFact } from '../../contract/amounts.ts'
import { readMonth } from '../../contract/dates.ts'
import {
  choiceNames,
  extras,
  monthNames,
  numberNames,
  openFacts,
  type ChoiceFact,
  type NumberFact,
  type VehicleFacts,
} from '../../contract/facts.ts'
import { isOneOf } from '../../contract/is-one-of.ts'

const textNames = [...monthNames, 'vin', 'region', 'town'] as const

/** A fact that is typed or chosen from a list. */
export type FactName = ChoiceFact | NumberFact | (typeof textNames)[number]

/** All of these facts. */
export const factNames: readonly FactName[] = [...choiceNames, ...numberNames, ...textNames]

/** Facts that are asked beside the price. */
const besidePrice = new Set<FactName>(['priceKind'])

/** The folded facts. */
export const foldedFacts: readonly FactName[] = factNames.filter(
  (name) => !isOneOf(openFacts, name) && !besidePrice.has(name),
)

/** The facts as a person fills them; text, empty when not stated. */
export interface FactFormValues extends Record<FactName, string> {
  extras: string[]
  /** `yes` or empty. */
  showsVin: string
  mileageNote: string
}

type FormOfEngine = FactFormValues & { engine: string }

export const emptyFacts: FactFormValues = {
  ...(Object.fromEntries(factNames.map((name) => [name, ''])) as Record<FactName, string>),
  extras: [],
  showsVin: '',
  mileageNote: '',
}

/** Whether the form asks for this fact of a car with this engine. */
export function isAsked(name: FactName, engine: string): boolean {
  if (name === 'displacement') return engine !== 'Electric'
  return (name !== 'battery' && name !== 'electricRange') || engine === 'Electric' || engine === 'Hybrid'
}

/** How many of the folded facts that the form asks for are filled, and how many there are. */
export function countFacts(values: FormOfEngine): [filled: number, all: number] {
  const asked = foldedFacts.filter((name) => isAsked(name, values.engine))
  return [asked.filter((name) => values[name] !== '').length, asked.length]
}

/** The facts to send, without those that are not stated or not asked for. */
export function factsBody(values: FormOfEngine) {
  const stated = [...choiceNames, ...textNames].filter((name) => values[name].trim() !== '')
  const numbers = numberNames.filter((name) => values[name].trim() !== '' && isAsked(name, values.engine))
  const chosen = extras.filter((extra) => values.extras.includes(extra))
  const vin = values.vin.trim().toUpperCase()
  const months = monthNames.filter((name) => values[name].trim() !== '')
  return {
    ...Object.fromEntries(stated.map((name) => [name, values[name].trim()])),
    ...Object.fromEntries(months.map((name) => [name, readMonth(values[name]) ?? values[name].trim()])),
    ...Object.fromEntries(numbers.map((name) => [name, readFact(name, values[name]) ?? Number.NaN])),
    ...(vin !== '' && { vin }),
    ...(vin !== '' && values.showsVin !== '' && { showsVin: true }),
    ...(chosen.length > 0 && { extras: chosen }),
    ...(values.mileageNote.trim() !== '' && { mileageNote: values.mileageNote }),
  }
}

/** The facts of a car as the form shows them. */
export function formOfFacts(car: { [Fact in keyof VehicleFacts]?: VehicleFacts[Fact] | undefined }): FactFormValues {
  return {
    ...(Object.fromEntries(factNames.map((name) => [name, String(car[name] ?? '')])) as Record<FactName, string>),
    extras: [...(car.extras ?? [])],
    showsVin: car.showsVin ? 'yes' : '',
    mileageNote: '',
  }
}

/** Whether the mileage is lower than before. */
export function isMileageLowered(values: FactFormValues, before: FactFormValues): boolean {
  const [now, then] = [readFact('mileage', values.mileage), readFact('mileage', before.mileage)]
  return now !== null && then !== null && now < then
}
