import { Link } from '@tanstack/react-router'
import { screens } from '../../contract/screens.ts'
import { texts } from '../texts.ts'
import { Notice } from '../ui/notice.tsx'

/** Warns that other offers are of the same vehicle by its VIN: one of them cannot be true. */
export function SameVin({ ids }: { ids: readonly string[] }) {
  return (
    <Notice role="note">
      {texts.facts.sameVin}{' '}
      {ids.map((id, index) => (
        <Link key={id} to={screens.car.path} params={{ themeId: id }}>
          {texts.facts.sameVinOffer(index + 1)}
        </Link>
      ))}
    </Notice>
  )
}
