import { places } from '../../contract/places.ts'
import { texts } from '../texts.ts'

/** The towns of Bulgaria for a field that suggests them, found by either spelling. */
export function TownOptions({ id }: { id: string }) {
  return (
    <datalist id={id}>
      {places.flatMap(({ towns }) =>
        towns.map(([town, cyrillic]) => {
          const name = texts.placeName(town)
          return (
            <option key={town} value={name}>
              {name === town ? cyrillic : town}
            </option>
          )
        }),
      )}
    </datalist>
  )
}
