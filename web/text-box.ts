import { useState, type SubmitEvent } from 'react'
import { brokenRule, type TextRules } from '../contract/text-rules.ts'
import { type DraftKey } from './draft-keys.ts'
import { useDraft } from './drafts.ts'
import { messageSentence } from './message-sentence.ts'

/** A box for one text. A blank text is not sent unless it may be, a sent one leaves the box, an unsent one survives a reload. */
export function useTextBox(
  draftKey: DraftKey,
  rules: TextRules,
  onSend: (text: string) => void,
  { mayBeBlank = false } = {},
) {
  const [text, setText] = useDraft(draftKey)
  const [error, setError] = useState<string | undefined>(undefined)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (text.trim() === '' && !mayBeBlank) return
    const problem = brokenRule(rules, text)
    setError(messageSentence(problem))
    if (problem !== undefined) return
    setText('')
    onSend(text)
  }

  return { text, setText, error, submit }
}
