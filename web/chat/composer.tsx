import { useRef, type SubmitEvent } from 'react'
import { lengths } from '../../contract/limits.ts'
import { messageRules } from '../../contract/text-rules.ts'
import { useTextBox } from '../text-box.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { FieldNotes, useFieldIds } from '../ui/field.tsx'
import styles from './composer.module.css'

/** The box for a message. A blank one is not sent; the focus stays (specification 5). */
export function Composer({ otherId, onSend }: { otherId: string; onSend: (text: string) => void }) {
  const { text, setText, error, submit } = useTextBox(`draft:chat:${otherId}`, messageRules, onSend)
  const input = useRef<HTMLInputElement>(null)
  const ids = useFieldIds({ label: texts.chat.label, error })

  function send(event: SubmitEvent) {
    input.current?.focus()
    submit(event)
  }

  return (
    <form className={styles.composer} onSubmit={send}>
      <input
        ref={input}
        {...ids.control}
        className={styles.input}
        aria-label={texts.chat.label}
        placeholder={texts.chat.placeholder}
        autoComplete="off"
        enterKeyHint="send"
        maxLength={lengths.message.max}
        dir="auto"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="primary" className={styles.send}>
        {texts.chat.send}
      </Button>
      <FieldNotes error={error} ids={ids} />
    </form>
  )
}
