import { ChevronDown, ChevronLeft, ChevronRight, GripVertical, ImageOff, RotateCw, Star, Trash2 } from 'lucide-react'
import { useState, type PointerEvent } from 'react'
import { shots, type Shot } from '../../contract/shots.ts'
import { texts } from '../texts.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { captionPhoto, retryPhoto, type Photo } from './chosen-photos.ts'
import styles from './photo-tile.module.css'

interface PhotoTileProps {
  photo: Photo
  /** Its place in the list, from 0; the first one is the cover. */
  place: number
  count: number
  isDragged: boolean
  /** The tile is taken by its handle, or by its picture with a mouse. */
  onGrab: (event: PointerEvent) => void
  onMove: (to: number) => void
  onRemove: () => void
}

/** One chosen photo: how far it has come, and its tools in a row. */
export function PhotoTile({ photo, place, count, isDragged, onGrab, onMove, onRemove }: PhotoTileProps) {
  const number = place + 1
  const isFailed = photo.state === 'failed'
  const [isUnreadable, setIsUnreadable] = useState(false)
  return (
    <li className={styles.tile} data-state={photo.state} data-dragged={isDragged || undefined}>
      {/* A finger on the picture scrolls the page. */}
      <div className={styles.picture} onPointerDown={(event) => event.pointerType === 'mouse' && onGrab(event)}>
        {isUnreadable ? (
          <ImageOff />
        ) : (
          <img
            src={photo.preview}
            alt={`${texts.photos.photo(number)}, ${stateOf(photo)}`}
            onError={() => setIsUnreadable(true)}
          />
        )}
        {place === 0 && <span className={styles.cover}>{texts.photos.cover}</span>}
        {photo.state !== 'uploaded' && photo.state !== 'failed' && (
          <progress
            className={styles.progress}
            max={1}
            // Without a value it moves: how long it takes to make a photo smaller nobody knows.
            value={photo.state === 'shrinking' ? undefined : photo.progress}
            aria-label={texts.photos.photo(number)}
          />
        )}
      </div>
      {photo.state === 'uploaded' ? (
        <ShotSelect photo={photo} number={number} />
      ) : (
        <p className={styles.caption} role={isFailed ? 'alert' : undefined}>
          {isFailed ? `${texts.photos.notUploaded}. ${photo.sentence}` : stateOf(photo)}
        </p>
      )}
      <div className={styles.tools}>
        <button
          type="button"
          aria-label={texts.photos.moveLeft(number)}
          disabled={place === 0}
          onClick={() => onMove(place - 1)}
        >
          <ChevronLeft />
        </button>
        {/* For pointers: the arrows beside it do the same by keyboard. */}
        <span className={styles.handle} aria-hidden="true" onPointerDown={onGrab}>
          <GripVertical />
        </span>
        <button
          type="button"
          aria-label={texts.photos.moveRight(number)}
          disabled={number === count}
          onClick={() => onMove(place + 1)}
        >
          <ChevronRight />
        </button>
        {isFailed && photo.canRetry ? (
          <button type="button" aria-label={texts.photos.retry(number)} onClick={() => retryPhoto(photo.key)}>
            <RotateCw />
          </button>
        ) : (
          <button
            type="button"
            aria-label={texts.photos.makeCover(number)}
            disabled={place === 0}
            onClick={() => onMove(0)}
          >
            <Star />
          </button>
        )}
        <button type="button" className={styles.remove} aria-label={texts.photos.remove(number)} onClick={onRemove}>
          <Trash2 />
        </button>
      </div>
    </li>
  )
}

/** What the photo shows, said by its owner. */
function ShotSelect({ photo, number }: { photo: Photo; number: number }) {
  return (
    <div className={styles.shot}>
      <VisuallyHidden>{stateOf(photo)}</VisuallyHidden>
      <select
        aria-label={texts.photos.shows(number)}
        value={photo.shot ?? ''}
        onChange={(event) => captionPhoto(photo.key, (event.target.value || null) as Shot | null)}
      >
        <option value="">{texts.photos.whatIsIt}</option>
        {shots.map((shot) => (
          <option key={shot} value={shot}>
            {texts.photos.shots[shot]}
          </option>
        ))}
      </select>
      <ChevronDown />
    </div>
  )
}

function stateOf(photo: Photo): string {
  if (photo.state === 'uploaded') return texts.photos.uploaded
  if (photo.state === 'failed') return texts.photos.notUploaded
  if (photo.state === 'waiting') return texts.photos.waiting
  if (photo.state === 'shrinking') return texts.photos.shrinking
  return photo.progress < 1 ? texts.photos.uploading(Math.floor(photo.progress * 100)) : texts.photos.processing
}
