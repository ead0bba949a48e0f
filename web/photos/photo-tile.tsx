import { ChevronDown, ChevronLeft, ChevronRight, GripVertical, ImageOff, RotateCw, Star, Trash2 } from 'lucide-react'
import { useState, type PointerEvent } from 'react'
import { shots, type Shot } from '../../contract/shots.ts'
import { texts } from '../texts.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { captionPhoto, retryPhoto, type Photo } from './chosen-photos.ts'
import styles from './photo-tile.module.css'

interface PhotoTileProps {
  photo: Photo
  /** Position in the list, from 0; the first one is the cover. */
  place: number
  count: number
  isDragged: boolean
  /** Starts dragging, by the handle or with a mouse by the picture. */
  onGrab: (event: PointerEvent) => void
  onMove: (to: number) => void
  onRemove: () => void
}

/** One chosen photo with its progress and a row of tools. */
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
            // Without a value the bar is indeterminate, because the time to shrink a photo is unknown.
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
        {/* For pointers; the arrows beside it do the same by keyboard. */}
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
      </div>
      {/* Away from the row and from each other, so that a thumb aiming at the star does not hit Remove. */}
      <div className={styles.corners}>
        {isFailed && photo.canRetry ? (
          <button type="button" aria-label={texts.photos.retry(number)} onClick={() => retryPhoto(photo.key)}>
            <RotateCw />
          </button>
        ) : (
          place > 0 && (
            <button type="button" aria-label={texts.photos.makeCover(number)} onClick={() => onMove(0)}>
              <Star />
            </button>
          )
        )}
        <button type="button" className={styles.remove} aria-label={texts.photos.remove(number)} onClick={onRemove}>
          <Trash2 />
        </button>
      </div>
    </li>
  )
}

/** The owner's caption of the photo. */
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
