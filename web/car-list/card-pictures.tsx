import { Camera } from 'lucide-react'
import { Suspense, useState } from 'react'
import { type CarWithId } from '../../contract/car.ts'
import { carName, picturesOf } from '../../contract/shown-car.ts'
import { href } from '../router/address.ts'
import { texts } from '../texts.ts'
import { CarPicture } from '../car-parts/car-picture.tsx'
import { GrowingPicture } from '../car-parts/growing-picture.tsx'
import { classNames } from '../ui/class-names.ts'
import { optionalPart } from '../lazy-part.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { usePhotoPosition } from '../car-parts/photo-position.ts'
import styles from './card-pictures.module.css'

// Nobody sees them before a pointer hovers.
const CardArrows = optionalPart(async () => (await import('./card-arrows.tsx')).CardArrows)

interface CardPicturesProps {
  car: CarWithId
  /** Among the first cards of the page, whose pictures are visible at once. */
  isFirst: boolean
}

/**
 * The photos of a car on its card; a swipe shows the next, a press opens the offer. Only the cover loads until somebody
 * reaches for the others.
 */
export function CardPictures({ car, isFirst }: CardPicturesProps) {
  const count = picturesOf(car).length
  const { stage, index: shown, show, step, follow } = usePhotoPosition(count)
  const [isAwake, setIsAwake] = useState(false)
  const wake = () => setIsAwake(true)
  if (count < 2) {
    return (
      <>
        <GrowingPicture carId={car.id}>
          <CardPhoto car={car} index={0} isFirst={isFirst} />
        </GrowingPicture>
        {count > 0 && <PhotoCount shown={0} count={count} />}
      </>
    )
  }
  return (
    <>
      <GrowingPicture carId={car.id}>
        {/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex -- what scrolls can be reached and moved by the keyboard */}
        <div
          ref={stage}
          className={classNames(styles.row, isAwake && styles.awake)}
          role="group"
          aria-label={texts.cars.photosOf(carName(car), count)}
          tabIndex={0}
          onFocus={wake}
          // Movement, not entering, because cards that scroll by below a resting pointer must stay asleep.
          onPointerMove={wake}
          onPointerDown={wake}
          onKeyDown={step}
          onScroll={() => {
            wake()
            follow()
          }}
        >
          {/* The photo after the cover is there from the start, so that the first swipe has a target. */}
          {Array.from({ length: isAwake ? count : 2 }, (_, index) => (
            <CardPhoto
              key={index}
              car={car}
              index={index}
              isFirst={isFirst && index === 0}
              isWanted={index === 0 || (isAwake && Math.abs(index - shown) <= 1)}
            />
          ))}
        </div>
        {/* oxlint-enable */}
      </GrowingPicture>
      {isAwake && (
        <Suspense>
          <CardArrows onPrevious={() => show(shown - 1)} onNext={() => show(shown + 1)} />
        </Suspense>
      )}
      <PhotoCount shown={shown} count={count} />
    </>
  )
}

function PhotoCount({ shown, count }: { shown: number; count: number }) {
  return (
    <span className={styles.count}>
      <Camera />
      <span aria-hidden="true">{texts.cars.photoPosition(shown + 1, count)}</span>
      <VisuallyHidden>{texts.cars.photoCount(count)}</VisuallyHidden>
    </span>
  )
}

interface CardPhotoProps extends CardPicturesProps {
  index: number
  isWanted?: boolean
}

function CardPhoto({ car, index, isFirst, isWanted = true }: CardPhotoProps) {
  const picture = picturesOf(car)[index]
  const name = carName(car)
  return (
    <div className={styles.slide}>
      {isWanted && (
        <CarPicture
          carId={car.id}
          picture={picture}
          index={index}
          alt={index === 0 ? name : texts.cars.photoOf(name, index + 1)}
          preview={car.previews?.[picture ?? '']}
          sizes="(width < 620px) 94vw, (width < 940px) 46vw, 296px"
          {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        />
      )}
      {/* For pointers; keyboards and screen readers use the card's own link, which covers what is below the picture. */}
      <a
        className={styles.open}
        href={href('car', { themeId: car.id })}
        tabIndex={-1}
        aria-hidden="true"
        draggable={false}
      />
    </div>
  )
}
