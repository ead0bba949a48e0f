import { Camera } from 'lucide-react'
import { useState, type ChangeEvent, type DragEvent } from 'react'
import { acceptedPhotos } from '../../contract/photo.ts'
import { texts } from '../texts.ts'
import { type FieldIds } from '../ui/field.tsx'
import styles from './photo-picker.module.css'

interface PhotoDropAreaProps {
  ids: FieldIds
  hint: string
  /** The id of another field's message that describes this one too. */
  describedBy: string | undefined
  isRed: boolean
  onFiles: (files: File[]) => void
}

/** The place where files are dropped or chosen. */
export function PhotoDropArea({ ids, hint, describedBy, isRed, onFiles }: PhotoDropAreaProps) {
  const [isOver, setIsOver] = useState(false)

  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    onFiles([...event.dataTransfer.files])
  }

  return (
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      data-red={isRed || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <Camera />
      <b className={styles.byMouse}>
        {texts.photos.dropHere}{' '}
        <label className={styles.choose} htmlFor={ids.control.id}>
          {texts.photos.chooseFiles}
        </label>
      </b>
      <b className={styles.byFinger}>{texts.photos.add}</b>
      <input
        {...ids.control}
        className={styles.input}
        type="file"
        multiple
        accept={acceptedPhotos}
        aria-label={texts.photos.chooseLabel}
        aria-invalid={isRed || undefined}
        aria-describedby={[ids.control['aria-describedby'], describedBy].filter(Boolean).join(' ')}
        onChange={(event) => onFiles(takeFiles(event))}
      />
      <span id={ids.hintId} className={styles.hint}>
        {hint}
      </span>
    </div>
  )
}

/** The chosen files. Empties the input, so that the same file can be chosen again after its removal. */
export function takeFiles({ target }: ChangeEvent<HTMLInputElement>): File[] {
  const files = [...(target.files ?? [])]
  target.value = ''
  return files
}
