import { useInfiniteQuery } from '@tanstack/react-query'
import { isListed } from '../../contract/car-state.ts'
import { type CarWithId } from '../../contract/car.ts'
import { type Profile } from '../../contract/user.ts'
import { CarRow } from '../car-parts/car-row.tsx'
import { href } from '../router/address.ts'
import { texts } from '../texts.ts'
import styles from './more-from-seller.module.css'
import { postsQuery } from './people-queries.ts'

/** Maximum shown here; the profile has all of them. */
const maxShown = 8

/** Other offers of this seller. */
export function MoreFromSeller({ car, seller }: { car: CarWithId; seller: Profile | null | undefined }) {
  const { data } = useInfiniteQuery({ ...postsQuery(car.owner_id), enabled: (seller?.posts ?? 0) > 1 })
  const others = (data?.pages.flat() ?? []).filter(({ id, state }) => id !== car.id && isListed(state ?? 'forSale'))
  if (!seller || others.length === 0) return null
  return (
    <section className={styles.section}>
      <h2>{texts.carPage.moreFrom(seller.username)}</h2>
      <CarRow cars={others.slice(0, maxShown)} />
      <a href={href('profile', { id: seller.id })}>{texts.carPage.allOf(seller.username, seller.posts)}</a>
    </section>
  )
}
