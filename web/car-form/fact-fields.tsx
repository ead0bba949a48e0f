import { ChevronDown } from 'lucide-react'
import { lazy, Suspense, type ReactNode } from 'react'
import { sentenceOf } from '../call-error.ts'
import { texts } from '../texts.ts'
import styles from './fact-fields.module.css'
import type * as Inputs from './fact-inputs.tsx'
import { type FactInputsProps } from './fact-inputs.tsx'
import { countFacts, foldedFacts } from './fact-form-values.ts'

// Folded parts load after the specification's fields.
const loadInputs = () => import('./fact-inputs.tsx').catch(failedInputs)
const OpenFields = lazy(async () => ({ default: (await loadInputs()).OpenFields }))
const VehicleFields = lazy(async () => ({ default: (await loadInputs()).VehicleFields }))
const ExtraFields = lazy(async () => ({ default: (await loadInputs()).ExtraFields }))

/**
 * The optional facts of a vehicle and its extras, below the specification's fields; those asked most are not folded.
 */
export function FactFields({ form, before }: FactInputsProps) {
  const { values, shownError } = form
  const isBroken = foldedFacts.some((name) => shownError(name) !== undefined)
  return (
    <>
      <section className={styles.open}>
        <h2>{texts.facts.keyFacts}</h2>
        <p>{texts.facts.whyOpen}</p>
        <Suspense fallback={<div className={styles.room} />}>
          <OpenFields form={form} before={before} />
        </Suspense>
      </section>
      <Fold title={texts.facts.title} note={texts.facts.filled(...countFacts(values))} isOpen={isBroken}>
        <VehicleFields form={form} />
      </Fold>
      <Fold title={texts.facts.extras} note={texts.facts.chosen(values.extras.length)}>
        <ExtraFields form={form} />
      </Fold>
    </>
  )
}

/** The rest of the form works when they cannot be loaded. */
function failedInputs(error: Error): Pick<typeof Inputs, 'OpenFields' | 'VehicleFields' | 'ExtraFields'> {
  const Failure = () => <p role="alert">{sentenceOf(error)}</p>
  return { OpenFields: Failure, VehicleFields: Failure, ExtraFields: Failure }
}

/** A part that opens; it cannot be closed over an invalid field. */
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
