import { useState } from 'react'
import { lengths } from '../../contract/limits.ts'
import { isText, readDraft } from '../drafts.ts'
import { useEditedText } from '../edited-text.ts'
import { texts } from '../texts.ts'
import { FieldNotes, useFieldIds } from '../ui/field.tsx'
import { useTooLong } from '../ui/use-too-long.ts'
import { Button } from '../ui/button.tsx'
import { ChangedNotice } from '../changed-notice.tsx'
import { saveNote, readNote } from './saved-queries.ts'
import styles from './saved.module.css'

interface NoteProps {
  carId: string
  note: string
}

/** The person's own note on a saved car, and the form that changes it. */
export function Note({ carId, note }: NoteProps) {
  const [isOpen, setIsOpen] = useState(() => readDraft(`draft:note:${carId}`, isText) !== null)
  if (isOpen) return <NoteForm carId={carId} note={note} onDone={() => setIsOpen(false)} />
  return (
    <>
      {note !== '' && (
        <div className={styles.note}>
          <strong>{texts.saved.note}</strong>
          <p dir="auto">{note}</p>
        </div>
      )}
      <button type="button" className={styles.link} onClick={() => setIsOpen(true)}>
        {note === '' ? texts.saved.addNote : texts.saved.changeNote}
      </button>
    </>
  )
}

function NoteForm({ carId, note, onDone }: NoteProps & { onDone: () => void }) {
  const { text, setText, changedTo, submit } = useEditedText({
    key: `draft:note:${carId}`,
    stored: note,
    readNow: () => readNote(carId),
    save: async (next) => {
      if (await saveNote(carId, next)) onDone()
    },
  })
  const error = useTooLong(text, lengths.note.max)
  const ids = useFieldIds({ label: texts.saved.note, error })
  return (
    <form className={styles.noteForm} onSubmit={submit}>
      <textarea
        {...ids.control}
        aria-label={texts.saved.note}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <FieldNotes error={error} ids={ids} />
      <ChangedNotice changedTo={changedTo} />
      <Button variant="secondary" size="small" type="submit">
        {texts.saved.saveNote}
      </Button>
    </form>
  )
}
