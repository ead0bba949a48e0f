import { ChevronDown } from 'lucide-react'
import { Suspense, type ReactNode } from 'react'
import { neededPart } from '../lazy-part.tsx'
import { texts } from '../texts.ts'
import styles from './fact-fields.module.css'
import { type FactInputsProps } from './fact-inputs.tsx'
import { countFacts, foldedFacts } from './fact-form-values.ts'

// Folded parts load after the specification's fields.
const loadInputs = () => import('./fact-inputs.tsx')
const OpenFields = neededPart(async () => (await loadInputs()).OpenFields)
const VehicleFields = neededPart(async () => (await loadInputs()).VehicleFields)
const ExtraFields = neededPart(async () => (await loadInputs()).ExtraFields)

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
