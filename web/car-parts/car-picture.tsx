import { useState, type ComponentProps } from 'react'
import { photos } from '../../contract/limits.ts'
import { pictureAddress } from '../../contract/photo.ts'
import silhouette from '../ui/pictures/cutout-sedan.svg'
import { classNames } from '../ui/class-names.ts'
import styles from './car-picture.module.css'

interface CarPictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet'> {
  carId: string
  /** The picture as the car names it; none shows the silhouette. */
  picture: string | undefined
  /** Its place among the car's pictures. */
  index: number
  alt: string
}

/** A picture of a car in the width that fits; a silhouette when there is none or it cannot be loaded. */
export function CarPicture({ carId, picture, index, alt, className, ...rest }: CarPictureProps) {
  const [broken, setBroken] = useState<string | null>(null)
  if (picture === undefined || picture === broken) {
    return (
      <img className={classNames(className, styles.silhouette)} src={silhouette} alt={alt} width={480} height={300} />
    )
  }
  return (
    <img
      key={picture}
      decoding="async"
      {...rest}
      className={className}
      src={pictureAddress(carId, picture, index, 960)}
      srcSet={photos.widths.map((width) => `${pictureAddress(carId, picture, index, width)} ${width}w`).join(', ')}
      alt={alt}
      width={1600}
      height={1000}
      onError={() => setBroken(picture)}
    />
  )
}
