import { Info } from 'lucide-react'
import { type CarWithId } from '../../contract/car.ts'
import { carsLike } from '../car-parts/cars-like.ts'
import { href } from '../router/address.ts'
import { texts } from '../texts.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'

/** Says that an offer is reserved, sold, paused or expired; what that means to buyers is said to them only. */
export function StateBanner({ car, isOwn = false }: { car: CarWithId; isOwn?: boolean }) {
  if (car.state === undefined) return null
  const [when, what] = texts.offerState.banners[car.state]
  return (
    <Notice
      role="status"
      icon={<Info />}
      actions={
        car.state === 'sold' && !isOwn ? (
          <ButtonLink variant="secondary" size="small" href={href('cars', carsLike(car))}>
            {texts.sales.similar}
          </ButtonLink>
        ) : undefined
      }
    >
      <strong>{when(new Date(car.stateAt ?? 0))}</strong> {!isOwn && what}
    </Notice>
  )
}
