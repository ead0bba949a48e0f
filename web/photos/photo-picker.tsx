import { Camera } from 'lucide-react'
import { useRef, useState, type ChangeEvent, type DragEvent } from 'react'
import { photos as limits } from '../../contract/limits.ts'
import { texts } from '../texts.ts'
import { FieldNotes, useFieldIds } from '../ui/field.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { choosePhotos, dropPhoto, usePhotos } from './chosen-photos.ts'
import { usePhotoDrag } from './photo-drag.ts'
import { movePhoto } from './photo-order.ts'
import { PhotoTile } from './photo-tile.tsx'
import { ShotList } from './shot-list.tsx'
import styles from './photo-picker.module.css'

interface PhotoPickerProps {
  /** The keys of the chosen photos, cover first. */
  value: readonly string[]
  onChange: (keys: string[]) => void
  /** How many more pictures the offer has beside these. */
  others: number
  error: string | undefined
  /** The id of a message at another field that speaks for this one too. */
  saidAt: string | undefined
}

/** Chooses, drops, orders and removes photos. Uploads begin at once, so that no submit waits for them. */
export function PhotoPicker({ value, onChange, others, error, saidAt }: PhotoPickerProps) {
  const photos = usePhotos(value)
  const [isOver, setIsOver] = useState(false)
  const [tooMany, setTooMany] = useState<string | undefined>(undefined)
  const [said, setSaid] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const most = limits.perOffer - others
  const problem = tooMany ?? error
  const hint = texts.photos.accepted(limits.perOffer)
  const drag = usePhotoDrag(list, {
    keys: value,
    onMove: (from, to) => {
      onChange(movePhoto(value, from, to))
      setSaid(texts.photos.moved(from + 1, to + 1))
    },
  })
  const ids = useFieldIds({ label: texts.photos.legend, error: problem, hint })

  function add(files: readonly File[]) {
    const room = Math.max(0, most - value.length)
    setTooMany(files.length > room ? texts.photos.tooMany(limits.perOffer) : undefined)
    onChange([...value, ...choosePhotos(files.slice(0, room))])
  }

  function choose(event: ChangeEvent<HTMLInputElement>) {
    add([...(event.target.files ?? [])])
    // The same file may be chosen again after its removal.
    event.target.value = ''
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    add([...event.dataTransfer.files])
  }

  function move(from: number, to: number) {
    onChange(movePhoto(value, from, to))
    setSaid(texts.photos.moved(from + 1, to + 1))
    focusTile(to)
  }

  function remove(key: string, place: number) {
    dropPhoto(key)
    onChange(value.filter((other) => other !== key))
    setTooMany(undefined)
    setSaid(texts.photos.removed(place + 1))
    focusTile(Math.min(place, value.length - 2))
  }

  /** A tool that moves or goes away takes the focus with it: it goes on in the tile at this place. */
  function focusTile(place: number) {
    requestAnimationFrame(() => {
      const tools = list.current?.children[place]?.querySelectorAll<HTMLElement>('button:enabled')
      const next = tools?.[0] ?? document.getElementById(ids.control.id)
      next?.focus()
    })
  }

  return (
    <fieldset className={styles.picker}>
      <legend className={styles.legend}>{texts.photos.legend}</legend>
      <div
        className={styles.drop}
        data-over={isOver || undefined}
        data-red={problem !== undefined || saidAt !== undefined || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <Camera />
        <b>
          {texts.photos.dropHere}{' '}
          <label className={styles.choose} htmlFor={ids.control.id}>
            {texts.photos.chooseFiles}
          </label>
        </b>
        <input
          {...ids.control}
          className={styles.input}
          type="file"
          multiple
          // Only what is taken: phones that keep photos in another format then hand over JPEG.
          accept="image/jpeg,image/png,image/webp,image/avif"
          aria-label={texts.photos.chooseLabel}
          aria-invalid={problem !== undefined || saidAt !== undefined || undefined}
          aria-describedby={[ids.control['aria-describedby'], saidAt].filter(Boolean).join(' ')}
          onChange={choose}
        />
        <span id={ids.hintId} className={styles.hint}>
          {hint}
        </span>
      </div>
      <FieldNotes error={problem} ids={ids} />
      {photos.length > 0 && (
        <ul ref={list} className={styles.tiles}>
          {photos.map((photo, place) => (
            <PhotoTile
              key={photo.key}
              photo={photo}
              place={place}
              count={photos.length}
              isDragged={drag.draggedKey === photo.key}
              onGrab={(event) => drag.begin(photo.key, event)}
              onMove={(to) => move(place, to)}
              onRemove={() => remove(photo.key, place)}
            />
          ))}
        </ul>
      )}
      {photos.length > 0 && <ShotList taken={photos.map((photo) => photo.shot)} />}
      <output>
        <VisuallyHidden>{said}</VisuallyHidden>
      </output>
    </fieldset>
  )
}
