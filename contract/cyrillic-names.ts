import { places } from './places.ts'
import { atFirstUse } from './texts/at-first-use.ts'

/** Cyrillic names of regions and towns by the Latin ones; namesakes such as "Byala (Ruse)" carry their region. */
export const cyrillicNames = atFirstUse(() => {
  const names = places.flatMap(({ name, cyrillic: region, towns }) => [
    [name, region] as const,
    ...towns.map(([town, cyrillic]) => [town, town.endsWith(')') ? `${cyrillic} (${region})` : cyrillic] as const),
  ])
  return new Map<string, string>(names)
})
