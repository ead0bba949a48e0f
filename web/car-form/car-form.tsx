import { Suspense, useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { type ZodMiniType } from 'zod/mini'
import { useForm } from '../form.tsx'
import { messageSentence } from '../message-sentence.ts'
import card from '../ui/card.module.css'
import { classNames } from '../ui/class-names.ts'
import { optionalPart } from '../lazy-part.tsx'
import { Page } from '../ui/page.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { CarFields, imageLinkErrorId } from './car-fields.tsx'
import { currencyOf, priceOf } from '../../contract/amounts.ts'
import { carFormErrors, type CarFormValues } from './car-form-values.ts'
import styles from './car-form.module.css'
import { ChangedElsewhere } from './changed-elsewhere.ts'
import { FactFields } from './fact-fields.tsx'

const LeaveQuestion = optionalPart(async () => (await import('./leave-question.tsx')).LeaveQuestion)
const PriceEstimate = optionalPart(async () => (await import('./price-estimate.tsx')).PriceEstimate)

/** What the choice of photos needs as a field of this form. */
export interface PhotosField {
  value: readonly string[]
  onChange: (keys: string[]) => void
  /** How many pictures the offer has besides the photos. */
  others: number
  error: string | undefined
  /** The id of another field's message that describes the photos too. */
  describedBy: string | undefined
}

interface CarFormProps {
  title: string
  submitText: string
  /** The contract's rules for a new or an edited car. */
  schema: ZodMiniType
  initial: CarFormValues
  /** The id of an edited offer, and its form before the edit. */
  carId?: string
  before?: CarFormValues
  /** Why the last submit failed. */
  failure?: string | undefined
  /** Rendered above the fields. */
  notice?: ReactNode
  /** Whether leaving the form would lose changes, which asks for confirmation. */
  isChanged?: (values: CarFormValues) => boolean
  renderPhotos: (field: PhotosField) => ReactNode
  /** The row of photos at the top of the form. */
  renderPhotoRow: (keys: readonly string[]) => ReactNode
  onChange?: (values: CarFormValues) => void
  /** Sends the form; what it throws is shown above the fields. */
  onSubmit: (values: CarFormValues) => Promise<void> | void
  onDone: () => void
}

/** The form of a car, for adding and for editing one (specification 2 and 5). */
export function CarForm({ title, submitText, schema, initial, failure, isChanged, ...handlers }: CarFormProps) {
  const isDone = useRef(false)
  const fields = useForm<CarFormValues>({
    initialValues: initial,
    failure,
    validate: (filled) => carFormErrors(schema, filled, handlers.before),
    onSubmit: async (filled) => {
      try {
        await handlers.onSubmit(filled)
      } catch (error) {
        if (error instanceof ChangedElsewhere) fillWith(error.values)
        throw error
      }
      isDone.current = true
      handlers.onDone()
    },
  })

  const { values, setValue, touch, shownError, field, form, flag, submit } = fields
  const tellChange = useEffectEvent((changed: CarFormValues) => handlers.onChange?.(changed))
  useEffect(() => tellChange(values), [values])

  useEffect(() => {
    // Above the page title, which takes the focus first.
    if (failure !== undefined) document.querySelector<HTMLElement>('form [role=alert]')?.focus()
  }, [failure])

  function fillWith(merged: CarFormValues) {
    for (const name of Object.keys(merged) as (keyof CarFormValues)[]) setValue(name, merged[name])
  }

  function changePhotos(keys: string[]) {
    setValue('photos', keys)
    touch('photos')
    // Removing a photo can make the image link required.
    touch('img')
  }

  return (
    <Page>
      <div className={classNames(card.card, styles.card)}>
        <form {...form} className={styles.form}>
          {flag}
          {handlers.notice}
          <PageTitle>{title}</PageTitle>
          {handlers.renderPhotoRow(values.photos)}
          <CarFields
            field={field}
            price={priceOf(values)}
            currency={currencyOf(values)}
            estimate={
              <div className={isEstimable(values) ? styles.estimate : undefined}>
                <Suspense>
                  <PriceEstimate values={values} id={handlers.carId} />
                </Suspense>
              </div>
            }
          />
          {handlers.renderPhotos({
            value: values.photos,
            onChange: changePhotos,
            others: values.img.trim() === '' ? 0 : 1,
            error: messageSentence(shownError('photos')),
            describedBy: shownError('img') === 'imageRequired' ? imageLinkErrorId : undefined,
          })}
          <FactFields form={fields} before={handlers.before} />
          <SubmitButton {...submit}>{submitText}</SubmitButton>
        </form>
      </div>
      {isChanged && (
        <Suspense>
          <LeaveQuestion mayLeave={() => isDone.current || !isChanged(values)} />
        </Suspense>
      )}
    </Page>
  )
}

/** Whether the form has enough for an estimate. */
function isEstimable({ brand, model, year }: CarFormValues): boolean {
  return brand !== '' && model.trim() !== '' && year !== ''
}
