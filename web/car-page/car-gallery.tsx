import { Suspense, useRef, useState } from 'react'
import { type CarWithId } from '../../contract/car.ts'
import { carName, picturesOf } from '../../contract/shown-car.ts'
import { texts } from '../texts.ts'
import { usePhotoPosition } from '../car-parts/photo-position.ts'
import { neededPart } from '../lazy-part.tsx'
import styles from './car-gallery.module.css'
import { CarPicture } from '../car-parts/car-picture.tsx'
import { GrowingPicture } from '../car-parts/growing-picture.tsx'
import { PhotoStage } from '../car-parts/photo-stage.tsx'

const loadDialog = () => import('../car-parts/gallery-dialog.tsx')
const GalleryDialog = neededPart(async () => (await loadDialog()).GalleryDialog)

/** Thumbnails below the stage; the last one leads to all other photos. */
const maxThumbs = 5

/** The photos of a car: one large, thumbnails below, and all in full screen after a press. */
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
    const thumb = thumbs.current?.children[Math.min(index, maxThumbs - 1)]
    // The dialog returns the focus first; then it moves to the photo that was shown last.
    if (thumb instanceof HTMLElement) requestAnimationFrame(() => thumb.focus())
  }

  if (count === 0) return <NoPhotos carId={car.id} />
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles the keys of its buttons */}
      <section
        className={styles.gallery}
        aria-label={texts.carPage.photos}
        onKeyDown={position.step}
        // A pointer on a photo is likely to open it.
        onPointerEnter={() => void loadDialog().catch(() => {})}
      >
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
                    {...(index === 0 && { fetchPriority: 'high', hasSmall: true })}
                  />
                </button>
              )}
            </PhotoStage>
          </GrowingPicture>
          {count > 1 && <span className={styles.position}>{texts.cars.photoPosition(position.index + 1, count)}</span>}
        </div>
        {count > 1 && (
          <div ref={thumbs} className={styles.thumbs}>
            <Thumbs
              carId={car.id}
              pictures={pictures}
              shown={position.index}
              onShow={position.show}
              onOpen={setOpenAt}
            />
          </div>
        )}
      </section>
      {openAt !== null && (
        <Suspense>
          <GalleryDialog
            carId={car.id}
            name={name}
            pictures={pictures}
            startAt={openAt}
            ownerId={car.owner_id}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}

function NoPhotos({ carId }: { carId: string }) {
  return (
    <div className={styles.gallery}>
      <GrowingPicture carId={carId}>
        {/* The ground is apart: the drawn car is seen through a filter. */}
        <div className={styles.alone}>
          <CarPicture carId={carId} picture={undefined} index={0} alt="" />
        </div>
      </GrowingPicture>
    </div>
  )
}

interface ThumbsProps {
  carId: string
  pictures: readonly string[]
  /** The index of the large photo. */
  shown: number
  onShow: (index: number) => void
  onOpen: (index: number) => void
}

function Thumbs({ carId, pictures, shown, onShow, onOpen }: ThumbsProps) {
  const last = maxThumbs - 1
  return pictures.slice(0, maxThumbs).map((picture, index) => {
    const more = index === last ? pictures.length - maxThumbs : 0
    return (
      <button
        key={picture}
        type="button"
        aria-label={more > 0 ? texts.carPage.openPhoto(index + 1) : texts.carPage.photoNumber(index + 1)}
        aria-current={index === Math.min(shown, last) || undefined}
        onClick={() => (more > 0 ? onOpen(index) : onShow(index))}
      >
        <CarPicture carId={carId} picture={picture} index={index} alt="" sizes="150px" />
        {more > 0 && <span className={styles.more}>{texts.carPage.morePhotos(more)}</span>}
      </button>
    )
  })
}
