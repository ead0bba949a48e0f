import { type CarWithId } from '../../contract/car.ts'
import { href } from '../router/address.ts'
import { texts } from '../texts.ts'
import { Notice } from '../ui/notice.tsx'

/** Says which offers of other sellers show the same photos: why that may be is for them to say. */
export function SamePhotos({ car }: { car: CarWithId }) {
  return (car.samePhotos ?? []).map(({ count, at, carId }, index) => (
    <Notice
      key={carId ?? index}
      role="note"
      {...(carId !== undefined && {
        actions: <a href={href('compare', { ids: `${car.id},${carId}` })}>{texts.photos.showBoth}</a>,
      })}
    >
      {texts.photos.sameElsewhere(count, new Date(at))}
    </Notice>
  ))
}
