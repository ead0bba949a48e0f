import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { type ZodMiniType } from 'zod/mini'
import { type MessageId } from '../../contract/messages.ts'
import { sentenceOf } from '../call-error.ts'
import { messageSentence } from '../message-sentence.ts'
import card from '../ui/card.module.css'
import { classNames } from '../ui/class-names.ts'
import { Flag } from '../ui/flag.tsx'
import { useForm } from '../ui/form.ts'
import { Page } from '../ui/page.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { CarFields, imageLinkErrorId } from './car-fields.tsx'
import { carFormErrors, currencyOf, priceOf, type CarFormValues } from './car-form-values.ts'
import styles from './car-form.module.css'
import { FactFields } from './fact-fields.tsx'
import { LeaveQuestion } from './leave-question.tsx'

/** What the choice of photos needs to be a field of this form. */
export interface PhotosField {
  value: readonly string[]
  onChange: (keys: string[]) => void
  /** How many pictures the offer has beside the photos. */
  others: number
  error: string | undefined
  /** The id of a message at another field that speaks for the photos too. */
  saidAt: string | undefined
}

interface CarFormProps {
  title: string
  submitText: string
  /** The contract's rules: those of a new car or of an edited one. */
  schema: ZodMiniType
  initial: CarFormValues
  /** What an edited offer says now. */
  before?: CarFormValues
  /** What went wrong when this form was sent the last time. */
  flag?: string | undefined
  /** Has what would be lost changed? It is asked about once before it is left behind. */
  isChanged?: (values: CarFormValues) => boolean
  renderPhotos: (field: PhotosField) => ReactNode
  onChange?: (values: CarFormValues) => void
  /** Sends the form; what it throws is said above the fields. */
  onSubmit: (values: CarFormValues) => Promise<void> | void
  onDone: () => void
}

/** The form of a car, for adding and for editing one (specification 2 and 5). */
export function CarForm({ title, submitText, schema, initial, flag, isChanged, ...handlers }: CarFormProps) {
  const [failures, setFailures] = useState<readonly string[]>(flag === undefined ? [] : [flag])
  const isDone = useRef(false)
  const fields = useForm<CarFormValues, MessageId>({
    initialValues: initial,
    judge: (filled) => carFormErrors(schema, filled, handlers.before),
    onSubmit: async (filled) => {
      try {
        await handlers.onSubmit(filled)
        isDone.current = true
        handlers.onDone()
      } catch (error) {
        setFailures([...failures, sentenceOf(error)])
      }
    },
  })

  const { values, setValue, touch, shownError, field, form, submit } = fields
  const tellChange = useEffectEvent((changed: CarFormValues) => handlers.onChange?.(changed))
  useEffect(() => tellChange(values), [values])

  useEffect(() => {
    // Above the page's title, which takes the focus first.
    if (flag !== undefined) document.querySelector<HTMLElement>('form [role=alert]')?.focus()
  }, [flag])

  function changePhotos(keys: string[]) {
    setValue('photos', keys)
    touch('photos')
    // A removed photo can make the image link necessary.
    touch('img')
  }

  return (
    <Page>
      <div className={classNames(card.card, styles.card)}>
        <form {...form} className={styles.form}>
          {failures.length > 0 && <Flag key={failures.length}>{failures.at(-1)}</Flag>}
          <PageTitle>{title}</PageTitle>
          <CarFields field={field} shownError={shownError} price={priceOf(values)} currency={currencyOf(values)} />
          {handlers.renderPhotos({
            value: values.photos,
            onChange: changePhotos,
            others: values.img.trim() === '' ? 0 : 1,
            error: messageSentence(shownError('photos')),
            saidAt: shownError('img') === 'imageRequired' ? imageLinkErrorId : undefined,
          })}
          <FactFields form={fields} before={handlers.before} />
          <SubmitButton {...submit}>{submitText}</SubmitButton>
        </form>
      </div>
      {isChanged && <LeaveQuestion mayLeave={() => isDone.current || !isChanged(values)} />}
    </Page>
  )
}
