import { useEffect, useRef } from 'react'
import { lengths } from '../../contract/limits.ts'
import { conversationEndpoints } from '../../contract/conversation-endpoints.ts'
import { type MessageWithId } from '../../contract/message.ts'
import { brokenRule, messageRules } from '../../contract/text-rules.ts'
import { call } from '../api.ts'
import { useHeldState } from '../drafts.ts'
import { messageSentence } from '../message-sentence.ts'
import { useSavedText } from '../saved-text.ts'
import { texts } from '../texts.ts'
import { TextBox } from '../ui/text-box.tsx'
import styles from './composer.module.css'

/** The text of one's own message in a box. */
export function EditBox({ message, onDone }: { message: MessageWithId; onDone: () => void }) {
  const [text, setText] = useHeldState(`draft:edit-message:${message.id}`, message.content)
  const saving = useSavedText(text, { save, check })
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector('input')?.focus(), [])

  function check(content: string) {
    return messageSentence(brokenRule(messageRules, content))
  }

  async function save(content: string) {
    await call(conversationEndpoints.editMessage, { params: { id: message.id }, body: { content } })
    onDone()
  }

  return (
    <div ref={box}>
      <TextBox
        text={text}
        setText={setText}
        {...saving}
        className={styles.composer}
        label={texts.chat.editLabel}
        placeholder={texts.chat.placeholder}
        submitText={texts.chat.save}
        maxLength={lengths.message.max}
      />
    </div>
  )
}
