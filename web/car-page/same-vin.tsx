import { href } from '../router/address.ts'
import { texts } from '../texts.ts'
import { Notice } from '../ui/notice.tsx'

/** Warns that other offers state the same VIN, so that one of them is wrong. */
export function SameVin({ ids }: { ids: readonly string[] }) {
  return (
    <Notice role="note">
      {texts.facts.sameVin}{' '}
      {ids.map((id, index) => (
        <a key={id} href={href('car', { themeId: id })}>
          {texts.facts.sameVinOffer(index + 1)}
        </a>
      ))}
    </Notice>
  )
}
