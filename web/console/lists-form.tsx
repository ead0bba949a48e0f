import { useState } from 'react'
import { years } from '../../contract/limits.ts'
import { type OtherMake } from '../../contract/makes.ts'
import { allOtherMakes, type SiteLists } from '../../contract/site.ts'
import { sentenceOf } from '../call-error.ts'
import { useDraftOnce, useHeldForm } from '../drafts.ts'
import { like } from '../stored-value.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { showToast } from '../ui/toast.tsx'
import { PartCard } from './found-rows.tsx'
import styles from './parts.module.css'
import { marketYear } from '../../contract/times.ts'

const words = texts.consoleSite

const heldAs = 'draft:form:lists'

interface ListsFormProps {
  lists: SiteLists
  onSave: (lists: SiteLists) => Promise<void>
}

/** Makes beside the specification's brands, and the last year. */
export function ListsForm({ lists, onSave }: ListsFormProps) {
  const { makes, lastYear, setMakes, setLastYear } = useChosenLists(lists)
  const [isBusy, setIsBusy] = useState(false)
  const [thisYear] = useState(() => marketYear())
  const known = Array.from({ length: thisYear - years.last + 1 }, (_, index) => years.last + index)

  function toggle(make: OtherMake) {
    const changed = new Set(makes)
    if (!changed.delete(make)) changed.add(make)
    setMakes(changed)
  }

  async function save() {
    setIsBusy(true)
    try {
      await onSave({ makes: [...makes], lastYear })
      showToast({ text: words.savedLists })
    } catch (failure) {
      showToast({ text: sentenceOf(failure) })
    }
    setIsBusy(false)
  }

  return (
    <PartCard title={words.lists}>
      <p className={styles.hint}>{words.listsHint}</p>
      <SelectField
        label={words.lastYear}
        value={lastYear ?? ''}
        onChange={({ target }) => setLastYear(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{words.currentYear}</option>
        {known.map((year) => (
          <option key={year} value={year}>
            {year}
          </option>
        ))}
      </SelectField>
      <fieldset>
        <legend>{words.makes}</legend>
        <div className={styles.tools}>
          <Button variant="secondary" size="small" onClick={() => setMakes(new Set(allOtherMakes))}>
            {words.all}
          </Button>
          <Button variant="secondary" size="small" onClick={() => setMakes(new Set())}>
            {words.none}
          </Button>
        </div>
        <div className={styles.ticks}>
          {allOtherMakes.map((make) => (
            <label key={make}>
              <input type="checkbox" checked={makes.has(make)} onChange={() => toggle(make)} />
              {make}
            </label>
          ))}
        </div>
      </fieldset>
      <Button variant="primary" isBusy={isBusy} onClick={() => void save()}>
        {words.save}
      </Button>
    </PartCard>
  )
}

/** What is chosen, which waits for the next login if the session ends before it is saved. */
function useChosenLists(lists: SiteLists) {
  const draft = useDraftOnce(heldAs, like<SiteLists>({ makes: [], lastYear: null }))
  const [{ makes, lastYear }, setChosen] = useState(draft ?? lists)
  const isSaved = lastYear === lists.lastYear && makes.toSorted().join() === lists.makes.toSorted().join()
  useHeldForm(heldAs, () => (isSaved ? null : { makes, lastYear }))
  return {
    makes: new Set(makes),
    lastYear,
    setMakes: (next: ReadonlySet<OtherMake>) => setChosen({ makes: [...next], lastYear }),
    setLastYear: (next: number | null) => setChosen({ makes, lastYear: next }),
  }
}
