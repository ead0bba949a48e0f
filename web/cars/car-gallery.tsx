import { useRef, useState } from 'react'
import { type CarWithId } from '../../contract/car.ts'
import { carName, picturesOf } from '../../contract/shown-car.ts'
import { texts } from '../texts.ts'
import styles from './car-gallery.module.css'
import { CarPicture } from '../car-parts/car-picture.tsx'
import { GrowingPicture } from '../car-parts/growing-picture.tsx'
import { GalleryDialog } from './gallery-dialog.tsx'
import { usePhotoPosition } from './photo-position.ts'
import { PhotoStage } from './photo-stage.tsx'

/** So many photos have a small one below the stage; the last of these stands for the rest. */
const mostThumbs = 5

/** The photos of a car: one large, small ones below, all in full screen on a press. */
export function CarGallery({ car }: { car: CarWithId }) {
  const pictures = picturesOf(car)
  const count = pictures.length
  const name = carName(car)
  const position = usePhotoPosition(count)
  const [openAt, setOpenAt] = useState<number | null>(null)
  const thumbs = useRef<HTMLDivElement>(null)

  function close(index: number) {
    setOpenAt(null)
    position.show(index)
    const thumb = thumbs.current?.children[Math.min(index, mostThumbs - 1)]
    // The dialog gives the focus back first; then it moves to the photo that was looked at last.
    if (thumb instanceof HTMLElement) requestAnimationFrame(() => thumb.focus())
  }

  if (count === 0) {
    return (
      <div className={styles.gallery}>
        <GrowingPicture carId={car.id}>
          <CarPicture className={styles.alone} carId={car.id} picture={undefined} index={0} alt="" />
        </GrowingPicture>
      </div>
    )
  }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the keys pressed on its buttons */}
      <section className={styles.gallery} aria-label={texts.carPage.photos} onKeyDown={position.step}>
        <div className={styles.main}>
          <GrowingPicture carId={car.id}>
            <PhotoStage position={position} count={count} className={styles.stage}>
              {(index) => (
                <button
                  type="button"
                  className={styles.open}
                  aria-label={texts.carPage.openPhoto(index + 1)}
                  onClick={() => setOpenAt(index)}
                >
                  <CarPicture
                    carId={car.id}
                    picture={pictures[index]}
                    index={index}
                    alt={texts.cars.photoOf(name, index + 1)}
                    preview={car.previews?.[pictures[index] ?? '']}
                    sizes="(width < 960px) 100vw, 800px"
                    {...(index === 0 && { fetchPriority: 'high' })}
                  />
                </button>
              )}
            </PhotoStage>
          </GrowingPicture>
          {count > 1 && <span className={styles.position}>{texts.cars.photoPosition(position.index + 1, count)}</span>}
        </div>
        {count > 1 && (
          <div ref={thumbs} className={styles.thumbs}>
            {pictures.slice(0, mostThumbs).map((picture, index) => {
              const more = index === mostThumbs - 1 ? count - mostThumbs : 0
              return (
                <button
                  key={picture}
                  type="button"
                  aria-label={more > 0 ? texts.carPage.openPhoto(index + 1) : texts.carPage.photoNumber(index + 1)}
                  aria-current={index === Math.min(position.index, mostThumbs - 1) || undefined}
                  onClick={() => (more > 0 ? setOpenAt(index) : position.show(index))}
                >
                  <CarPicture carId={car.id} picture={picture} index={index} alt="" sizes="150px" />
                  {more > 0 && <span className={styles.more}>{texts.carPage.morePhotos(more)}</span>}
                </button>
              )
            })}
          </div>
        )}
      </section>
      {openAt !== null && <GalleryDialog car={car} pictures={pictures} startAt={openAt} onClose={close} />}
    </>
  )
}
