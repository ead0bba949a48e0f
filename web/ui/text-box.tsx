import { useRef, type SubmitEvent } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { FieldNotes, useFieldIds } from './field.tsx'
import styles from './text-box.module.css'

interface TextBoxProps {
  label: string
  placeholder: string
  submitText: string
  maxLength: number
  text: string
  setText: (text: string) => void
  /** The sentence of the rule that the text broke when it was to be sent. */
  error: string | undefined
  submit: (event: SubmitEvent) => void
  /** For one text after the other: a press on the button leaves the focus in the box. */
  keepsFocus?: boolean
  className?: string | undefined
}

/** One line of text and the button that sends it. */
export function TextBox({
  label,
  submitText,
  text,
  setText,
  error,
  submit,
  keepsFocus,
  className,
  ...rest
}: TextBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const ids = useFieldIds({ label, error })

  function send(event: SubmitEvent) {
    if (keepsFocus) input.current?.focus()
    submit(event)
  }

  return (
    <form className={classNames(styles.form, className)} onSubmit={send}>
      <input
        ref={input}
        {...rest}
        {...ids.control}
        className={styles.input}
        aria-label={label}
        autoComplete="off"
        enterKeyHint="send"
        dir="auto"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="primary" className={styles.send}>
        {submitText}
      </Button>
      <FieldNotes error={error} ids={ids} />
    </form>
  )
}
