import { useId, useState } from 'react'
import { radii, defaultRadius, type Near } from '../../contract/near.ts'
import { placeIn } from '../../contract/place-in.ts'
import { TownOptions } from '../car-parts/town-options.tsx'
import { texts } from '../texts.ts'
import { useTypedText } from '../typed-values.ts'
import { type FilterPanelProps } from './filter-panel-props.ts'
import styles from './filters.module.css'

const { filters: words } = texts

/** A town and the distance from it in a straight line; each distance with the number of cars within it. */
export function NearOptions({ filters, facets, onChange }: FilterPanelProps) {
  const list = useId()
  const { near } = filters
  const [typed, setTyped] = useTypedText('nearTown', nameOf(near))
  const [shown, setShown] = useState(near?.town)
  // The town was changed by words or by the address.
  if (near?.town !== shown) {
    setShown(near?.town)
    setTyped(nameOf(near))
  }

  function change({ near: _before, ...others }: typeof filters, next: Near | undefined) {
    onChange({ ...others, ...(next && { near: next }) })
  }

  function chooseTown(text: string) {
    setTyped(text)
    const { town } = placeIn(text)
    if (text.trim() === '') change(filters, undefined)
    else if (town !== undefined && town !== near?.town) change(filters, { town, km: near?.km ?? defaultRadius })
  }

  const distances = near ? [...new Set([...radii, near.km])].toSorted((a, b) => a - b) : []
  const counts = new Map(facets?.near.map(({ value, count }) => [value, count]))
  return (
    <>
      <input
        type="search"
        className={styles.input}
        list={list}
        aria-label={words.nearTown}
        placeholder={words.nearTown}
        value={typed}
        onChange={(event) => chooseTown(event.target.value)}
      />
      <TownOptions id={list} />
      {near && (
        <div role="radiogroup" aria-label={words.nearRadius} className={styles.options}>
          {distances.map((km) => (
            <label key={km}>
              <input
                type="radio"
                name={list}
                checked={near.km === km}
                onChange={() => change(filters, { town: near.town, km })}
              />
              <span>{words.within(km)}</span>
              <span className={styles.count}>{counts.has(String(km)) && words.count(counts.get(String(km))!)}</span>
            </label>
          ))}
        </div>
      )}
      <p>
        {words.asTheCrowFlies}{' '}
        <a href="https://www.geonames.org/" rel="noopener noreferrer">
          {words.coordinatesFrom}
        </a>
        {' ('}
        <a href="https://creativecommons.org/licenses/by/4.0/" rel="noopener noreferrer">
          {words.coordinatesLicence}
        </a>
        {').'}
      </p>
    </>
  )
}

function nameOf(near: Near | undefined): string {
  return near ? texts.placeName(near.town) : ''
}
