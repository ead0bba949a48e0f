import { texts } from '../texts.ts'
import { useTypedText } from '../typed-values.ts'
import { ChoiceOptions } from './choice-options.tsx'
import { type FilterPanelProps } from './filter-panel-props.ts'
import { NearOptions } from './near-options.tsx'
import styles from './filters.module.css'

/** Regions and towns, with a field to search them. */
export function PlaceOptions(props: FilterPanelProps) {
  const [wanted, setWanted] = useTypedText('findPlace')
  const { findPlace, groups } = texts.filters
  return (
    <>
      <h3>{groups.near}</h3>
      <NearOptions {...props} />
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
