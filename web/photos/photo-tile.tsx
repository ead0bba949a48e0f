import { ChevronLeft, ChevronRight, ImageOff, RotateCw, Star, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { texts } from '../texts.ts'
import { retryPhoto, type Photo } from './chosen-photos.ts'
import styles from './photo-tile.module.css'

interface PhotoTileProps {
  photo: Photo
  /** Its place in the list, from 0; the first one is the cover. */
  place: number
  count: number
  onMove: (to: number) => void
  onRemove: () => void
}

/** One chosen photo: how far it has come, and its tools in a row. */
export function PhotoTile({ photo, place, count, onMove, onRemove }: PhotoTileProps) {
  const number = place + 1
  const isFailed = photo.state === 'failed'
  const [isUnreadable, setIsUnreadable] = useState(false)
  return (
    <li className={styles.tile} data-state={photo.state}>
      <div className={styles.picture}>
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
        {(photo.state === 'uploading' || photo.state === 'waiting') && (
          <progress
            className={styles.progress}
            max={1}
            value={photo.progress}
            aria-label={texts.photos.photo(number)}
          />
        )}
      </div>
      <p className={styles.caption} role={isFailed ? 'alert' : undefined}>
        {isFailed ? `${texts.photos.notUploaded}. ${photo.sentence}` : stateOf(photo)}
      </p>
      <div className={styles.tools}>
        <button
          type="button"
          aria-label={texts.photos.moveLeft(number)}
          disabled={place === 0}
          onClick={() => onMove(place - 1)}
        >
          <ChevronLeft />
        </button>
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

function stateOf(photo: Photo): string {
  if (photo.state === 'uploaded') return texts.photos.uploaded
  if (photo.state === 'failed') return texts.photos.notUploaded
  if (photo.state === 'waiting') return texts.photos.waiting
  return photo.progress < 1 ? texts.photos.uploading(Math.floor(photo.progress * 100)) : texts.photos.processing
}
