import { fixedValues, type ChoiceGroup, type Facets, type SearchFilters } from '../../contract/search.ts'
import { texts } from '../texts.ts'
import { useKept } from './use-kept.ts'
import { Options } from './options.tsx'

interface ChoiceOptionsProps {
  group: ChoiceGroup | 'extra'
  filters: SearchFilters
  facets: Facets | undefined
  onChange: (filters: SearchFilters) => void
  /** So many of the most frequent values, of groups whose values the offers make. */
  most?: number
}

/** The values of one group. They stand in a fixed order, so that a chosen one never moves. */
export function ChoiceOptions({ group, filters, facets, onChange, most = 12 }: ChoiceOptionsProps) {
  const chosen = filters[group]
  const counts = new Map(facets?.[group].map(({ value, count }) => [value, count]))
  const kept = useKept(chosen)
  const frequent = [...counts.keys()].slice(0, most)
  const values = fixedValues[group] ?? [...new Set([...frequent, ...kept])].toSorted()
  return (
    <Options
      label={texts.filters.groups[group]}
      options={values.map((value) => ({
        value,
        label: value,
        count: facets && (counts.get(value) ?? 0),
        isChosen: chosen.includes(value),
      }))}
      onToggle={(value, isChosen) =>
        onChange({ ...filters, [group]: isChosen ? [...chosen, value] : chosen.filter((other) => other !== value) })
      }
    />
  )
}
