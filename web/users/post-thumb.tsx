import { href } from '../router/address.ts'
import { useState } from 'react'
import { type CarWithId } from '../../contract/car.ts'
import { isAsked } from '../../contract/car-state.ts'
import { carName, picturesOf } from '../../contract/shown-car.ts'
import { pictureAddress } from '../../contract/photo.ts'
import { texts } from '../texts.ts'
import silhouette from '../ui/pictures/cutout-hatchback.svg'
import styles from './posts.module.css'

/** One offer: its cover with the name on it, its state when it is not for sale, and its owner is asked. Without a picture, or with a dead one, a silhouette stands there. */
export function PostThumb({ car }: { car: CarWithId }) {
  const [isBroken, setIsBroken] = useState(false)
  const cover = picturesOf(car)[0]
  const [now] = useState(Date.now)
  const { states, stillForSale } = texts.offerState
  const mark = car.state ? states[car.state] : isAsked(car.expiresAt, now) ? stillForSale : undefined
  const hasPicture = cover !== undefined && !isBroken
  return (
    <a href={href('car', { themeId: car.id })} className={styles.thumb}>
      <img
        src={hasPicture ? pictureAddress(car.id, cover, 0, 480) : silhouette}
        data-silhouette={!hasPicture || undefined}
        alt=""
        loading="lazy"
        onError={() => setIsBroken(true)}
      />
      <span>{carName(car)}</span>
      {mark !== undefined && <strong>{mark}</strong>}
    </a>
  )
}
