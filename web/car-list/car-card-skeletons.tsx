import card from '../ui/card.module.css'
import { LoadingStatus } from '../ui/loader.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import grid from './car-grid.module.css'
import styles from './car-card-skeletons.module.css'

/** Eight placeholders for loading cards. */
export function CarCardSkeletons() {
  return (
    <div className={grid.grid} aria-busy="true">
      <LoadingStatus />
      {Array.from({ length: 8 }, (_, place) => (
        <div key={place} className={card.card}>
          <Skeleton aspectRatio="16 / 10" />
          <div className={styles.body}>
            <Skeleton width="64%" height={26} />
            <Skeleton width="78%" height={22} />
            <Skeleton width="48%" height={22} />
            <Skeleton width="100%" height={32} />
          </div>
        </div>
      ))}
    </div>
  )
}
