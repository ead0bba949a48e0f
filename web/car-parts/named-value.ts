import { engines, transmissions } from '../../contract/choices.ts'
import { choiceFacts, extras } from '../../contract/facts.ts'
import { isOneOf } from '../../contract/is-one-of.ts'
import { texts } from '../texts.ts'

const namedValues: Partial<Record<string, readonly string[]>> = {
  ...choiceFacts,
  engine: engines,
  transmission: transmissions,
}

/** The name of a value by its filter or field; brands, models and whatever else an address holds are as written. */
export function namedValue(group: string, value: string): string {
  if (group === 'location') return texts.locationName(value)
  if (group === 'region' || group === 'town') return texts.placeName(value)
  if (group === 'extra') return isOneOf(extras, value) ? texts.extraName(value) : value
  const isNamed = namedValues[group]?.includes(value) === true
  return isNamed ? texts.valueName(group as 'body', value as 'SUV') : value
}

/** A town and what lies around it, from the parameter of an address. */
export function nearName(value: string): string {
  const [town = '', km = ''] = value.split(',')
  return texts.search.near(texts.placeName(town), km)
}
