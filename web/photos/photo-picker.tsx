import { Suspense, useEffect, useRef, useState } from 'react'
import { neededPart } from '../lazy-part.tsx'
import { photos as limits } from '../../contract/limits.ts'
import { acceptedPhotos } from '../../contract/photo.ts'
import { type Shot } from '../../contract/shots.ts'
import { texts } from '../texts.ts'
import { FieldNotes, useFieldIds } from '../ui/field.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { choosePhotos, usePhotos } from './chosen-photos.ts'
import { PhotoDropArea, takeFiles } from './photo-drop-area.tsx'
import { movePhoto } from './photo-order.ts'
import { ShotList } from './shot-list.tsx'
import styles from './photo-picker.module.css'
import { usePhotoRemoval } from './use-photo-removal.ts'

const loadTiles = () => import('./photo-tiles.tsx')
const PhotoTiles = neededPart(async () => (await loadTiles()).PhotoTiles)

interface PhotoPickerProps {
  /** Keys of the chosen photos, cover first. */
  value: readonly string[]
  onChange: (keys: string[]) => void
  /** Further pictures of the offer. */
  others: number
  error: string | undefined
  /** The id of another field's message that describes this one too. */
  describedBy: string | undefined
}

/** The id of the file input. */
export const photoFilesId = 'photo-files'

/** Chooses, drops, orders and removes photos. Uploads start at once, so that no submit waits for them. */
export function PhotoPicker({ value, onChange, others, error, describedBy }: PhotoPickerProps) {
  // With the form, because a photo may be chosen when there is no connection any more.
  useEffect(() => void loadTiles().catch(() => {}), [])
  const photos = usePhotos(value)
  const [tooMany, setTooMany] = useState<string | undefined>(undefined)
  const [announced, setAnnounced] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const single = useRef<HTMLInputElement>(null)
  /** The caption for the next photo. */
  const wanted = useRef<Shot | null>(null)
  const most = limits.perOffer - others
  const problem = tooMany ?? error
  const hint = texts.photos.accepted(limits.perOffer)
  const removeForNow = usePhotoRemoval({ value, onChange })
  const ids = useFieldIds({ label: texts.photos.legend, error: problem, hint }, photoFilesId)

  function add(files: readonly File[], shot: Shot | null = null) {
    const room = Math.max(0, most - value.length)
    setTooMany(files.length > room ? texts.photos.tooMany(limits.perOffer) : undefined)
    onChange([...value, ...choosePhotos(files.slice(0, room), shot)])
  }

  function put(from: number, to: number) {
    onChange(movePhoto(value, from, to))
    setAnnounced(texts.photos.moved(from + 1, to + 1))
  }

  function remove(key: string, place: number) {
    removeForNow(key, place)
    setTooMany(undefined)
    focusTile(Math.min(place, value.length - 2))
  }

  /** Focuses the tile at this position, because a tool that moves or vanishes loses the focus. */
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
      <PhotoDropArea
        ids={ids}
        hint={hint}
        describedBy={describedBy}
        isRed={problem !== undefined || describedBy !== undefined}
        onFiles={add}
      />
      <FieldNotes error={problem} ids={ids} />
      {photos.length > 0 && (
        <Suspense>
          <PhotoTiles
            list={list}
            photos={photos}
            onDrag={put}
            onMove={(from, to) => {
              put(from, to)
              focusTile(to)
            }}
            onRemove={remove}
          />
        </Suspense>
      )}
      <ShotList
        taken={photos.map((photo) => photo.shot)}
        onTake={(shot) => {
          wanted.current = shot
          single.current?.click()
        }}
      />
      <input
        ref={single}
        hidden
        type="file"
        accept={acceptedPhotos}
        aria-label={texts.photos.takePhoto}
        onChange={(event) => add(takeFiles(event), wanted.current)}
      />
      <div role="status">
        <VisuallyHidden>{announced}</VisuallyHidden>
      </div>
    </fieldset>
  )
}
