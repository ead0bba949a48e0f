import { X } from 'lucide-react'
import { awaitAddresses, choosePhotos, dropPhoto, retryPhoto, usePhotos } from '../photos/chosen-photos.ts'
import { texts } from '../texts.ts'
import styles from './chosen-photos.module.css'

/** Photos for the next message with their progress; its file comes with the first one. */
export function ChosenPhotos({ keys, onRemove }: { keys: readonly string[]; onRemove: (key: string) => void }) {
  const photos = usePhotos(keys)
  return (
    <ul className={styles.photos} aria-label={texts.chat.chosenPhotos}>
      {photos.map(({ key, preview, state, progress, sentence, canRetry }, place) => (
        <li key={key} data-state={state}>
          <img src={preview} alt={texts.photos.photo(place + 1)} />
          {state !== 'uploaded' && state !== 'failed' && (
            <progress
              max={1}
              value={state === 'shrinking' ? undefined : progress}
              aria-label={texts.photos.photo(place + 1)}
            />
          )}
          <button type="button" aria-label={texts.photos.remove(place + 1)} onClick={() => onRemove(key)}>
            <X />
          </button>
          {state === 'failed' && (
            <p role="alert">
              {sentence}{' '}
              {canRetry && (
                <button type="button" onClick={() => retryPhoto(key)}>
                  {texts.frame.tryAgain}
                </button>
              )}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Begins to upload files; answers their keys. */
export function beginPhotos(files: readonly File[]): string[] {
  return choosePhotos(files)
}

/** The addresses of photos, once all of them are uploaded. */
export async function addressesOf(keys: readonly string[]): Promise<string[]> {
  return awaitAddresses(keys)
}

/** Lets go of photos that were sent or taken back. */
export function letPhotosGo(keys: readonly string[]): void {
  for (const key of keys) dropPhoto(key)
}
