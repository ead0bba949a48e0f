import { useState } from 'react'
import { fixedValues, unknownGroups, type ChoiceGroup, type Facets, type SearchFilters } from '../../contract/search.ts'
import { namedValue } from '../car-parts/named-value.ts'
import { texts } from '../texts.ts'
import { useStickyOptions } from './sticky-options.ts'
import styles from './filters.module.css'
import { holdsText } from './holds-text.ts'
import { Options } from './options.tsx'

interface ChoiceOptionsProps {
  group: ChoiceGroup | 'extra'
  filters: SearchFilters
  facets: Facets | undefined
  onChange: (filters: SearchFilters) => void
  /** Shows only values that contain this text. */
  sought?: string
}

/** Most frequent values shown at first, in groups whose values come from offers. */
const valuesAtFirst = 12

/** The values of one group. Their order is fixed, so that a chosen one never moves. */
export function ChoiceOptions({ group, filters, facets, onChange, sought = '' }: ChoiceOptionsProps) {
  const chosen = filters[group]
  const counts = new Map(facets?.[group].map(({ value, count }) => [value, count]))
  const sticky = useStickyOptions(chosen)
  const [areAllShown, setAreAllShown] = useState(false)
  const open = unknownGroups.find((other) => other === group)
  const isLeftOut = open && chosen.length > 0 && !filters.orUnknown.includes(open)
  const unknown = isLeftOut ? (facets?.unknown[open] ?? 0) : 0
  const known = [...new Set([...counts.keys(), ...sticky])]
  const frequent = areAllShown || sought !== '' ? known : known.slice(0, valuesAtFirst)
  const own = fixedValues[group] ?? [...new Set([...frequent, ...sticky])]
  const all = group === 'region' || group === 'town' ? texts.sortedPlaces(own) : own
  const values = sought === '' ? all : all.filter((value) => holdsText(namedValue(group, value), sought))
  const hasMore = !fixedValues[group] && known.length > valuesAtFirst && sought === ''
  return (
    <>
      <Options
        label={texts.filters.groups[group]}
        options={values.map((value) => ({
          value,
          label: namedValue(group, value),
          count: facets && (counts.get(value) ?? 0),
          isChosen: chosen.includes(value),
        }))}
        onToggle={(value, isChosen) =>
          onChange({ ...filters, [group]: isChosen ? [...chosen, value] : chosen.filter((other) => other !== value) })
        }
      />
      {unknown > 0 && (
        <p>
          {texts.filters.hidden}{' '}
          <button type="button" onClick={() => onChange({ ...filters, orUnknown: [...filters.orUnknown, open!] })}>
            {texts.filters.without(unknown, texts.filters.unknown[open!])}
          </button>
        </p>
      )}
      {hasMore && (
        <button type="button" className={styles.link} onClick={() => setAreAllShown(!areAllShown)}>
          {areAllShown ? texts.filters.fewer : texts.filters.all(known.length)}
        </button>
      )}
    </>
  )
}
