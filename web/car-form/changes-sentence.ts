import { namedValue } from '../car-parts/named-value.ts'
import { texts } from '../texts.ts'
import { type StoredForm } from './car-form-values.ts'
import { type FormField } from './merged-form.ts'

/**
 * Says which fields were changed elsewhere, which of them the form takes, and the stored values that differ from typed
 * ones.
 */
export function changesSentence(
  { taken, contested }: { taken: readonly FormField[]; contested: readonly FormField[] },
  now: StoredForm,
): string {
  const { changedElsewhere, takenOver, keptYours, fieldNow, saveAgain } = texts.carForm
  const inFull = contested.map((name) => {
    const value = now[name]
    return typeof value === 'string' && value !== '' ? fieldNow(labelOf(name), namedValue(name, value)) : labelOf(name)
  })
  return [
    changedElsewhere,
    ...(taken.length > 0 ? [takenOver(taken.map(labelOf).join(', '))] : []),
    ...(inFull.length > 0 ? [keptYours(inFull.join(', '))] : []),
    saveAgain,
  ].join(' ')
}

function labelOf(name: FormField): string {
  if (name in texts.facts.labels) return texts.facts.labels[name as keyof typeof texts.facts.labels]
  if (name === 'photos') return texts.carForm.photosField
  if (name === 'img') return texts.carForm.imageLink
  if (name === 'extras') return texts.facts.extras
  if (name === 'showsVin') return texts.facts.showVin
  if (name === 'mileageNote') return texts.facts.mileageNote
  return texts.carForm[name as 'brand']
}
