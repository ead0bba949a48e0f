import { useState, type SubmitEvent } from 'react'
import { type DraftKey } from './draft-keys.ts'
import { useHeldState } from './drafts.ts'

interface EditedText {
  key: DraftKey
  /** The stored text when the form opens. */
  stored: string
  /** The stored text now, or `undefined` when it cannot be read. */
  readNow: () => Promise<string | undefined>
  save: (text: string) => Promise<void>
}

/**
 * A text that may be edited in two places. A save that would replace a change made elsewhere is held back once, with
 * the stored text in `changedTo`.
 */
export function useEditedText({ key, stored, readNow, save }: EditedText) {
  const [text, setText] = useHeldState(key, stored)
  const [known, setKnown] = useState(stored)
  const [changedTo, setChangedTo] = useState<string | null>(null)

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    const there = await readNow().catch(() => undefined)
    if (there !== undefined && there !== known && there !== text) {
      setKnown(there)
      setChangedTo(there)
      return
    }
    await save(text)
  }

  return { text, setText, changedTo, submit: (event: SubmitEvent) => void submit(event) }
}
