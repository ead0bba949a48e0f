import { Suspense, useState } from 'react'
import { type MessagePhoto } from '../../contract/message.ts'
import { pictureAddress } from '../../contract/photo.ts'
import { texts } from '../texts.ts'
import { neededPart } from '../lazy-part.tsx'
import styles from './message-photos.module.css'

const GalleryDialog = neededPart(async () => (await import('../car-parts/gallery-dialog.tsx')).GalleryDialog)

/** The photos of a message; a press shows them in full screen. */
export function MessagePhotos({ photos, sender }: { photos: MessagePhoto[] | undefined; sender: string }) {
  const [openAt, setOpenAt] = useState<number | null>(null)
  if (!photos) return null
  return (
    <>
      <ul className={styles.photos} data-single={photos.length === 1 || undefined}>
        {photos.map(({ address }, place) => (
          <li key={address}>
            <button type="button" onClick={() => setOpenAt(place)}>
              <img
                src={pictureAddress('', address, place, 480)}
                alt={texts.chat.photoOf(sender, place + 1)}
                loading="lazy"
                decoding="async"
              />
            </button>
          </li>
        ))}
      </ul>
      {openAt !== null && (
        <Suspense>
          <GalleryDialog
            carId=""
            name={sender}
            pictures={photos.map(({ address }) => address)}
            startAt={openAt}
            onClose={() => setOpenAt(null)}
          />
        </Suspense>
      )}
    </>
  )
}
