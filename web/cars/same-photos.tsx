import { Link } from '@tanstack/react-router'
import { type CarWithId } from '../../contract/car.ts'
import { screens } from '../../contract/screens.ts'
import { texts } from '../texts.ts'
import { Notice } from '../ui/notice.tsx'

/** Says which offers of other sellers show the same photos: why that may be is for them to say. */
export function SamePhotos({ car }: { car: CarWithId }) {
  return (car.samePhotos ?? []).map(({ count, at, carId }, index) => (
    <Notice
      key={carId ?? index}
      role="note"
      {...(carId !== undefined && {
        actions: (
          <Link to={screens.compare.path} search={{ ids: `${car.id},${carId}` }}>
            {texts.photos.showBoth}
          </Link>
        ),
      })}
    >
      {texts.photos.sameElsewhere(count, new Date(at))}
    </Notice>
  ))
}
