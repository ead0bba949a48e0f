import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { type CarWithId } from '../../contract/car.ts'
import { carName } from '../../contract/shown-car.ts'
import { askBeforeLeaving } from '../router/navigate.ts'
import { texts } from '../texts.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { CarPicture } from '../car-parts/car-picture.tsx'
import styles from './gallery-dialog.module.css'
import { usePhotoPosition } from './photo-position.ts'
import { PhotoStage } from './photo-stage.tsx'

interface GalleryDialogProps {
  car: CarWithId
  pictures: readonly string[]
  startAt: number
  /** Says which photo was looked at last. */
  onClose: (index: number) => void
}

/** All photos of a car in full screen. */
export function GalleryDialog({ car, pictures, startAt, onClose }: GalleryDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const strip = useRef<HTMLUListElement>(null)
  const titleId = useId()
  const position = usePhotoPosition(pictures.length)
  const { index } = position
  const name = carName(car)

  const begin = useEffectEvent(() => position.show(startAt))
  useEffect(() => {
    dialog.current?.showModal()
    begin()
  }, [])

  // Whoever presses Back means the photos, not the offer below them.
  useEffect(
    () =>
      askBeforeLeaving((_leave, how) => {
        if (how !== 'traverse' || !dialog.current?.open) return true
        dialog.current?.close()
        return false
      }),
    [],
  )

  useEffect(() => {
    strip.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [index])

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the keys pressed on its buttons
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onClose={() => onClose(index)}
      onKeyDown={position.step}
    >
      <div className={styles.head}>
        <h2 id={titleId}>{name}</h2>
        <output className={styles.position}>{texts.cars.photoPosition(index + 1, pictures.length)}</output>
        <IconButton
          className={styles.close}
          label={texts.carPage.closePhotos}
          icon={<X />}
          onClick={() => dialog.current?.close()}
        />
      </div>
      <PhotoStage position={position} count={pictures.length} className={styles.stage}>
        {(place) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be reached by the keyboard
          <div className={styles.slide} tabIndex={0}>
            <CarPicture
              className={styles.picture}
              carId={car.id}
              picture={pictures[place]}
              index={place}
              alt={texts.cars.photoOf(name, place + 1)}
              sizes="100vw"
            />
          </div>
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
                <CarPicture carId={car.id} picture={picture} index={place} alt="" sizes="92px" loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </dialog>
  )
}
