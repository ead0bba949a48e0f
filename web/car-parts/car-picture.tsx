import { useRef, useState, type ComponentProps } from 'react'
import { photos } from '../../contract/limits.ts'
import { pictureAddress } from '../../contract/photo.ts'
import silhouette from '../ui/pictures/cutout-sedan.svg'
import { classNames } from '../ui/class-names.ts'
import styles from './car-picture.module.css'
import { LatePreview } from './late-preview.tsx'

interface CarPictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet'> {
  carId: string
  /** The picture as the car names it; none shows the silhouette. */
  picture: string | undefined
  /** Its place among the car's pictures. */
  index: number
  alt: string
  /** What stands there while the picture loads (`Car.previews`). */
  preview?: string | undefined
}

/** A picture of a car in the width that fits; a silhouette when there is none or it cannot be loaded. */
export function CarPicture({ picture, ...props }: CarPictureProps) {
  const [broken, setBroken] = useState<string | null>(null)
  if (picture !== undefined && picture !== broken) {
    return <Photo key={picture} picture={picture} {...props} onError={() => setBroken(picture)} />
  }
  const className = classNames(props.className, styles.silhouette)
  return <img className={className} src={silhouette} alt={props.alt} width={480} height={300} />
}

interface PhotoProps extends CarPictureProps {
  picture: string
}

function Photo({ carId, picture, index, alt, preview, ...rest }: PhotoProps) {
  const image = useRef<HTMLImageElement>(null)
  return (
    <>
      {preview !== undefined && <LatePreview preview={preview} picture={image} />}
      <img
        ref={image}
        decoding="async"
        {...rest}
        src={pictureAddress(carId, picture, index, 960)}
        srcSet={photos.widths.map((width) => `${pictureAddress(carId, picture, index, width)} ${width}w`).join(', ')}
        alt={alt}
        width={1600}
        height={1000}
      />
    </>
  )
}
