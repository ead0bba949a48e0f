import { type RefObject } from 'react'
import { type Photo } from './chosen-photos.ts'
import { usePhotoDrag } from './photo-drag.ts'
import styles from './photo-picker.module.css'
import { PhotoTile } from './photo-tile.tsx'

interface PhotoTilesProps {
  list: RefObject<HTMLUListElement | null>
  photos: readonly Photo[]
  /** Moves a photo under the pointer, which keeps the focus where it is. */
  onDrag: (from: number, to: number) => void
  onMove: (from: number, to: number) => void
  onRemove: (key: string, place: number) => void
}

/** The chosen photos, which can be dragged, moved and removed. */
export function PhotoTiles({ list, photos, onDrag, onMove, onRemove }: PhotoTilesProps) {
  const drag = usePhotoDrag(list, { keys: photos.map(({ key }) => key), onMove: onDrag })
  return (
    <ul ref={list} className={styles.tiles}>
      {photos.map((photo, place) => (
        <PhotoTile
          key={photo.key}
          photo={photo}
          place={place}
          count={photos.length}
          isDragged={drag.draggedKey === photo.key}
          onGrab={(event) => drag.begin(photo.key, event)}
          onMove={(to) => onMove(place, to)}
          onRemove={() => onRemove(photo.key, place)}
        />
      ))}
    </ul>
  )
}
