import { type Extra, type ExtraGroup } from '../../facts.ts'

/** The name of a group of extras; English reads the value itself. */
export function extraGroupName(group: ExtraGroup): string {
  return group
}

/** The name of an extra; English reads the value itself. */
export function extraName(extra: Extra): string {
  return extra
}
