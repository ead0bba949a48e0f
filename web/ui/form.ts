import { useRef, useState, type ChangeEvent, type FocusEvent, type KeyboardEvent, type SubmitEvent } from 'react'
import { type ZodMiniType } from 'zod/mini'
import { issuesOf } from './judge.ts'

/** Which fields are not right, each with the id of the sentence that says why. */
export type FormErrors<Values, MessageId extends string> = { [name in keyof Values]?: MessageId | undefined }

interface FormOptions<Values, MessageId extends string> {
  initialValues: Values
  judge: (values: Values) => FormErrors<Values, MessageId>
  /** Runs with values that are right, one at a time. */
  onSubmit: (values: Values) => Promise<void>
}

type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * A form whose errors follow from its values at every moment, and are shown once a field is touched (specification 5).
 * Give `form` to the form element, `field(name)` to each text, select or radio field, `submit` to `SubmitButton`.
 */
export function useForm<Values extends object, MessageId extends string>(options: FormOptions<Values, MessageId>) {
  type Name = keyof Values & string
  const [values, setValues] = useState(options.initialValues)
  const [touched, setTouched] = useState<Partial<Record<Name, boolean>>>({})
  const [isBusy, setIsBusy] = useState(false)
  const element = useRef<HTMLFormElement>(null)

  const errors = options.judge(values)
  const invalid = (Object.keys(errors) as Name[]).filter((name) => errors[name] !== undefined)
  const isValid = invalid.length === 0

  function setValue<N extends Name>(name: N, value: Values[N]) {
    setValues((before) => ({ ...before, [name]: value }))
  }

  function touch(name: Name) {
    setTouched((before) => ({ ...before, [name]: true }))
  }

  /** Marks every field that is not right and goes to the first of them. */
  function showErrors() {
    for (const name of invalid) touch(name)
    const controls = Array.from(element.current?.elements ?? []) as FieldElement[]
    controls.find((control) => (invalid as string[]).includes(control.name))?.focus()
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isBusy) return
    if (!isValid) return showErrors()
    setIsBusy(true)
    try {
      await options.onSubmit(values)
    } finally {
      setIsBusy(false)
    }
  }

  return {
    values,
    setValue,
    touch,
    /** The message id to show at a field: none before the field is touched. */
    shownError: (name: Name) => (touched[name] ? errors[name] : undefined),
    field: (name: Name) => ({
      name,
      value: values[name] as string,
      onChange: (event: ChangeEvent<FieldElement>) => setValue(name, event.target.value as Values[typeof name]),
      onBlur: (event: FocusEvent) => {
        // Who leaves by a link has made no mistake, and a message that moves the link away would lose the press.
        if (!(event.relatedTarget instanceof HTMLAnchorElement)) touch(name)
      },
    }),
    form: {
      ref: element,
      noValidate: true,
      // Should it ever be sent without its script, no password stands in an address.
      method: 'post',
      onSubmit: (event: SubmitEvent) => void submit(event),
      onKeyDown(event: KeyboardEvent) {
        // A browser does not submit by Enter while the submit button is disabled.
        if (event.key !== 'Enter' || isValid || !(event.target instanceof HTMLInputElement)) return
        event.preventDefault()
        showErrors()
      },
    },
    submit: { isValid, isBusy, invalidCount: invalid.length, onBlocked: showErrors },
  }
}

/** The first broken rule of each field, by a schema whose issues carry message ids. */
export function errorsBy<Values, MessageId extends string>(
  schema: ZodMiniType,
  values: Values,
): FormErrors<Values, MessageId> {
  const errors: FormErrors<Values, MessageId> = {}
  for (const { path, message } of issuesOf(schema, values)) {
    errors[path[0] as keyof Values] ??= message as MessageId
  }
  return errors
}
