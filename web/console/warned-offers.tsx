import { useInfiniteQuery } from '@tanstack/react-query'
import { type WarnedOffer } from '../../contract/radar.ts'
import { LoadFailure } from '../load-failure.tsx'
import { href } from '../router/address.ts'
import { texts } from '../texts.ts'
import { LoadMore } from '../ui/load-more.tsx'
import { warnedOffersQuery } from './console-queries.ts'
import { Mark, PartCard } from './found-rows.tsx'
import styles from './parts.module.css'
import rows from './rows.module.css'
import { SignList } from './sign-list.tsx'

const words = texts.consoleRadar

/** Offers whose readers are warned of their words; what is done about one is done in its file. */
export function WarnedOffers() {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(warnedOffersQuery)
  const offers = data?.pages.flatMap((page) => page.offers)
  return (
    <PartCard title={words.offers}>
      <p className={styles.hint}>{words.offersHint}</p>
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {offers?.length === 0 && !hasNextPage && <p>{words.noTalks}</p>}
      <ul className={rows.rows}>
        {offers?.map((offer) => (
          <Row key={offer.id} offer={offer} />
        ))}
      </ul>
      {hasNextPage && (
        <LoadMore label={words.moreOffers} isLoading={isFetchingNextPage} onLoad={() => void fetchNextPage()} />
      )}
    </PartCard>
  )
}

function Row({ offer: { id, name, owner, signs, points, at, isHidden } }: { offer: WarnedOffer }) {
  return (
    <li>
      <div>
        <a href={href('consolePart', { part: 'find', offer: id })}>{words.offerOf(owner.username, name)}</a>
        <Mark>{words.points(points)}</Mark>
        {isHidden && <Mark>{texts.consoleFind.hidden}</Mark>}
      </div>
      <SignList rules={signs} />
      {at > 0 && <p>{texts.consoleFind.moment(at)}</p>}
    </li>
  )
}
