import { radarRules, type RadarRule } from '../../contract/radar.ts'

/** Signs as a column stores them. */
export function storedSigns(signs: Iterable<RadarRule>): string {
  return [...signs].join(' ')
}

/** The signs of a column; those of a former rule are left out. */
export function signsOf(column: string): RadarRule[] {
  const stored = new Set(column.split(' '))
  return radarRules.filter((rule) => stored.has(rule))
}
