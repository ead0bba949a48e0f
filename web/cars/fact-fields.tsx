import { ChevronDown } from 'lucide-react'
import { lazy, Suspense, type ReactNode } from 'react'
import { sentenceOf } from '../call-error.ts'
import { texts } from '../texts.ts'
import styles from './fact-fields.module.css'
import type * as Inputs from './fact-inputs.tsx'
import { type FactInputsProps } from './fact-inputs.tsx'
import { countFacts, factNames } from './fact-form-values.ts'

// What is folded in comes after the specification's fields.
const loadInputs = () => import('./fact-inputs.tsx').catch(failedInputs)
const VehicleFields = lazy(async () => ({ default: (await loadInputs()).VehicleFields }))
const ExtraFields = lazy(async () => ({ default: (await loadInputs()).ExtraFields }))

/** The optional facts of a vehicle and its extras, below the specification's fields. */
export function FactFields({ form, before }: FactInputsProps) {
  const { values, shownError } = form
  const isBroken = factNames.some((name) => shownError(name) !== undefined) || shownError('mileageNote') !== undefined
  return (
    <>
      <Fold title={texts.facts.title} note={texts.facts.filled(...countFacts(values))} isOpen={isBroken}>
        <VehicleFields form={form} before={before} />
      </Fold>
      <Fold title={texts.facts.extras} note={texts.facts.chosen(values.extras.length)}>
        <ExtraFields form={form} />
      </Fold>
    </>
  )
}

/** Where they cannot be loaded the rest of the form goes on. */
function failedInputs(error: Error): Pick<typeof Inputs, 'VehicleFields' | 'ExtraFields'> {
  const Failure = () => <p role="alert">{sentenceOf(error)}</p>
  return { VehicleFields: Failure, ExtraFields: Failure }
}

/** A part that opens; it cannot be closed over a field that is not right. */
function Fold(props: { title: string; note: string; isOpen?: boolean; children: ReactNode }) {
  return (
    <details className={styles.fold} open={props.isOpen ? true : undefined}>
      <summary>
        <h2>{props.title}</h2>
        <span>{props.note}</span>
        <ChevronDown />
      </summary>
      <Suspense>{props.children}</Suspense>
    </details>
  )
}
