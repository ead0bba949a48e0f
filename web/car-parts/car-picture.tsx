import { useEffect, useEffectEvent, useRef, useState, type ComponentProps } from 'react'
import { photos } from '../../contract/limits.ts'
import { pictureAddress } from '../../contract/photo.ts'
import silhouette from '../ui/pictures/cutout-sedan.svg'
import { classNames } from '../ui/class-names.ts'
import styles from './car-picture.module.css'
import { LatePreview } from './late-preview.tsx'

interface CarPictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet'> {
  carId: string
  /** The picture's address in the car; without one the silhouette is shown. */
  picture: string | undefined
  /** Index among the car's pictures. */
  index: number
  alt: string
  /** Shown while the picture loads (`Car.previews`). */
  preview?: string | undefined
  /** Shows the small picture, which a list may have loaded, below the large one. */
  hasSmall?: boolean
}

/** A picture of a car in a fitting width, or a silhouette when there is none or it fails to load. */
export function CarPicture({ picture, ...props }: CarPictureProps) {
  const [broken, setBroken] = useState<string | null>(null)
  if (picture !== undefined && picture !== broken) {
    return <Photo key={picture} picture={picture} {...props} onBroken={() => setBroken(picture)} />
  }
  const className = classNames(props.className, styles.silhouette)
  return <img className={className} src={silhouette} alt={props.alt} width={480} height={300} />
}

interface PhotoProps extends CarPictureProps {
  picture: string
  onBroken: () => void
}

function Photo({ carId, picture, index, alt, preview, hasSmall = false, onBroken, ...rest }: PhotoProps) {
  const image = useRef<HTMLImageElement>(null)
  const say = useEffectEvent(onBroken)

  // It may have failed before the page was hydrated.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) say()
  }, [])

  return (
    <>
      {preview !== undefined && <LatePreview preview={preview} picture={image} />}
      {hasSmall && <img src={pictureAddress(carId, picture, index, 480)} alt="" width={480} height={300} />}
      <img
        ref={image}
        decoding="async"
        {...rest}
        onError={onBroken}
        src={pictureAddress(carId, picture, index, 960)}
        srcSet={photos.widths.map((width) => `${pictureAddress(carId, picture, index, width)} ${width}w`).join(', ')}
        alt={alt}
        width={1600}
        height={1000}
      />
    </>
  )
}
