import { useRef, useState, type ChangeEvent, type FocusEvent, type KeyboardEvent, type SubmitEvent } from 'react'
import { type ZodMiniType } from 'zod/mini'
import { type MessageId } from '../contract/messages.ts'
import { sentenceOf } from './call-error.ts'
import { useDraftOnce, useHeldForm, useKeptForm, writeDraft } from './drafts.ts'
import { fieldsLike, like } from './stored-value.ts'
import { messageSentence } from './message-sentence.ts'
import { useHeldTyping, useTyped } from './typed-values.ts'
import { Flag } from './ui/flag.tsx'
import { issuesOf } from './ui/validate.ts'

/** The message id of each invalid field. */
export type FormErrors<Values> = { [name in keyof Values]?: MessageId | undefined }

interface FormOptions<Values> {
  initialValues: Values
  /** The name under which what is typed waits for the same person's next login if the session ends; none without. */
  heldAs?: string | undefined
  /** Whether it waits there, too, when the person only looks elsewhere and comes back. */
  isKept?: boolean
  /** Why the last submit failed. */
  failure?: string | undefined
  validate: (values: Values) => FormErrors<Values>
  /** Runs with valid values, one call at a time. `flag` shows what it throws. */
  onSubmit: (values: Values) => Promise<void>
}

/** Nothing that was typed. */
const nothing = {}

type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * A form whose errors follow from its values and show once a field is touched (specification 5). Give `form` to the
 * form element, `field(name)` to each text, select or radio field, `submit` to `SubmitButton`; `flag` stands above the
 * fields and says why the last submit failed.
 */
export function useForm<Values extends object>(options: FormOptions<Values>) {
  type Name = keyof Values & string
  const [initialValues] = useState(options.initialValues)
  // A dialog's name may change while it sends: what was typed stays that of the form that was opened.
  const [key] = useState(() => (options.heldAs === undefined ? undefined : (`draft:form:${options.heldAs}` as const)))
  const held = useDraftOnce(key, like({}))
  const [changed, setChanged] = useState<Partial<Values>>(held ? fieldsLike(held, initialValues) : nothing)
  const [saved, setSaved] = useState<Partial<Values>>(nothing)
  useHeldForm(key, () => (changed === saved ? null : changed))
  useKeptForm(options.isKept ? key : undefined, changed === saved ? null : changed)
  const typed = useTyped()
  const values = { ...initialValues, ...fieldsLike(typed, initialValues), ...changed }
  useHeldTyping(() => values)
  const [touched, setTouched] = useState<Partial<Record<Name, boolean>>>({})
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState({ round: 0, sentence: options.failure })
  const element = useRef<HTMLFormElement>(null)

  const errors = options.validate(values)
  const invalid = (Object.keys(errors) as Name[]).filter((name) => errors[name] !== undefined)
  const isValid = invalid.length === 0

  function setValue<N extends Name>(name: N, value: Values[N]) {
    setChanged((before) => ({ ...before, [name]: value }))
  }

  function touch(name: Name) {
    setTouched((before) => ({ ...before, [name]: true }))
  }

  /** Touches every invalid field and focuses the first of them. */
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
    const sentence = await options.onSubmit(values).then(() => undefined, sentenceOf)
    if (sentence === undefined) {
      setSaved(changed)
      // A form that goes with what it sent stores nothing any more.
      if (options.isKept && key !== undefined) writeDraft(key, null)
    }
    setFailure(({ round }) => ({ round: round + 1, sentence }))
    setIsBusy(false)
  }

  /** The message id to show at a field; none before the field is touched. */
  function shownError(name: Name) {
    return touched[name] ? errors[name] : undefined
  }

  return {
    values,
    setValue,
    touch,
    shownError,
    field: (name: Name) => ({
      name,
      value: values[name] as string,
      error: messageSentence(shownError(name)),
      onChange: (event: ChangeEvent<FieldElement>) => setValue(name, event.target.value as Values[typeof name]),
      onBlur: (event: FocusEvent) => {
        // Leaving by a link is no mistake, and a new message would move the link away from the press.
        if (!(event.relatedTarget instanceof HTMLAnchorElement)) touch(name)
      },
    }),
    form: {
      ref: element,
      noValidate: true,
      // A form submitted without its script must not put a password into the address.
      method: 'post',
      onSubmit: (event: SubmitEvent) => void submit(event),
      onKeyDown(event: KeyboardEvent) {
        // The browser does not submit by Enter while the submit button is disabled.
        // Enter may end a composition.
        if (
          event.key !== 'Enter' ||
          event.nativeEvent.isComposing ||
          isValid ||
          !(event.target instanceof HTMLInputElement)
        )
          return
        event.preventDefault()
        showErrors()
      },
    },
    flag: failure.sentence === undefined ? null : <Flag key={failure.round}>{failure.sentence}</Flag>,
    submit: {
      isValid,
      isBusy,
      invalidCount: invalid.length,
      isTouched: Object.keys(touched).length > 0,
      onBlocked: showErrors,
    },
  }
}

export type Form<Values extends object> = ReturnType<typeof useForm<Values>>

/** The first broken rule of each field; the schema's issues carry message ids. */
export function errorsBy<Values>(schema: ZodMiniType, values: Values): FormErrors<Values> {
  const errors: FormErrors<Values> = {}
  for (const { path, message } of issuesOf(schema, values)) {
    errors[path[0] as keyof Values] ??= message as MessageId
  }
  return errors
}
