import { useEffect, useRef, type ReactNode, type SubmitEvent } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { FieldNotes, useFieldIds } from './field.tsx'
import { useTooLong } from './use-too-long.ts'
import styles from './text-box.module.css'

interface TextBoxProps {
  label: string
  /** Tells its form from others of the page; not the box's own label. */
  formLabel?: string | undefined
  placeholder: string
  submitText: string
  maxLength: number
  text: string
  setText: (text: string) => void
  /** The sentence of the rule that the text broke at the last submit. */
  error: string | undefined
  submit: (event: SubmitEvent) => void
  /** Keeps the focus in the box after a press on the button, for one text after another. */
  keepsFocus?: boolean
  /** Takes the focus when it appears. */
  takesFocus?: boolean
  className?: string | undefined
  /** What stands below the text. */
  children?: ReactNode
}

/** One line of text and the button that sends it. */
export function TextBox({
  label,
  formLabel,
  submitText,
  text,
  setText,
  maxLength,
  error: broken,
  submit,
  keepsFocus,
  takesFocus,
  className,
  children,
  ...rest
}: TextBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const tooLong = useTooLong(text, maxLength)
  const error = tooLong ?? broken
  const ids = useFieldIds({ label, error })

  useEffect(() => {
    if (takesFocus) input.current?.focus()
  }, [takesFocus])

  function send(event: SubmitEvent) {
    if (keepsFocus) input.current?.focus()
    submit(event)
  }

  return (
    <form aria-label={formLabel} className={classNames(styles.form, className)} onSubmit={send}>
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
      {children}
      <FieldNotes error={error} ids={ids} />
    </form>
  )
}
