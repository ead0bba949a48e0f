import { useState } from 'react'
import { texts } from '../texts.ts'
import { ChoiceOptions } from './choice-options.tsx'
import { type FilterPanelProps } from './filter-panel-props.ts'
import styles from './filters.module.css'

/** Regions and towns, with a field to look for one. */
export function PlaceOptions(props: FilterPanelProps) {
  const [wanted, setWanted] = useState('')
  const { findPlace, groups } = texts.filters
  return (
    <>
      <input
        type="search"
        className={styles.input}
        aria-label={findPlace}
        placeholder={findPlace}
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      {(['region', 'town'] as const).map((group) => (
        <div key={group}>
          <h3>{groups[group]}</h3>
          <ChoiceOptions {...props} group={group} sought={wanted.trim()} />
        </div>
      ))}
    </>
  )
}
