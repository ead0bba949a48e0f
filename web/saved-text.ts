import { useState, type SubmitEvent } from 'react'
import { sentenceOf } from './call-error.ts'

interface SavedText {
  save: (text: string) => Promise<void>
  /** The sentence of the rule that a text breaks. */
  check?: (text: string) => string | undefined
}

/** Saves a text that is corrected in a box: why it was not saved stands at the box, which keeps it. */
export function useSavedText(text: string, { save, check }: SavedText) {
  const [error, setError] = useState<string | undefined>(undefined)

  async function saveChecked() {
    const problem = check?.(text)
    setError(problem)
    if (problem !== undefined) return
    try {
      await save(text)
    } catch (failure) {
      setError(sentenceOf(failure))
    }
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    void saveChecked()
  }

  return { error, submit }
}
