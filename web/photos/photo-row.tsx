import { Camera } from 'lucide-react'
import { texts } from '../texts.ts'
import { usePhotos } from './chosen-photos.ts'
import { photoFilesId } from './photo-picker.tsx'
import styles from './photo-row.module.css'

/**
 * The photos at the top of the form on a narrow screen, which can be chosen first and upload while the person types.
 */
export function PhotoRow({ keys }: { keys: readonly string[] }) {
  const photos = usePhotos(keys)
  return (
    <div className={styles.row} role="group" aria-label={texts.photos.row}>
      <button type="button" onClick={() => document.getElementById(photoFilesId)?.click()}>
        <Camera />
        {texts.photos.add}
      </button>
      {photos.map((photo, place) => (
        <a key={photo.key} href={`#${photoFilesId}`} data-state={photo.state}>
          <img src={photo.preview} alt={texts.photos.photo(place + 1)} loading="lazy" />
        </a>
      ))}
    </div>
  )
}
