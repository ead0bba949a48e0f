import { useState, type SubmitEvent } from 'react'
import { brokenRule, type TextRules } from '../contract/text-rules.ts'
import { useDraft, type DraftKey } from './drafts.ts'
import { messageSentence } from './message-sentence.ts'

/** A box for one text: a blank one is not sent, a sent one leaves the box, an unsent one survives a reload. */
export function useTextBox(draftKey: DraftKey, rules: TextRules, onSend: (text: string) => void) {
  const [text, setText] = useDraft(draftKey)
  const [error, setError] = useState<string | undefined>(undefined)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (text.trim() === '') return
    const problem = brokenRule(rules, text)
    setError(messageSentence(problem))
    if (problem !== undefined) return
    setText('')
    onSend(text)
  }

  return { text, setText, error, submit }
}
