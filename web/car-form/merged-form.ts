import { type CarFormValues, type StoredForm } from './car-form-values.ts'

export type FormField = keyof CarFormValues

interface ThreeForms {
  /** The offer when the form was opened. */
  opened: StoredForm
  /** The form as it is filled. */
  mine: StoredForm
  /** The offer as it is stored. */
  now: StoredForm
}

/** A filled form whose offer was changed elsewhere. */
export interface MergedForm {
  form: StoredForm
  /** Fields changed elsewhere alone, which the form takes. */
  taken: FormField[]
  /** Fields changed here and elsewhere to different values; the form leaves what was typed. */
  contested: FormField[]
}

/** Merges the form with changes made elsewhere; nothing of either is lost. */
export function mergeForms({ opened, mine, now }: ThreeForms): MergedForm {
  const merged: MergedForm = { form: { ...mine }, taken: [], contested: [] }
  for (const name of Object.keys(opened) as FormField[]) {
    if (isSame(opened[name], now[name]) || isSame(mine[name], now[name])) continue
    if (isSame(mine[name], opened[name])) {
      Object.assign(merged.form, { [name]: now[name] })
      merged.taken.push(name)
    } else merged.contested.push(name)
  }
  if (merged.taken.includes('photos')) Object.assign(merged.form, { shots: now.shots, photoKeys: undefined })
  return merged
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
}
