import { readFact } from '../../contract/amounts.ts'
import { readMonth } from '../../contract/dates.ts'
import {
  choiceFacts,
  extras,
  numberFacts,
  type ChoiceFact,
  type NumberFact,
  type VehicleFacts,
} from '../../contract/facts.ts'

const choiceNames = Object.keys(choiceFacts) as ChoiceFact[]
const numberNames = Object.keys(numberFacts) as NumberFact[]
const textNames = ['firstRegistration', 'vin', 'region', 'town'] as const

/** A fact that is filled as text or chosen of a list. */
export type FactName = ChoiceFact | NumberFact | (typeof textNames)[number]

/** All of them. */
export const factNames: readonly FactName[] = [...choiceNames, ...numberNames, ...textNames]

/** The facts as a person fills them: text, empty when not stated. */
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

/** Does the form ask for this fact of a car with this engine? */
export function isAsked(name: FactName, engine: string): boolean {
  if (name === 'displacement') return engine !== 'Electric'
  return (name !== 'battery' && name !== 'electricRange') || engine === 'Electric' || engine === 'Hybrid'
}

/** How many of the facts for which the form asks are filled, and how many those are. */
export function countFacts(values: FormOfEngine): [filled: number, all: number] {
  const asked = factNames.filter((name) => isAsked(name, values.engine))
  return [asked.filter((name) => values[name] !== '').length, asked.length]
}

/** What the form sends: what is not stated, or not asked for, is left out. */
export function factsBody(values: FormOfEngine) {
  const stated = [...choiceNames, ...textNames].filter((name) => values[name].trim() !== '')
  const numbers = numberNames.filter((name) => values[name].trim() !== '' && isAsked(name, values.engine))
  const chosen = extras.filter((extra) => values.extras.includes(extra))
  const vin = values.vin.trim().toUpperCase()
  const month = values.firstRegistration.trim()
  return {
    ...Object.fromEntries(stated.map((name) => [name, values[name].trim()])),
    ...(month !== '' && { firstRegistration: readMonth(month) ?? month }),
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

/** Is the mileage lower than it was? */
export function isMileageLowered(values: FactFormValues, before: FactFormValues): boolean {
  const [now, then] = [readFact('mileage', values.mileage), readFact('mileage', before.mileage)]
  return now !== null && then !== null && now < then
}
