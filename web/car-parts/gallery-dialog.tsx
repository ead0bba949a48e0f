import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { pictureAddress } from '../../contract/photo.ts'
import { useReport } from '../report-parts/report-dialog-part.tsx'
import { addStep } from '../router/step-in-history.ts'
import { useSession } from '../session.ts'
import { texts } from '../texts.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { CarPicture } from '../car-parts/car-picture.tsx'
import { usePhotoPosition } from '../car-parts/photo-position.ts'
import styles from './gallery-dialog.module.css'
import { PhotoStage } from './photo-stage.tsx'
import { ZoomedSlide } from './zoomed-slide.tsx'

interface GalleryDialogProps {
  /** Of linked pictures. */
  carId: string
  /** What the photos show, or who sent them. */
  name: string
  pictures: readonly string[]
  startAt: number
  /** The owner of an offer, whose photos others can report. */
  ownerId?: string
  /** Receives the index of the photo that was shown last. */
  onClose: (index: number) => void
}

/** All photos of a car or of a message in full screen. */
export function GalleryDialog({ carId, name, pictures, startAt, ownerId, onClose }: GalleryDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const strip = useRef<HTMLUListElement>(null)
  const titleId = useId()
  const position = usePhotoPosition(pictures.length)
  const { index } = position

  const begin = useEffectEvent(() => position.show(startAt))
  useEffect(() => {
    dialog.current?.showModal()
    begin()
  }, [])

  // Back closes the photos, not the page below them.
  useEffect(() => addStep(() => dialog.current?.close()), [])

  useEffect(() => {
    strip.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [index])

  const myId = useSession()?.userId
  const shown = pictures[index] ?? ''
  const { openReport, reportDialog } = useReport({
    kind: 'photo',
    targetId: `${carId} ${pictureAddress(carId, shown, index, 480)}`,
    name: texts.cars.photoOf(name, index + 1),
    path: pictureAddress(carId, shown, index, 1600),
  })

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles the keys of its buttons */}
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-labelledby={titleId}
        onClose={() => onClose(index)}
        onKeyDown={position.step}
      >
        <div className={styles.head}>
          <h2 id={titleId}>{name}</h2>
          <span role="status" className={styles.position}>
            {texts.cars.photoPosition(index + 1, pictures.length)}
          </span>
          {ownerId !== undefined && ownerId !== myId && (
            <button type="button" className={styles.report} aria-haspopup="dialog" onClick={openReport}>
              {texts.reportButton.report}
            </button>
          )}
          <IconButton
            className={styles.close}
            label={texts.carPage.closePhotos}
            icon={<X />}
            onClick={() => dialog.current?.close()}
          />
        </div>
        <PhotoStage position={position} count={pictures.length} className={styles.stage}>
          {(place) => (
            <ZoomedSlide isShown={place === index} onSwipeDown={() => dialog.current?.close()}>
              <CarPicture
                className={styles.picture}
                carId={carId}
                picture={pictures[place]}
                index={place}
                alt={texts.cars.photoOf(name, place + 1)}
                sizes="100vw"
                draggable={false}
              />
            </ZoomedSlide>
          )}
        </PhotoStage>
        {pictures.length > 1 && (
          <ul ref={strip} className={styles.strip} aria-label={texts.carPage.allPhotos}>
            {pictures.map((picture, place) => (
              <li key={picture}>
                <button
                  type="button"
                  aria-label={texts.carPage.photoNumber(place + 1)}
                  aria-current={place === index || undefined}
                  onClick={() => position.show(place)}
                >
                  <CarPicture carId={carId} picture={picture} index={place} alt="" sizes="92px" loading="lazy" />
                </button>
              </li>
            ))}
          </ul>
        )}
      </dialog>
      {reportDialog}
    </>
  )
}
