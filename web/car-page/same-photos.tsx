import { type CarWithId } from '../../contract/car.ts'
import { href } from '../router/address.ts'
import { texts } from '../texts.ts'
import { Notice } from '../ui/notice.tsx'

/** Names the offers of other sellers that show the same photos; their sellers may explain it. */
export function SamePhotos({ car }: { car: CarWithId }) {
  return (car.samePhotos ?? []).map(({ count, at, carId }, index) => (
    <Notice
      key={carId ?? index}
      role="note"
      {...(carId !== undefined && {
        actions: <a href={href('compare', { ids: `${car.id},${carId}` })}>{texts.samePhotos.showBoth}</a>,
      })}
    >
      {texts.samePhotos.elsewhere(count, new Date(at))}
    </Notice>
  ))
}
