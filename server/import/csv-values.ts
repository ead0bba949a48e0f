import { brands, engines, transmissions } from '../../contract/choices.ts'

/** Other words for the values of the lists, in lower case. What is in neither is rejected, never guessed. */

const brandWords: Record<string, (typeof brands)[number]> = {
  vw: 'Volkswagen',
  chevy: 'Chevrolet',
  mercedes: 'Mercedes-Benz',
  'mercedes benz': 'Mercedes-Benz',
}

const engineWords: Record<string, (typeof engines)[number]> = {
  gasoline: 'Petrol',
  benzin: 'Petrol',
  бензин: 'Petrol',
  бензинов: 'Petrol',
  дизел: 'Diesel',
  дизелов: 'Diesel',
  lpg: 'Gas',
  cng: 'Gas',
  газ: 'Gas',
  'газ/бензин': 'Gas',
  'petrol/lpg': 'Gas',
  hev: 'Hybrid',
  phev: 'Hybrid',
  'plug-in hybrid': 'Hybrid',
  хибрид: 'Hybrid',
  хибриден: 'Hybrid',
  ev: 'Electric',
  bev: 'Electric',
  електро: 'Electric',
  електрически: 'Electric',
}

const transmissionWords: Record<string, (typeof transmissions)[number]> = {
  'semi-auto': 'Semi-Automatic',
  'semi auto': 'Semi-Automatic',
  'semi automatic': 'Semi-Automatic',
  полуавтоматична: 'Semi-Automatic',
  полуавтоматик: 'Semi-Automatic',
  auto: 'Automatic',
  автоматик: 'Automatic',
  автоматична: 'Automatic',
  ръчна: 'Manual',
}

const lists = {
  brand: { values: brands, words: brandWords },
  engine: { values: engines, words: engineWords },
  transmission: { values: transmissions, words: transmissionWords },
} as const

/** A column whose values stand in a fixed list. */
export type ListColumn = keyof typeof lists

const known = Object.fromEntries(
  Object.entries(lists).map(([column, { values, words }]) => [
    column,
    new Map([...values.map((value) => [value.toLowerCase(), value]), ...Object.entries(words)] as [string, string][]),
  ]),
) as Record<ListColumn, Map<string, string>>

/** The list's value for what a file says, in any letter case or a known other word; `undefined` when it is none. */
export function listValue(column: ListColumn, text: string): string | undefined {
  return known[column].get(text.toLowerCase())
}

/** The values of a list, for a sentence. */
export function listWords(column: ListColumn): string {
  return lists[column].values.join(', ')
}
